//! A session: one client from welcome to goodbye.

mod dispatch;

use super::limit::{Bucket, SocketLimits, ping_after};
use super::waiting::{closed, lobby_change};
use super::watching::{FromWatch, WatchEvent, WatchKey, Watching};
use super::{Frame, Out};
use crate::alarm::Alarm;
use crate::tables::{BellSubscription, Caller, Delivery, Subscription, Tables};
use crate::time::milliseconds;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, Sink, SinkExt, Stream, StreamExt};
use higaki_protocol::{
    Answer, ClientFrame, Code, Goodbye, LobbyChange, LobbyFrame, MAX_FRAME, PROTOCOL_VERSION,
    Refusal, ServerFrame, Welcome,
};
use higaki_room::{refuse, refuse_with, text};
use higaki_store::{PersonId, UnixMillis};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::broadcast;

pub(super) struct Session<L> {
    tables: Tables,
    caller: Caller,
    line: L,
    limits: SocketLimits,
    bucket: Bucket,
    rate_violations: u32,
    watching: Watching,
    lobby: Option<broadcast::Receiver<LobbyChange>>,
    muted: BTreeSet<PersonId>,
    heard: UnixMillis,
    /// The time of the oldest frame that the connection has not flushed yet.
    unsent: Option<UnixMillis>,
    alarm: Alarm,
    bells: BellSubscription,
    /// A pending hint, which does not block other requests.
    advice: Option<BoxFuture<'static, Advised>>,
}

/// The id of a request for a hint, and its result.
type Advised = (u64, Result<Answer, Refusal>);

/// The end of a session.
enum Over {
    /// The client disconnected.
    Gone,
    /// The server ends the session.
    Goodbye(Goodbye),
}

impl<L> Session<L>
where
    L: Stream<Item = Frame> + Sink<Out> + Unpin + Send,
{
    pub(super) fn new(tables: Tables, caller: Caller, line: L, limits: SocketLimits) -> Session<L> {
        let now = tables.time().now();
        Session {
            bells: tables.listen(caller.person),
            advice: None,
            alarm: Alarm::new(Arc::clone(tables.time())),
            tables,
            caller,
            line,
            bucket: Bucket::full(&limits, now),
            limits,
            rate_violations: 0,
            watching: Watching::default(),
            lobby: None,
            muted: BTreeSet::new(),
            heard: now,
            unsent: None,
        }
    }

    pub(super) async fn run(&mut self) -> Goodbye {
        let over = match self.welcome().await {
            Ok(()) => self.talk().await,
            Err(over) => over,
        };
        let Over::Goodbye(reason) = over else { return Goodbye::Left };
        let (code, word) = match reason {
            Goodbye::Closing => (1001, "closing"),
            Goodbye::TooSlow => (1008, "too_slow"),
            Goodbye::TooMuch => (1008, "too_much"),
            Goodbye::SessionEnded => (1008, "session_ended"),
            Goodbye::TooLarge => (1009, "too_large"),
            Goodbye::Silent | Goodbye::Left => (1001, "silent"),
        };
        // One deadline for all closing frames. A client that stopped reading has used its time
        // already.
        let deadline = self.send_deadline();
        let (line, alarm) = (&mut self.line, &mut self.alarm);
        let farewell = async {
            line.feed(Out::Text(text(&ServerFrame::Bye { reason }))).await?;
            line.feed(Out::Close { code, reason: word }).await?;
            line.flush().await
        };
        tokio::select! {
            biased;
            _ = farewell => {}
            () = alarm.until(deadline) => {}
        }
        reason
    }

    async fn learn_muted(&mut self) {
        if let Ok(muted) = self.tables.muted_by(self.caller.person).await {
            self.muted = muted.into_iter().collect();
        }
    }

    async fn welcome(&mut self) -> Result<(), Over> {
        Box::pin(self.learn_muted()).await;
        let welcome = Welcome {
            protocol: PROTOCOL_VERSION,
            person: self.caller.person.to_string(),
            games: self.tables.games(),
            levels: self.tables.levels(),
            now: self.now().0,
        };
        self.send(&ServerFrame::Welcome(welcome)).await
    }

    /// The main loop. Frames that are ready together are flushed together, when nothing else is
    /// ready. Biased select, the most frequent source first.
    async fn talk(&mut self) -> Over {
        let mut closed = pin!(closed(self.tables.closing()));
        let mut pinged = false;
        loop {
            let silence =
                if pinged { milliseconds(self.limits.silence) } else { ping_after(&self.limits) };
            let quiet = self.heard.plus(silence);
            let late = self.unsent.map(|since| since.plus(milliseconds(self.limits.send_timeout)));
            let done = tokio::select! {
                biased;
                from = self.watching.next() => self.forward(from).await,
                (table, waiting) = self.bells.next() => {
                    self.send(&ServerFrame::News { table: table.into(), waiting }).await
                }
                () = &mut closed => Err(Over::Goodbye(Goodbye::Closing)),
                (id, answer) = advised(&mut self.advice) => {
                    self.advice = None;
                    self.reply(id, answer).await
                }
                change = lobby_change(&mut self.lobby) => {
                    self.send(&ServerFrame::Lobby(LobbyFrame { change })).await
                }
                frame = read(&mut self.line, &mut self.unsent) => match frame {
                    Ok(frame) => {
                        pinged = false;
                        self.heard = self.now();
                        self.handle_frame(frame).await
                    }
                    Err(over) => Err(over),
                },
                () = self.alarm.until(late.map_or(quiet, |late| late.min(quiet))) => {
                    let now = self.now();
                    // Frames that were unsent when the alarm was set may have been flushed since.
                    if self.unsent.is_some() && late.is_some_and(|late| late <= now) {
                        Err(Over::Goodbye(Goodbye::TooSlow))
                    } else if now < quiet {
                        Ok(())
                    } else if pinged {
                        Err(Over::Goodbye(Goodbye::Silent))
                    } else {
                        pinged = true;
                        self.write(Out::Ping).await
                    }
                }
            };
            if let Err(over) = done {
                return over;
            }
        }
    }

    /// The deadline after which a client that does not read is disconnected.
    fn send_deadline(&self) -> UnixMillis {
        self.unsent.unwrap_or_else(|| self.now()).plus(milliseconds(self.limits.send_timeout))
    }

    fn now(&self) -> UnixMillis {
        self.tables.time().now()
    }

    /// Handles an incoming frame. Every frame counts for the rate limit, and each text is answered
    /// once.
    async fn handle_frame(&mut self, frame: Option<Frame>) -> Result<(), Over> {
        let text = match frame {
            None | Some(Frame::Close) => return Err(Over::Gone),
            Some(Frame::Ended) => return Err(Over::Goodbye(Goodbye::SessionEnded)),
            Some(Frame::TooLarge) => return Err(Over::Goodbye(Goodbye::TooLarge)),
            Some(Frame::Ping | Frame::Pong | Frame::Fragment) => None,
            Some(Frame::Text(text)) => Some(text),
        };
        let now = self.now();
        if !self.bucket.take(&self.limits, now) {
            self.rate_violations += 1;
            if self.rate_violations > self.limits.patience {
                return Err(Over::Goodbye(Goodbye::TooMuch));
            }
            let Some(text) = text else { return Ok(()) };
            return self.send_refusal(id_of(&text), refuse(Code::RateLimited)).await;
        }
        let Some(text) = text else { return Ok(()) };
        if text.len() > MAX_FRAME {
            let details = json!({ "longest": MAX_FRAME });
            return self.send_refusal(None, refuse_with(Code::TooLong, details)).await;
        }
        match serde_json::from_str::<ClientFrame>(&text) {
            Ok(frame) => self.carry_out(frame).await,
            Err(error) => {
                let reason: String = error.to_string().chars().take(200).collect();
                let details = json!({ "reason": reason });
                self.send_refusal(id_of(&text), refuse_with(Code::BadMessage, details)).await
            }
        }
    }

    async fn reply(&mut self, id: u64, answer: Result<Answer, Refusal>) -> Result<(), Over> {
        match answer {
            Ok(answer) => self.send_answer(id, answer).await,
            Err(refusal) => self.send_refusal(Some(id), refusal).await,
        }
    }

    /// Forwards a delivery of a table to the client.
    async fn forward(&mut self, from: FromWatch) -> Result<(), Over> {
        match from.event {
            WatchEvent::Delivery(Delivery::Update { text, .. } | Delivery::Presence(text)) => {
                self.write(Out::Text(text)).await
            }
            WatchEvent::Delivery(Delivery::Said { person, .. }) if self.muted.contains(&person) => {
                Ok(())
            }
            WatchEvent::Delivery(Delivery::Said { text, .. }) => self.write(Out::Text(text)).await,
            WatchEvent::Delivery(Delivery::Ended(refusal)) => {
                self.end_watch(from.key, *refusal).await
            }
            WatchEvent::Interrupted => {
                self.watching.resume(from.key, &self.tables, self.caller);
                Ok(())
            }
            WatchEvent::Resumed(resumed) => self.resume(from.key, resumed).await,
        }
    }

    /// Resumes a watch with the missed happenings, if there are any.
    async fn resume(
        &mut self,
        key: WatchKey,
        resumed: Result<Subscription, Refusal>,
    ) -> Result<(), Over> {
        match resumed {
            Ok(mut subscription) => {
                let nothing_new = self.watching.number(key) == Some(subscription.number);
                let first = std::mem::take(&mut subscription.first);
                self.watching.insert(key, subscription);
                if nothing_new { Ok(()) } else { self.write(Out::Text(first)).await }
            }
            Err(refusal) if refusal.code == Code::Closing.word() => {
                Err(Over::Goodbye(Goodbye::Closing))
            }
            Err(refusal) => self.end_watch(key, refusal).await,
        }
    }

    async fn end_watch(&mut self, (table, seat): WatchKey, refusal: Refusal) -> Result<(), Over> {
        self.watching.remove((table, seat));
        self.send(&ServerFrame::Unwatched { table: table.to_string(), seat, refusal }).await
    }

    async fn send_answer(&mut self, id: u64, answer: Answer) -> Result<(), Over> {
        self.send(&ServerFrame::Ok { id, answer }).await
    }

    async fn send_refusal(&mut self, id: Option<u64>, refusal: Refusal) -> Result<(), Over> {
        self.send(&ServerFrame::Refused { id, refusal }).await
    }

    async fn send(&mut self, frame: &ServerFrame) -> Result<(), Over> {
        self.write(Out::Text(text(frame))).await
    }

    /// Buffers an outgoing frame, which is flushed together with others that are ready.
    async fn write(&mut self, out: Out) -> Result<(), Over> {
        if self.unsent.is_none() {
            self.unsent = Some(self.now());
        }
        let deadline = self.send_deadline();
        // A connection with free buffer takes it at once; only a slow client needs a deadline.
        let mut giving = self.line.feed(out);
        if let Some(taken) = (&mut giving).now_or_never() {
            return taken.map_err(|_| Over::Gone);
        }
        tokio::select! {
            taken = giving => taken.map_err(|_| Over::Gone),
            () = self.alarm.until(deadline) => {
                Err(Over::Goodbye(Goodbye::TooSlow))
            }
        }
    }
}

/// The next incoming frame. Flushes buffered frames while there is none.
async fn read<L>(line: &mut L, unsent: &mut Option<UnixMillis>) -> Result<Option<Frame>, Over>
where
    L: Stream<Item = Frame> + Sink<Out> + Unpin,
{
    poll_fn(|context| {
        if let Poll::Ready(frame) = line.poll_next_unpin(context) {
            return Poll::Ready(Ok(frame));
        }
        if unsent.is_some()
            && let Poll::Ready(sent) = line.poll_flush_unpin(context)
        {
            *unsent = None;
            if sent.is_err() {
                return Poll::Ready(Err(Over::Gone));
            }
        }
        Poll::Pending
    })
    .await
}

/// The id of a request that cannot be parsed, as far as it can be read.
fn id_of(text: &str) -> Option<u64> {
    if text.len() > MAX_FRAME {
        return None;
    }
    serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()
}

/// The result of the pending hint; pending for ever without one.
async fn advised(advice: &mut Option<BoxFuture<'static, Advised>>) -> Advised {
    match advice {
        Some(advice) => advice.await,
        None => std::future::pending().await,
    }
}
