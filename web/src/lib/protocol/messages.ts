// Made from crates/protocol by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** The author of a choice. */
export type Actor = "person" | "bot";

/** The state of an analysis. */
export type AnalysisState = "working" | "done";

/** A request about a seat. */
export type AtSeat = {
/** The id of the table. */
table: string,
/** The seat; null for all seats of the caller or for a spectator, where that makes sense. */
seat?: number | null, };

/** A request about a table. */
export type AtTable = {
/** The id of the table. */
table: string, };

/** The reason why a bot replaces a player. */
export type Cause = "time" | "left";

/** A chat line. */
export type ChatLine = {
/** Its number at the table. */
number: number,
/** The author. */
person: string,
/** The current name; empty if the person no longer exists. */
name: string,
/** Whether the person is a guest, whose name need not be unique. Left out for accounts. */
guest?: boolean,
/** The text of the line. */
text: string,
/** The time, in milliseconds since 1970. */
at: number, };

/** One frame from a client. */
export type ClientFrame = {
/** The client’s number for the request; the answer carries it. */
id: number,
/** Idempotency key: the same request takes effect once, however often it is sent. Up to 64 bytes; the server remembers the last eight keys of a person at a table. */
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
/** The id of the person. */
person: string, }
  | { "type": "unmute",
/** The id of the person. */
person: string, }
  | { "type": "watch_lobby" }
  | { "type": "unwatch_lobby" }
  | { "type": "ping" });

/** The time control of a table. */
export type Clock = { "kind": "none" }
  | { "kind": "live",
/** The bank, in seconds. */
bank: number,
/** The increment after each turn, in seconds; never raises the clock above the bank. */
increment: number, }
  | { "kind": "correspondence",
/** The time for a turn, in hours. */
hours: number, };

/** The clocks of a game. */
export type Clocks = {
/** The time at which `left` was measured, in milliseconds since 1970. */
at: number,
/** The time left for each seat, in milliseconds. */
left: number[],
/** The seats whose clocks run since then. */
running: Array<number>, };

/** The codes of refusals that do not come from the rules of a game. */
export type Code = "bad_message" | "too_long" | "rate_limited" | "too_many_watched" | "too_many_shows" | "too_many_tables" | "too_many_guesses" | "too_many_mutes" | "too_many_invitations" | "bad_value" | "unknown_table" | "unknown_game" | "unknown_level" | "unknown_lesson" | "unknown_person" | "other_rules" | "wrong_number_of_players" | "bad_options" | "bad_settings" | "rated_custom_data" | "wrong_password" | "may_not_watch" | "may_not_talk" | "may_not_invite" | "no_such_seat" | "not_your_seat" | "seat_taken" | "table_full" | "one_seat_only" | "host_only" | "accounts_only" | "seats_open" | "already_begun" | "not_begun" | "over" | "not_over" | "paused" | "not_paused" | "stand_in" | "no_stand_in" | "out_of_time" | "stale" | "nothing_owed" | "hints_forbidden" | "undo_forbidden" | "offer_pending" | "no_such_offer" | "no_such_position" | "closing" | "busy" | "interrupted";

/** A request to create a table. Unknown fields are refused: a misspelt `visibility` would make a public table. */
export type CreateTable = {
/** The id of the game. */
game: string,
/** The options of the game; empty for the printed rules. */
options?: unknown,
/** The plan of each seat; a lesson brings its own. */
seats: Array<SeatPlan>,
/** The settings of the table. */
settings: Settings,
/** Whether lists show the table. */
visibility: Visibility,
/** The password that others need to join or watch. */
password?: string,
/** The id of a lesson. It determines everything else. */
lesson?: string, };

/** One choice of a finished game, judged by the information of its player. */
export type Decided = {
/** The number of the choice in the record, counted from 1. */
number: number,
/** The position after the choice, as a number of choices that the viewer knows of. */
at: number,
/** The seat that chose. */
seat: number,
/** The choice in notation. */
choice: string,
/** The best choice in notation. */
best: string,
/** The chance to win with the best choice, from 0 to 1. */
chance: number,
/** The loss of winning chance by the choice. */
loss: number,
/** The change of each seat’s winning chance by the information that the choice revealed. */
luck: Array<number>, };

/** The commitment to the shuffle, with which players can verify the deal. */
export type Fairness = {
/** The hash of the server’s secret, published before players choose their nonces. */
commitment: string,
/** The nonces in seat order; 64 zeros for a seat without one. */
nonces: Array<string>,
/** The secret, once the game is over. */
secret?: string, };

/** A game that the server offers. */
export type GameInfo = {
/** The id of the game. */
game: string,
/** The version of its rules. */
rules_version: number,
/** The fewest players. */
min_players: number,
/** The most players. */
max_players: number, };

/** A game in progress, as one viewer sees it. */
export type GameStatus = {
/** The number of choices that this viewer knows of. Private choices of others do not count, so the number may differ between seats. */
moves: number,
/** The number of choices that a spectator knows of, for links to this position. */
public_moves: number,
/** The view of the game. */
view: unknown,
/** The decisions owed; empty once the game is over. */
deciding: Array<Owed>,
/** The choices of the viewer in notation; empty if the viewer owes no decision. */
choices: Array<string>,
/** Whether the viewer may take back their last choice without consent. */
may_undo: boolean,
/** Whether the viewer may redo a choice that was taken back. */
may_redo: boolean,
/** The open proposal. */
offer: Offer | null,
/** The clocks, if the table has any. */
clocks: Clocks | null,
/** The result of the game. */
outcome?: Placed,
/** The breakdown of all points, at the end. */
breakdown?: unknown, };

/** The reason why the server closes a socket. */
export type Goodbye = "closing" | "too_slow" | "too_much" | "silent" | "session_ended" | "too_large" | "left";

/** A suggested choice. */
export type Hint = {
/** The choice in notation. */
text: string,
/** The choice as data. */
choice: unknown,
/** The chance to win with it, from 0 to 1. */
chance: number,
/** The expected points at the end. */
points?: number,
/** For simultaneous choices: the probability with which to play it, from 0 to 1. */
share?: number,
/** The main argument for it, as a word of the game: `<game>-reason-<word>` in `locales/`. */
reason?: string, };

/** A request for suggestions. */
export type HintFor = {
/** The id of the table. */
table: string,
/** The seat that owes a decision. */
seat: number,
/** The greatest number of suggestions [default: 3]. */
most?: number, };

/** A request for the events of past choices. */
export type HistoryOf = {
/** The id of the table. */
table: string,
/** The seat of the viewer; null for a spectator. */
seat?: number | null,
/** The number of the first choice; 0 is the deal. */
from: number, };

/** The holder of a seat. */
export type Holder = { "kind": "open" }
  | { "kind": "reserved",
/** The invited person. */
person: string,
/** The current name; empty if the person no longer exists. */
name: string,
/** Whether the person is a guest, whose name need not be unique. Left out for accounts. */
guest?: boolean, }
  | { "kind": "person",
/** The player. */
person: string,
/** The current name; empty if the person no longer exists. */
name: string,
/** Whether the person is a guest, whose name need not be unique. Left out for accounts. */
guest?: boolean, }
  | { "kind": "bot",
/** The level of the bot. */
level: string, };

/** A request to take a seat. */
export type JoinTable = {
/** The id of the table. */
table: string,
/** The seat; null for any open one. */
seat?: number | null,
/** The password of the table, if it has one. */
password?: string,
/** The player’s part of the seed: 64 random hexadecimal digits, chosen after the commitment is known. */
nonce?: string, };

/** A table in a list. */
export type Listed = {
/** The id of the table, fit for a link. */
table: string,
/** The id of the game. */
game: string,
/** The options of the game, without component data. */
options: unknown,
/** The SHA-256 of the host’s own component data; absent if the game uses its built-in data. */
custom_data?: string,
/** The status: `open`, `running`, `paused`, `finished` or `abandoned`. */
status: string,
/** Whether lists show the table. */
visibility: Visibility,
/** Whether the table requires a password. */
locked: boolean,
/** The holders of the seats. */
seats: Array<Holder>,
/** The settings of the table. */
settings: Settings,
/** The seats that owe a decision. */
deciding: Array<number>,
/** The seats of the caller; empty in the lobby. */
mine: Array<number>,
/** Whether this server does not know the version of the rules. Such a table cannot be watched or played here. One can leave it, and download its record if the game is finished. */
other_rules: boolean,
/** Whether the game waits for the caller. */
waiting: boolean,
/** The time of creation, in milliseconds since 1970. */
created_at: number,
/** The time of the last activity, in milliseconds since 1970. */
active_at: number, };

/** A change of the lobby. */
export type LobbyFrame = { "change": "table",
/** The table now. */
listed: Listed, }
  | { "change": "gone",
/** The id of the table. */
table: string, }
  | { "change": "everything" };

/** A page of a list. */
export type LobbyPage = {
/** The tables of this page. */
tables: Array<Listed>,
/** The cursor of the next page, if there may be one. */
next?: string, };

/** The events of one choice, or of the deal, as a viewer saw them. */
export type Moment = {
/** The number of choices that the viewer knew of afterwards; 0 is the deal. */
at: number,
/** The number of choices that a spectator knew of afterwards. */
public_at: number,
/** The seat that chose; null for the deal. */
seat: number | null,
/** The events. */
events: unknown[], };

/** A request of the host to change the seats. */
export type NewTable = {
/** The id of the table. */
table: string,
/** The plan of each seat. People at the table can be placed anywhere; others are refused. */
seats: Array<SeatPlan>, };

/** A happening with its number in the sequence of one viewer. */
export type Numbered = {
/** Counts the happenings that this viewer could notice, from 1 on, without gaps. */
number: number,
/** The time, in milliseconds since 1970. */
at: number, } & ({ "happened": "joined",
/** The seat. */
seat: number,
/** The person. */
person: string, }
  | { "happened": "left",
/** The seat. */
seat: number,
/** The person. */
person: string, }
  | { "happened": "arranged" }
  | { "happened": "started",
/** The events of the deal, as the viewer sees them. */
events: unknown[], }
  | { "happened": "played",
/** The seat that chose. */
seat: number,
/** The author of the choice. */
by: Actor,
/** The number of choices that the viewer knows of now. */
moves: number,
/** Whether it is a choice that was taken back before (redo). */
again: boolean,
/** The events, as the viewer sees them. */
events: unknown[], }
  | { "happened": "taken_back",
/** The seat whose choice was taken back. */
seat: number,
/** The number of choices that the viewer knows of now. */
moves: number,
/** Whether it required the consent of other players. */
consent: boolean, }
  | { "happened": "proposed",
/** The number of the proposal. */
offer: number,
/** The seat that proposes. */
seat: number,
/** The subject of the proposal. */
kind: OfferKind, }
  | { "happened": "agreed",
/** The number of the proposal. */
offer: number,
/** The seat that agreed. */
seat: number, }
  | { "happened": "declined",
/** The number of the proposal. */
offer: number,
/** The seat that declined. */
seat: number, }
  | { "happened": "paused" }
  | { "happened": "resumed",
/** The seat that resumed it. */
seat: number, }
  | { "happened": "clocks_held",
/** The duration, in milliseconds. */
milliseconds: number, }
  | { "happened": "taken_over",
/** The seat. */
seat: number,
/** The level of the bot. */
level: string,
/** The reason. */
cause: Cause, }
  | { "happened": "returned",
/** The seat. */
seat: number, }
  | { "happened": "abandoned" }
  | { "happened": "rematch",
/** The id of its table. */
table: string, });

/** An open proposal. */
export type Offer = {
/** The number of the proposal at this table. */
offer: number,
/** The seat that proposes. */
seat: number,
/** The subject of the proposal. */
kind: OfferKind,
/** The seats that have agreed. */
agreed: Array<number>,
/** The seats that have not voted yet. */
waiting: Array<number>, };

/** The subject of a proposal. */
export type OfferKind = "undo" | "pause" | "abandon";

/** A decision that a seat owes. */
export type Owed = {
/** The seat that owes it. */
seat: number,
/** The decision as JSON of the game. */
decision: unknown, };

/** The result of a game. */
export type Placed = {
/** The reason for the end, as a word of the game. */
reason: string,
/** `{seat, place, points}` of each player, the best place first. */
ranking: { seat: number, place: number, points: number }[], };

/** A choice of a seat. */
export type PlayChoice = {
/** The id of the table. */
table: string,
/** The seat that chooses. */
seat: number,
/** The choice in notation. */
choice: string,
/** The last number that the seat had seen when it chose. If the seat itself has acted since, perhaps on another device, the choice is refused as stale. */
after?: number, };

/** A request for an earlier position. */
export type PositionAt = {
/** The id of the table. */
table: string,
/** The seat of the viewer; null for a spectator. */
seat?: number | null,
/** The number of choices, as the viewer knows them. */
at: number, };

/** A proposal to all players. */
export type ProposeTo = {
/** The id of the table. */
table: string,
/** The seat that proposes. */
seat: number,
/** The subject of the proposal. `undo` is a request of its own. */
offer: OfferKind, };

/** A refused request: a stable code, the rule that forbids it if there is one, and the values for a translated sentence. */
export type Refusal = {
/** A stable word: a [`Code`] or a word of the game. */
code: string,
/** The id of the rule that forbids it. */
rule?: string,
/** The values for a translated sentence. */
details: unknown,
/** An English sentence for developers. */
message: string, };

/** A chat line to send. */
export type SaySomething = {
/** The id of the table. */
table: string,
/** The text, up to 1000 bytes. */
text: string, };

/** The plan of a seat. */
export type SeatPlan = { "kind": "open" }
  | { "kind": "me" }
  | { "kind": "person",
/** The id of the person. */
person: string, }
  | { "kind": "bot",
/** The level of the bot. */
level: string, };

/** A seat with its holder. */
export type Seated = {
/** The holder of the seat. */
holder: Holder,
/** The bot that currently replaces the player. */
stand_in: StandIn | null,
/** Whether a person who plays this seat is currently watching the table. */
present: boolean, };

/** One frame from the server. */
export type ServerFrame = { "type": "welcome" } & Welcome
  | { "type": "ok",
/** The id of the request. */
id: number, } & ({ "answer": "done" }
  | { "answer": "table",
/** The id of the table, fit for a link. */
table: string, }
  | { "answer": "seat",
/** The seat. */
seat: number, }
  | { "answer": "number",
/** The number of its happening in the sequence of the seat. */
number: number, }
  | { "answer": "proposed",
/** The number of the proposal. */
offer: number, }
  | { "answer": "preview",
/** The preview as JSON of the game. */
preview: unknown, }
  | { "answer": "hints",
/** The suggestions, the best first. */
hints: Array<Hint>, }
  | { "answer": "analysis",
/** Whether it is complete. */
state: AnalysisState,
/** The number of choices analysed so far. */
done: number,
/** The number of choices in all. */
total: number,
/** Every choice, in order; empty until the analysis is complete. */
decisions: Array<Decided>,
/** The totals of every seat; empty until the analysis is complete. */
seats: Array<Sums>, }
  | { "answer": "position",
/** The number of choices, as the viewer knows them. */
at: number,
/** The view of the game at that time. */
view: unknown,
/** The events of the last choice before it. */
events: unknown[], }
  | { "answer": "history",
/** The deal and the choices with their events. */
moments: Array<Moment>,
/** `from` of the next request, if there is more. */
next?: number, }
  | { "answer": "record",
/** The text for `higaki verify` and `higaki replay`. */
record: string, }
  | { "answer": "talk",
/** The lines, without those of people whom the caller muted. */
lines: Array<ChatLine>, })
  | { "type": "refused",
/** The id of the request; null if it could not be read. */
id: number | null,
/** The reason. */
refusal: Refusal, }
  | { "type": "table" } & TableFrame
  | { "type": "update" } & UpdateFrame
  | { "type": "unwatched",
/** The id of the table. */
table: string,
/** The seat of the viewer; null for a spectator. */
seat: number | null,
/** The reason. */
refusal: Refusal, }
  | { "type": "presence",
/** The id of the table. */
table: string,
/** The seats whose players are watching. */
present: Array<number>, }
  | { "type": "said",
/** The id of the table. */
table: string,
/** The line. */
line: ChatLine, }
  | { "type": "lobby" } & LobbyFrame
  | { "type": "news",
/** The id of the table. */
table: string,
/** Whether the table waits for the person now. */
waiting: boolean, }
  | { "type": "bye",
/** The reason. */
reason: Goodbye, };

/** The settings of a table, apart from game and options. */
export type Settings = {
/** The clock. */
clock: Clock,
/** The policy for taking back choices. */
undo: UndoPolicy,
/** Permission to watch. */
watchers: Watchers,
/** Permission to chat. */
talkers: Talkers,
/** Whether the result counts for the ratings. */
rated: boolean,
/** Whether one person may take several seats on one device. */
hot_seat: boolean,
/** Whether the seats are shuffled at the beginning. */
shuffle: boolean,
/** Whether the game begins when the last seat is taken. */
start_when_full: boolean,
/** The level of bots that replace players; empty for a merchant. */
stand_in: string,
/** Whether the server gives hints. Never in rated games. */
hints: boolean,
/** The title of the table in the lobby. */
title: string, };

/** A bot that replaces a player. */
export type StandIn = {
/** The level of the bot. */
level: string,
/** The reason. */
cause: Cause, };

/** The totals of a seat over a whole game. */
export type Sums = {
/** The number of its choices. */
decisions: number,
/** The number of its choices that lost more than a little. */
mistakes: number,
/** The total loss of winning chance by its choices. */
loss: number,
/** The total change of its winning chance by luck. */
luck: number, };

/** Everything that a viewer may know about a table: the start of a sequence of updates. */
export type TableFrame = {
/** The id of the table. */
table: string,
/** The seat of the viewer; null for a spectator. */
seat: number | null,
/** The number of the last happening included. */
number: number,
/** Settings and seats. */
about: TableInfo,
/** The host’s own component data, as in the options of the game. Updates leave it out. */
data?: unknown,
/** The game, once it has begun. */
game: GameStatus | null, };

/** The constants, settings and seats of a table. */
export type TableInfo = {
/** The id of the game. */
game: string,
/** The version of its rules, fixed for this table. */
rules_version: number,
/** The options of the game, without component data. */
options: unknown,
/** The SHA-256 of the host’s own component data; absent if the game uses its built-in data. */
custom_data?: string,
/** The status: `open`, `running`, `paused`, `finished` or `abandoned`. */
status: string,
/** Whether lists show the table. */
visibility: Visibility,
/** Whether the table requires a password. */
locked: boolean,
/** The person who may arrange the seats and begin. */
host: string,
/** The seats. */
seats: Array<Seated>,
/** The settings of the table. */
settings: Settings,
/** The commitment to the shuffle. */
fairness: Fairness,
/** The time of creation, in milliseconds since 1970. */
created_at: number,
/** The id of the rematch table. */
rematch: string | null,
/** The lesson that this table teaches. */
lesson?: string, };

/** A request for chat lines. */
export type TalkSince = {
/** The id of the table. */
table: string,
/** The number of the last known line; absent for the latest lines. */
after?: number, };

/** Permission to chat. */
export type Talkers = "anyone" | "players" | "nobody";

/** The policy for taking back choices. */
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

/** Whether lists show a table. */
export type Visibility = "public" | "unlisted";

/** A vote on a proposal. */
export type Vote = {
/** The id of the table. */
table: string,
/** The seat that votes. */
seat: number,
/** The number of the proposal. */
offer: number,
/** Whether the seat agrees. With `false` the proposer withdraws the proposal. */
agree: boolean, };

/** A request to watch a table. */
export type WatchTable = {
/** The id of the table. */
table: string,
/** The seat of the viewer; null for a spectator. */
seat?: number | null,
/** The last number seen; the server sends only later happenings if it still has them. */
since?: number,
/** The password of the table, if it has one that the person has not given before. */
password?: string, };

/** Permission to watch. */
export type Watchers = "anyone" | "players";

/** The first frame on every socket. */
export type Welcome = {
/** The version of this protocol. */
protocol: number,
/** The id of the person behind the socket. */
person: string,
/** The available games. */
games: Array<GameInfo>,
/** The levels of bots, the weakest first. */
levels: Array<string>,
/** The time of the server, in milliseconds since 1970. */
now: number, };
