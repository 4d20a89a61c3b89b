/** The state and actions of a table page: the sitting, the drawn table, and the requests between them. */
import { loadTable } from "../games/catalogue";
import type { Choice, BoardRequests, GameTable, Past, Player } from "../games/game-table";
import type { Client } from "../lib/client";
import { Refused } from "../lib/line";
import type { Hint, Refusal, TableInfo } from "../lib/protocol/messages";
import type { Feed } from "./feed.svelte";
import type { Lesson } from "./lesson.svelte";
import { householdAt, isGuest, namesAt } from "./names";
import { Sitting } from "./sitting.svelte";
import { chime } from "./sound";
import { entryLines } from "./sentences";
import { happeningsUpTo, nextChooser } from "./story";

/** How long a happening stays before the next is shown, in milliseconds. */
const PAUSE = { moving: 850, still: 450 };

export class Room {
  readonly #client: Client;
  readonly sitting: Sitting;
  drawn = $state.raw<GameTable | null>(null);
  /** The rule at which the rulebook is open; empty for its first page. */
  rule = $state<string | null>(null);
  /** The lesson at this table. */
  lesson = $state.raw<Lesson | null>(null);
  hints = $state.raw<readonly Hint[] | null>(null);
  hinting = $state(false);
  /** The server's time, updated every second for the clocks. */
  now = $state(Date.now());
  #ticking: ReturnType<typeof setInterval>;
  #wasMyTurn = false;

  constructor(client: Client, table: string) {
    this.#client = client;
    const pause = () => (client.preferences.motion ? PAUSE.moving : PAUSE.still);
    this.sitting = new Sitting(client.line, table, () => client.me?.id ?? "", pause);
    this.sitting.onfeed = (feed) => this.#listen(feed);
    this.#ticking = setInterval(() => (this.now = Date.now() + client.line.ahead), 1000);
  }

  about = $derived.by(() => this.sitting.about);
  feed = $derived.by(() => this.sitting.feed);
  game = $derived(this.about?.game ?? "");
  names = $derived(this.#called(this.about));
  over = $derived(this.about?.status === "finished" || this.about?.status === "abandoned");
  status = $derived(this.feed?.game ?? null);
  /** The seats that owe a decision in the position on the screen; none in a replay. */
  deciding = $derived.by(() => {
    if (this.over || this.about?.status === "open" || !this.feed?.live) return [];
    return this.status?.deciding.map((owed) => owed.seat) ?? [];
  });
  /** The choices, parsed from their notation; a lesson restricts them. */
  choices = $derived.by((): readonly Choice[] => {
    const { drawn } = this;
    const all = drawn ? (this.feed?.choices ?? []).map((text) => ({ text, choice: drawn.read(text) })) : [];
    return this.lesson ? this.lesson.allowed(all) : all;
  });
  myTurn = $derived.by(() => !this.sitting.covered && this.choices.length > 0);
  players = $derived.by((): Player[] => {
    const clocks = this.status?.clocks;
    return (this.about?.seats ?? []).map((seated, seat) => ({
      seat,
      name: this.names[seat] ?? "",
      guest: isGuest(seated.holder),
      kind: seated.holder.kind === "bot" ? "bot" : seated.holder.kind === "open" ? "open" : "person",
      present: seated.holder.kind === "bot" || this.sitting.present.includes(seat),
      deciding: this.deciding.includes(seat),
      clock: clocks ? clockOf(clocks, seat, this.now) : null,
    }));
  });
  /** Whether the server would undo the player's last choice, at once or with consent. */
  mayUndo = $derived.by(() => {
    const { feed, status, about } = this;
    if (!feed || feed.seat === null || about?.status !== "running" || about.seats[feed.seat]?.stand_in) return false;
    if (status?.may_undo) return true;
    if (about.settings.undo !== "consent" || status?.offer) return false;
    return feed.entries.some((entry) => entry.at !== null && entry.seat === feed.seat);
  });
  /** The seat whose choice follows the position of a replay; none at the newest one. */
  past = $derived.by((): Past | null => (this.feed?.looking ? { next: nextChooser(this.feed.entries, this.feed.looking.at) } : null));
  happenings = $derived.by(() => (this.feed ? happeningsUpTo(this.feed.entries, this.feed.current?.serial ?? 0) : []));
  hinted = $derived(this.lesson?.step?.choice ?? this.hints?.[0]?.text ?? null);

  readonly requests: BoardRequests = {
    play: async (text) => {
      if (this.#offLesson(text)) return this.explain(notInLesson(this.#client));
      this.#client.notices.dropRefusals();
      this.hints = null;
      await this.act(() => this.feed?.play(text) ?? Promise.resolve());
    },
    try: async (text) => {
      this.#client.notices.dropRefusals();
      const unknown: Refusal = { code: "interrupted", details: {}, message: "" };
      const trial = (await this.feed?.try(text)) ?? { possible: false, refusal: unknown };
      return trial.possible && this.#offLesson(text) ? { possible: false, refusal: notInLesson(this.#client) } : trial;
    },
    mayTakeBack: () => this.status?.may_undo === true && this.mayUndo,
    takeBack: () => this.undo(),
    openRule: (id) => (this.rule = id),
    explain: (refusal) => this.explain(refusal),
  };

  async open(password?: string): Promise<void> {
    await this.sitting.open(password);
    const game = this.sitting.about?.game;
    if (!game) return;
    const [, drawn] = await Promise.all([this.#client.fetchWords(game), loadTable(game)]);
    this.drawn = drawn;
  }

  close(): void {
    clearInterval(this.#ticking);
    this.sitting.close();
  }

  /** Runs an action and shows a refusal of the server. */
  async act(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refused) this.explain(error.refusal);
      else this.#client.notices.show(this.#client.reason(error));
      return false;
    }
  }

  explain(refusal: Refusal): void {
    const rule = refusal.rule;
    const more = rule ? { label: this.#client.say("web-rule", { rule }), go: () => (this.rule = rule) } : {};
    const why = this.drawn?.excuse?.(refusal, this.names, this.#client.words) ?? this.#client.words.refusal(this.game, refusal, this.names);
    this.#client.notices.show(why, { ...more, refusal: true });
  }

  /** Undoes the player's last choice, or proposes it; nothing if neither is possible. */
  async undo(): Promise<void> {
    if (this.mayUndo) await this.act(() => this.sitting.undo());
  }

  #called(about: TableInfo | null): string[] {
    return namesAt(about?.seats ?? [], this.#client.words, householdAt(this.sitting.table, this.#client.me?.id ?? ""));
  }

  /** Whether the step of a lesson demands one particular choice, and this is another. */
  #offLesson(text: string): boolean {
    const meant = this.lesson?.step?.choice;
    return meant !== undefined && text !== meant && this.choices.length === 1 && this.choices[0]?.text === meant;
  }

  /** Requests a few suggestions. */
  async hint(): Promise<void> {
    const { feed } = this;
    if (!feed || feed.seat === null || this.hinting) return;
    this.hinting = true;
    const { table, seat } = feed;
    await this.act(async () => {
      const { hints } = await this.#client.line.ask<"hints">({ type: "hint", table, seat, most: 3 });
      if (feed.owes()) this.hints = hints;
    });
    this.hinting = false;
  }

  #listen(feed: Feed): void {
    feed.ontold = (entry) => {
      if (feed !== this.feed || this.sitting.covered) return;
      this.lesson?.hear(entry, feed.seat);
      // The feed knows a new player before the room does.
      const names = this.#called(feed.about);
      const lines = entryLines(entry, this.drawn, names, this.#client.words);
      if (lines.length) this.#client.notices.tell(lines.join(" "));
    };
  }

  /** Signals the player's turn: a sound, and an announcement for screen readers. */
  noticeTurn(): void {
    if (this.myTurn && !this.#wasMyTurn) {
      if (this.#client.preferences.chosen.sound) chime();
      const decision = this.feed?.owed?.decision;
      this.#client.notices.tell(decision ? this.#client.words.decision(this.game, decision, this.names[this.feed?.seat ?? 0] ?? "") : this.#client.say("web-your-turn"));
    }
    if (!this.myTurn) this.hints = null;
    this.#wasMyTurn = this.myTurn;
  }
}

/** The refusal of a choice outside of the lesson. */
const notInLesson = (client: Client): Refusal => ({ code: "lesson_other", details: {}, message: client.say("web-lesson-other") });

function clockOf(clocks: { at: number; left: number[]; running: number[] }, seat: number, now: number): number | null {
  const left = clocks.left[seat];
  if (left === undefined) return null;
  return Math.max(0, clocks.running.includes(seat) ? left - Math.max(0, now - clocks.at) : left);
}
