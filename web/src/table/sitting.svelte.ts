/** The player at one table: seats, views, other people, chat. */
import type { Line, TableNews } from "../lib/line";
import { Refused } from "../lib/line";
import { Again, isPassing } from "../lib/again";
import { freshNonce } from "../lib/fair";
import type { ChatLine, OfferKind, Refusal, SeatPlan, TableInfo } from "../lib/protocol/messages";
import { Feed } from "./feed.svelte";

export class Sitting {
  readonly table: string;
  readonly #line: Line;
  readonly #me: () => string;
  readonly #pause: () => number;
  readonly #feeds = new Map<number | null, Feed>();
  #password: string | undefined;
  #closed = false;
  #following: Promise<void> = Promise.resolve();
  readonly #again = new Again();

  /** The feed on the screen: that of one seat, or of a spectator. */
  feed = $state.raw<Feed | null>(null);
  about = $state.raw<TableInfo | null>(null);
  present = $state.raw<readonly number[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The reason why the table cannot be seen. */
  barred = $state.raw<Refusal | null>(null);
  /** Several people play on this device: the hand stays covered until the next one confirms. */
  covered = $state(false);
  /** Called with every new feed, to subscribe to it. */
  onfeed: ((feed: Feed) => void) | null = null;
  onsaid: ((line: ChatLine) => void) | null = null;

  mine = $derived(this.#seatsOf(this.about));

  constructor(line: Line, table: string, me: () => string, pause: () => number) {
    this.#line = line;
    this.table = table;
    this.#me = me;
    this.#pause = pause;
  }

  /** Starts watching, with the password if the table has one. */
  async open(password?: string): Promise<void> {
    this.#password = password;
    try {
      if (!this.feed) await this.#begin(null);
      await this.#following;
      await this.talk();
      this.barred = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.barred = error.refusal;
    }
  }

  close(): void {
    this.#closed = true;
    this.#again.stop();
    for (const feed of this.#feeds.values()) feed.close();
    this.#feeds.clear();
  }

  #seatsOf(about: TableInfo | null): number[] {
    const me = this.#me();
    return (about?.seats ?? []).flatMap(({ holder }, seat) => (holder.kind === "person" && holder.person === me ? [seat] : []));
  }

  async #begin(seat: number | null): Promise<void> {
    const feed = new Feed(this.#line, this.table, seat, this.#pause);
    feed.onnews = (news) => this.#hear(feed, news);
    feed.onunwatched = (refusal) => this.#sentAway(feed, refusal);
    this.#feeds.set(seat, feed);
    this.onfeed?.(feed);
    try {
      await feed.open(this.#password);
    } catch (error) {
      if (this.#feeds.get(seat) === feed) this.#feeds.delete(seat);
      throw error;
    }
    if (this.#closed) feed.close();
  }

  #hear(feed: Feed, news: TableNews): void {
    if (news.type === "presence") this.present = news.present;
    if (news.type === "said") this.#heardSaying(news.line);
    if (news.type !== "table" && news.type !== "update") return;
    if (news.about) {
      this.about = news.about;
      this.present = news.about.seats.flatMap(({ present }, seat) => (present ? [seat] : []));
      this.#follow();
    }
    this.feed ??= feed;
    this.#handOver();
  }

  #heardSaying(line: ChatLine): void {
    if (this.lines.some((known) => known.number === line.number)) return;
    this.lines = [...this.lines, line];
    this.onsaid?.(line);
  }

  #sentAway(feed: Feed, refusal: Refusal): void {
    this.#feeds.delete(feed.seat);
    if (this.feed !== feed) return;
    this.feed = null;
    // A draw of seats may have moved the player.
    if (feed.seat !== null && refusal.code === "not_your_seat") this.#begin(null).catch(() => (this.barred = refusal));
    else this.barred = refusal;
  }

  /** Watches in the current role: the player's seats once the game has begun, otherwise a spectator. */
  #follow(): void {
    this.#following = this.#following.then(async () => {
      const about = this.about;
      if (!about || this.#closed) return;
      const seats: (number | null)[] = about.status === "open" ? [] : this.#seatsOf(about);
      const wanted = seats.length ? seats : [null];
      for (const seat of wanted) if (!this.#feeds.has(seat)) await this.#begin(seat);
      for (const [seat, feed] of this.#feeds) {
        if (wanted.includes(seat)) continue;
        this.#feeds.delete(seat);
        feed.close();
      }
      if (!this.feed || !wanted.includes(this.feed.seat)) this.feed = this.#feeds.get(wanted[0] ?? null) ?? null;
      if (seats.length > 1 && !this.#seen) this.covered = true;
      this.#handOver();
      this.#again.stop();
    }).catch((error: unknown) => {
      if (error instanceof Refused && isPassing(error.refusal)) this.#again.later(() => this.#follow());
    });
  }

  /** Whether the person at the device has confirmed their seat. */
  #seen = false;

  /** The seat of this device that is due: the one on the screen, or the next with a decision. */
  #handOver(): void {
    if (this.#feeds.size < 2 || !this.feed || this.feed.owes()) return;
    const next = [...this.#feeds.values()].find((feed) => feed.owes());
    if (!next || next === this.feed) return;
    this.feed = next;
    this.covered = true;
  }

  /** Uncovers the hand of the seat whose turn it is. */
  uncover(): void {
    this.#seen = true;
    this.covered = false;
  }

  join(seat: number | null, password?: string) {
    const more = password === undefined ? {} : { password };
    return this.#line.ask<"seat">({ type: "join", table: this.table, seat, nonce: freshNonce(), ...more });
  }

  leave = (seat: number | null) => this.#line.ask({ type: "leave", table: this.table, seat });
  arrange = (seats: SeatPlan[]) => this.#line.ask({ type: "arrange", table: this.table, seats });
  shuffle = () => this.#line.ask({ type: "shuffle", table: this.table });
  start = () => this.#line.ask({ type: "start", table: this.table });
  rematch = () => this.#line.ask<"table">({ type: "rematch", table: this.table });
  record = async () => (await this.#line.ask<"record">({ type: "record", table: this.table })).record;
  undo = () => this.#line.ask({ type: "undo", table: this.table, seat: this.#seat() });
  redo = () => this.#line.ask({ type: "redo", table: this.table, seat: this.#seat() });
  propose = (offer: OfferKind) => this.#line.ask({ type: "propose", table: this.table, seat: this.#seat(), offer });
  resume = () => this.#line.ask({ type: "resume", table: this.table, seat: this.#seat() });
  comeBack = (seat: number) => this.#line.ask({ type: "return", table: this.table, seat });
  vote = (seat: number, offer: number, agree: boolean) =>
    this.#line.ask({ type: "vote", table: this.table, seat, offer, agree });
  sayAloud = (text: string) => this.#line.ask({ type: "say", table: this.table, text });

  /** The latest messages, without those of muted people. */
  async talk(): Promise<void> {
    const { lines } = await this.#line.ask<"talk">({ type: "talk", table: this.table });
    this.lines = lines;
  }

  async mute(person: string, silent: boolean): Promise<void> {
    await this.#line.ask({ type: silent ? "mute" : "unmute", person });
    await this.talk();
  }

  #seat(): number {
    return this.feed?.seat ?? this.mine[0] ?? 0;
  }
}
