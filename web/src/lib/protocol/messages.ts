// Made from crates/protocol by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** Who made a choice. */
export type Actor = "person" | "bot";

/** How far the judgement of a game has come. */
export type AnalysisState = "working" | "done";

/** One frame from a client. */
export type Ask = {
/** A number of the client's own; the answer carries it. */
id: number,
/** With a key the same ask is carried out once, however often it is sent. Up to 64 bytes; the last eight of a person at a table are remembered. */
key?: string, } & ({ "type": "create" } & CreateTable
  | { "type": "join" } & JoinTable
  | { "type": "leave" } & AtSeat
  | { "type": "arrange" } & NewTable
  | { "type": "shuffle" } & AtTable
  | { "type": "start" } & AtTable
  | { "type": "rematch" } & AtTable
  | { "type": "watch" } & WatchTable
  | { "type": "unwatch" } & AtSeat
  | { "type": "play" } & PlayChoice
  | { "type": "preview" } & PlayChoice
  | { "type": "hint" } & HintFor
  | { "type": "undo" } & AtSeat
  | { "type": "redo" } & AtSeat
  | { "type": "propose" } & ProposeTo
  | { "type": "vote" } & Vote
  | { "type": "resume" } & AtSeat
  | { "type": "return" } & AtSeat
  | { "type": "position" } & PositionAt
  | { "type": "history" } & HistoryOf
  | { "type": "record" } & AtTable
  | { "type": "analyse" } & AtSeat
  | { "type": "say" } & SaySomething
  | { "type": "talk" } & TalkSince
  | { "type": "mute",
/** Whom. */
person: string, }
  | { "type": "unmute",
/** Whom. */
person: string, }
  | { "type": "watch_lobby" }
  | { "type": "unwatch_lobby" }
  | { "type": "ping" });

/** A seat at a table. */
export type AtSeat = {
/** Which table. */
table: string,
/** Which seat; none where that makes sense: all of mine, or a spectator. */
seat?: number | null, };

/** A table, by its id. */
export type AtTable = {
/** Which table. */
table: string, };

/** Why a bot took over. */
export type Cause = "time" | "left";

/** A line of chat. */
export type ChatLine = {
/** Its number at the table. */
number: number,
/** Who said it. */
person: string,
/** The name as it is now; empty if that person is gone. */
name: string,
/** Whether this person is a guest: others may have the same name. Left out for accounts. */
guest?: boolean,
/** The words. */
text: string,
/** When, in milliseconds since 1970. */
at: number, };

/** How much time everybody has. */
export type Clock = { "kind": "none" }
  | { "kind": "live",
/** The bank, in seconds. */
bank: number,
/** What comes back after a turn, in seconds, never beyond the bank. */
increment: number, }
  | { "kind": "correspondence",
/** How many. */
hours: number, };

/** The clocks of a game. */
export type Clocks = {
/** When `left` was true, in milliseconds since 1970. */
at: number,
/** What every seat has left, in milliseconds. */
left: number[],
/** Whose clock is running since then. */
running: Array<number>, };

/** The words of refusals that do not come from the rules of a game. */
export type Code = "bad_message" | "too_long" | "rate_limited" | "too_many_watched" | "too_many_shows" | "too_many_tables" | "too_many_guesses" | "too_many_mutes" | "too_many_invitations" | "bad_value" | "unknown_table" | "unknown_game" | "unknown_level" | "unknown_lesson" | "unknown_person" | "other_rules" | "wrong_number_of_players" | "bad_options" | "bad_settings" | "rated_custom_data" | "wrong_password" | "may_not_watch" | "may_not_talk" | "may_not_invite" | "no_such_seat" | "not_your_seat" | "seat_taken" | "table_full" | "one_seat_only" | "host_only" | "accounts_only" | "seats_open" | "already_begun" | "not_begun" | "over" | "not_over" | "paused" | "not_paused" | "stand_in" | "no_stand_in" | "out_of_time" | "stale" | "nothing_owed" | "hints_forbidden" | "undo_forbidden" | "offer_pending" | "no_such_offer" | "no_such_position" | "closing" | "busy" | "interrupted";

/** Asks for a new table. What it does not know it refuses: a misspelt `visibility` would make a public table. */
export type CreateTable = {
/** The word for the game. */
game: string,
/** The options of the game; none are those of the printed rules. */
options?: unknown,
/** One for each seat; a lesson brings its own. */
seats: Array<SeatPlan>,
/** Everything else that is agreed on. */
settings: Settings,
/** Who may find it. */
visibility: Visibility,
/** One needs it to come in. */
password?: string,
/** The lesson to begin with, as the list of lessons names it. It settles everything else. */
lesson?: string, };

/** One choice of a finished game, judged by what the player could know then. */
export type Decided = {
/** The number of the choice in the record, counted from 1. */
number: number,
/** After so many choices that the viewer knows of he saw what came of it. */
at: number,
/** Who chose. */
seat: number,
/** What, in notation. */
choice: string,
/** What would have been best, in notation. */
best: string,
/** The winning chance before the choice, from 0 to 1: that of the best one. */
chance: number,
/** What the choice cost of it. */
loss: number,
/** What the things shown because of it brought every seat, in winning chance. */
luck: Array<number>, };

/** What lets everybody check the deal. */
export type Fairness = {
/** The hash of the server's secret, known before anybody chose a nonce. */
commitment: string,
/** What every seat added, in seat order; 64 zeros where nobody chose one. */
nonces: Array<string>,
/** The secret, once the game is over. */
secret?: string, };

/** A game that can be played here. */
export type GameInfo = {
/** The word for it. */
game: string,
/** The version of its rules. */
rules_version: number,
/** The fewest players. */
min_players: number,
/** The most players. */
max_players: number, };

/** A game in progress, as one viewer sees it. */
export type GameStatus = {
/** How many choices this viewer knows to have been made. What others do in private does not count for him, so the number may differ from seat to seat. */
moves: number,
/** How many of them a spectator knows of: what a link to this position says. */
public_moves: number,
/** The table as the viewer sees it. */
view: unknown,
/** Who owes which decision; nobody once the game is over. */
deciding: Array<Owed>,
/** The choices of the viewer in notation; none if the viewer owes no decision. */
choices: Array<string>,
/** Whether the viewer may take back his last choice on his own. */
may_undo: boolean,
/** Whether the viewer may play again what was taken back. */
may_redo: boolean,
/** What everybody is asked for. */
offer: Offer | null,
/** The clocks, if the table has any. */
clocks: Clocks | null,
/** How the game ended. */
outcome?: Placed,
/** Where everybody's points came from, at the end. */
breakdown?: unknown, };

/** Why the server ends a socket. */
export type Goodbye = "closing" | "too_slow" | "too_much" | "silent" | "session_ended" | "too_large" | "left";

/** Advice on one choice. */
export type Hint = {
/** The choice in notation. */
text: string,
/** The same as data. */
choice: unknown,
/** The winning chance that it gives, from 0 to 1. */
chance: number,
/** The points that can be expected at the end. */
points?: number,
/** Where choices are sealed: how often to play it, from 0 to 1. */
share?: number,
/** What speaks for it, as a word of the game: `<game>-reason-<word>` in `locales/`. */
reason?: string, };

/** Asks for advice. */
export type HintFor = {
/** Which table. */
table: string,
/** For which seat. */
seat: number,
/** How many choices at most; three if nobody says. */
most?: number, };

/** Asks what happened. */
export type HistoryOf = {
/** Which table. */
table: string,
/** As which seat; none as a spectator. */
seat?: number | null,
/** From the events of this choice on; 0 is the deal. */
from: number, };

/** Whose seat it is. */
export type Holder = { "kind": "open" }
  | { "kind": "reserved",
/** Whom. */
person: string,
/** The name as it is now; empty if that person is gone. */
name: string,
/** Whether this person is a guest: others may have the same name. Left out for accounts. */
guest?: boolean, }
  | { "kind": "person",
/** Who. */
person: string,
/** The name as it is now; empty if that person is gone. */
name: string,
/** Whether this person is a guest: others may have the same name. Left out for accounts. */
guest?: boolean, }
  | { "kind": "bot",
/** How strong. */
level: string, };

/** Asks for a seat. */
export type JoinTable = {
/** Which table. */
table: string,
/** Which seat; none is any that is free. */
seat?: number | null,
/** The password of the table, if it has one. */
password?: string,
/** 64 hexadecimal digits, chosen by lot after the commitment was seen. */
nonce?: string, };

/** A table in a list. */
export type Listed = {
/** Its id, fit for a link. */
table: string,
/** The word for the game. */
game: string,
/** The options of the game, without component data. */
options: unknown,
/** The SHA-256 of the host's own component data; absent with the data that comes with the game. */
custom_data?: string,
/** How it stands. */
status: string,
/** Who may find it. */
visibility: Visibility,
/** Whether one needs a password to come in. */
locked: boolean,
/** Everybody's place. */
seats: Array<Holder>,
/** Everything else that was agreed on. */
settings: Settings,
/** Who owes a decision. */
deciding: Array<number>,
/** My seats; empty in the lobby. */
mine: Array<number>,
/** Whether it was played by rules that this server does not know: nobody can look at it or go on with it here. One can leave it, and download its record if it came to its end. */
other_rules: boolean,
/** Whether the game waits for me. */
waiting: boolean,
/** When it was made, in milliseconds since 1970. */
created_at: number,
/** When something last happened. */
active_at: number, };

/** Something changed in the lobby. */
export type LobbyNews = { "change": "table",
/** How it is now. */
listed: Listed, }
  | { "change": "gone",
/** Which. */
table: string, }
  | { "change": "everything" };

/** A part of a list. */
export type LobbyPage = {
/** The tables. */
tables: Array<Listed>,
/** Where to go on, if there may be more. */
next?: string, };

/** The events of one choice as a viewer saw them. */
export type Moment = {
/** After so many choices that the viewer knows of; 0 is the deal. */
at: number,
/** After so many choices that a spectator knows of. */
public_at: number,
/** Who chose; nobody in the deal. */
seat: number | null,
/** What happened. */
events: unknown[], };

/** The seats of a table as its host wants them. */
export type NewTable = {
/** Which table. */
table: string,
/** One for each seat. People who sit at the table may be put anywhere; others stay out. */
seats: Array<SeatPlan>, };

/** Something that happened, with its number in the sequence of one viewer. */
export type Numbered = {
/** Counts what this viewer could notice, from 1 on, without gaps. */
number: number,
/** When, in milliseconds since 1970. */
at: number, } & ({ "happened": "joined",
/** Which. */
seat: number,
/** Who. */
person: string, }
  | { "happened": "left",
/** Which. */
seat: number,
/** Who. */
person: string, }
  | { "happened": "arranged" }
  | { "happened": "started",
/** The events of the deal, as the viewer sees them. */
events: unknown[], }
  | { "happened": "played",
/** Whose choice. */
seat: number,
/** Who made it. */
by: Actor,
/** How many choices the viewer knows of now. */
moves: number,
/** Whether it had been taken back and was played again. */
again: boolean,
/** The events, as the viewer sees them. */
events: unknown[], }
  | { "happened": "taken_back",
/** For whom. */
seat: number,
/** How many choices the viewer knows of now. */
moves: number,
/** Whether others were asked and agreed, because it was not this seat's alone to decide. */
consent: boolean, }
  | { "happened": "proposed",
/** The number of the proposal. */
offer: number,
/** Who asks. */
seat: number,
/** What for. */
kind: OfferKind, }
  | { "happened": "agreed",
/** The number of the proposal. */
offer: number,
/** Who. */
seat: number, }
  | { "happened": "declined",
/** The number of the proposal. */
offer: number,
/** Who. */
seat: number, }
  | { "happened": "paused" }
  | { "happened": "resumed",
/** Who wanted it. */
seat: number, }
  | { "happened": "clocks_held",
/** For how long, in milliseconds. */
milliseconds: number, }
  | { "happened": "taken_over",
/** Which seat. */
seat: number,
/** How strong the bot is. */
level: string,
/** Why. */
cause: Cause, }
  | { "happened": "returned",
/** Which seat. */
seat: number, }
  | { "happened": "abandoned" }
  | { "happened": "rematch",
/** At this table. */
table: string, });

/** What everybody is asked for. */
export type Offer = {
/** Its number at this table. */
offer: number,
/** Who asks. */
seat: number,
/** What for. */
kind: OfferKind,
/** Who has agreed so far. */
agreed: Array<number>,
/** Whose answer is missing. */
waiting: Array<number>, };

/** What everybody can be asked for. */
export type OfferKind = "undo" | "pause" | "abandon";

/** A decision that a seat owes. */
export type Owed = {
/** Who. */
seat: number,
/** Which decision, in the words of the game. */
decision: unknown, };

/** How a game ended. */
export type Placed = {
/** Why it ended, as a word of the game. */
reason: string,
/** `{seat, place, points}` of everybody, best place first. */
ranking: { seat: number, place: number, points: number }[], };

/** A choice of a seat. */
export type PlayChoice = {
/** Which table. */
table: string,
/** Whose choice. */
seat: number,
/** The choice in notation. */
choice: string,
/** The number that this seat had seen when it chose. If the seat itself has done something since, perhaps on another device, the choice is refused as stale. */
after?: number, };

/** Asks for an earlier position. */
export type PositionAt = {
/** Which table. */
table: string,
/** As which seat; none as a spectator. */
seat?: number | null,
/** After so many choices that this viewer knows of. */
at: number, };

/** Asks everybody for consent. */
export type ProposeTo = {
/** Which table. */
table: string,
/** Whose proposal. */
seat: number,
/** To do what. Taking back is proposed by `undo`. */
offer: OfferKind, };

/** Why something was not done: a stable word, the rule of the game if one forbids it, and what a sentence about it needs. */
export type Refusal = {
/** A stable word: one of [`Code`], or one of the game's own. */
code: string,
/** The rule of the game that forbids it. */
rule?: string,
/** What a sentence about it needs. */
details: unknown,
/** An English sentence for those who write programs. */
message: string, };

/** Something to say. */
export type SaySomething = {
/** Which table. */
table: string,
/** What, up to 1000 bytes. */
text: string, };

/** Who shall sit on a seat. */
export type SeatPlan = { "kind": "open" }
  | { "kind": "me" }
  | { "kind": "person",
/** Who. */
person: string, }
  | { "kind": "bot",
/** How strong. */
level: string, };

/** One seat and who is on it. */
export type Seated = {
/** Whose seat it is. */
holder: Holder,
/** The bot that replaces the player at the moment. */
stand_in: StandIn | null,
/** Whether somebody who plays this seat is watching the table right now. */
present: boolean, };

/** One frame from the server. */
export type ServerFrame = { "type": "welcome" } & Welcome
  | { "type": "ok",
/** The number of the ask. */
id: number, } & ({ "answer": "done" }
  | { "answer": "table",
/** Its id, fit for a link. */
table: string, }
  | { "answer": "seat",
/** Which. */
seat: number, }
  | { "answer": "number",
/** The number in the sequence of the seat. */
number: number, }
  | { "answer": "proposed",
/** The number of the proposal. */
offer: number, }
  | { "answer": "preview",
/** In the words of the game. */
preview: unknown, }
  | { "answer": "hints",
/** The best choices, the best first. */
hints: Array<Hint>, }
  | { "answer": "analysis",
/** Whether it is all there. */
state: AnalysisState,
/** How many choices have been looked at. */
done: number,
/** How many there are. */
total: number,
/** Every choice, in order; empty until all have been looked at. */
decisions: Array<Decided>,
/** The sums of every seat; empty until all have been looked at. */
seats: Array<Sums>, }
  | { "answer": "position",
/** After so many choices that the viewer knows of. */
at: number,
/** The table as the viewer saw it then. */
view: unknown,
/** The events of the choice that led to it. */
events: unknown[], }
  | { "answer": "history",
/** Every choice, or the deal, with its events. */
moments: Array<Moment>,
/** Where to go on asking, if there is more. */
next?: number, }
  | { "answer": "record",
/** For `higaki verify` and `higaki replay`. */
record: string, }
  | { "answer": "talk",
/** The lines, without those of people whom one does not want to hear. */
lines: Array<ChatLine>, })
  | { "type": "refused",
/** The number of the ask; none if it could not be read. */
id: number | null,
/** Why. */
refusal: Refusal, }
  | { "type": "table" } & TableFrame
  | { "type": "update" } & UpdateFrame
  | { "type": "unwatched",
/** Which table. */
table: string,
/** As which seat; none as a spectator. */
seat: number | null,
/** Why. */
refusal: Refusal, }
  | { "type": "presence",
/** At which table. */
table: string,
/** The seats whose players are watching. */
present: Array<number>, }
  | { "type": "said",
/** At which table. */
table: string,
/** What. */
line: ChatLine, }
  | { "type": "lobby" } & LobbyNews
  | { "type": "news",
/** Which table. */
table: string,
/** Whether it waits for me now. */
waiting: boolean, }
  | { "type": "bye",
/** Why. */
reason: Goodbye, };

/** Everything about a table that is agreed on beside the game itself. */
export type Settings = {
/** How much time everybody has. */
clock: Clock,
/** What may be taken back. */
undo: UndoPolicy,
/** Who may watch. */
watchers: Watchers,
/** Who may talk. */
talkers: Talkers,
/** Whether the result counts for the ratings. */
rated: boolean,
/** Whether one person may take several seats, on one device. */
hot_seat: boolean,
/** Whether the seats are drawn by lot when the game begins. */
shuffle: boolean,
/** Whether the game begins by itself when the last seat is taken. */
start_when_full: boolean,
/** How strong the bot is that takes over an abandoned seat; empty is a merchant. */
stand_in: string,
/** Whether the server gives advice. In a rated game it never does. */
hints: boolean,
/** What the table is called, for the lobby. */
title: string, };

/** A bot that plays for somebody. */
export type StandIn = {
/** How strong. */
level: string,
/** Why. */
cause: Cause, };

/** What a seat gave away and was given in a whole game. */
export type Sums = {
/** How many choices it made. */
decisions: number,
/** How many of them cost more than a little. */
mistakes: number,
/** What its choices cost, in winning chance. */
loss: number,
/** What luck brought it, in winning chance. */
luck: number, };

/** Everything that a viewer may know about a table: the start of a sequence. */
export type TableFrame = {
/** Which table. */
table: string,
/** As which seat sees it; none for a spectator. */
seat: number | null,
/** The number of the last happening that it includes. */
number: number,
/** What was agreed on and who is there. */
about: TableInfo,
/** The host's own component data, as it stands in the options of the game. Updates leave it out. */
data?: unknown,
/** The game, once it has begun. */
game: GameStatus | null, };

/** What was agreed on, and who is there. */
export type TableInfo = {
/** The word for the game. */
game: string,
/** The version of its rules; it never changes. */
rules_version: number,
/** The options of the game, without component data. */
options: unknown,
/** The SHA-256 of the host's own component data; absent with the data that comes with the game. */
custom_data?: string,
/** How it stands: `open`, `running`, `paused`, `finished` or `abandoned`. */
status: string,
/** Who may find it. */
visibility: Visibility,
/** Whether one needs a password to come in. */
locked: boolean,
/** Who may change the seats and begin. */
host: string,
/** Everybody's place. */
seats: Array<Seated>,
/** Everything else that was agreed on. */
settings: Settings,
/** What lets everybody check the deal. */
fairness: Fairness,
/** When the table was made, in milliseconds since 1970. */
created_at: number,
/** Where those who played here play again. */
rematch: string | null,
/** The lesson that is taught here. */
lesson?: string, };

/** Asks what was said. */
export type TalkSince = {
/** Which table. */
table: string,
/** After the line with this number; none are the latest lines. */
after?: number, };

/** Who may talk. */
export type Talkers = "anyone" | "players" | "nobody";

/** What may be taken back. */
export type UndoPolicy = "consent" | "free" | "never";

/** The happenings since the last number and the status of the game after them, either as a whole or as a delta. */
export type UpdateFrame = {
/** The id of the table. */
table: string,
/** The seat of the viewer; none for a spectator. */
seat: number | null,
/** The number of the last happening. */
number: number,
/** The happenings, in order. */
happenings: Array<Numbered>,
/** Settings and seats, if they changed. */
about?: TableInfo,
/** The delta from the status before the first of these happenings ([`apply_delta`]).  [`apply_delta`]: crate::apply_delta */
change?: unknown,
/** The whole status; absent before the beginning, and if `change` is present. */
game?: GameStatus, };

/** Who may find a table. */
export type Visibility = "public" | "unlisted";

/** An answer to what was proposed. */
export type Vote = {
/** Which table. */
table: string,
/** Whose answer. */
seat: number,
/** The number of the proposal. */
offer: number,
/** Whether the seat agrees. Whoever proposed it takes it away with false. */
agree: boolean, };

/** Asks to be told what happens at a table. */
export type WatchTable = {
/** Which table. */
table: string,
/** As which seat; none as a spectator. */
seat?: number | null,
/** The last number that was seen. Only what is missing comes then, if that is known. */
since?: number,
/** The password of the table, if it has one and this person was not in before. */
password?: string, };

/** Who may watch. */
export type Watchers = "anyone" | "players";

/** The first frame on every socket. */
export type Welcome = {
/** The version of this protocol. */
protocol: number,
/** Who the server thinks you are. */
person: string,
/** What can be played. */
games: Array<GameInfo>,
/** How strong bots can be, the weakest first. */
levels: Array<string>,
/** The time of the server, in milliseconds since 1970. */
now: number, };
