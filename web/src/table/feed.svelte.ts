/** A table from the view of one viewer: a seat of this client, or a spectator. */
import { Refused, type Line, type TableNews, type WholeUpdate } from "../lib/line";
import type { GameStatus, Moment, Owed, Refusal, TableInfo } from "../lib/protocol/messages";
import { Queue } from "./queue";
import type { Trial } from "../games/game-table";
import { type Entry, type Step, Story } from "./story";

/** A position on the screen. */
export interface Shown {
  readonly at: number;
  readonly view: unknown;
  /** The last log entry shown with it. */
  readonly serial: number;
}

/** Longer backlogs are not shown step by step: a returning player wants the current position. */
const MOST_STEPS = 10;

export class Feed {
  readonly table: string;
  readonly seat: number | null;
  readonly #line: Line;
  readonly #story = new Story();
  readonly #queue: Queue<Shown>;
  readonly #views = new Map<number, unknown>();
  #stop: (() => void) | null = null;
  /** Serialises updates, although positions must be fetched. */
  #showing: Promise<void> = Promise.resolve();
  #number = 0;

  about = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameStatus | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  shown = $state.raw<Shown | null>(null);
  /** Whether steps are queued before the newest position. */
  busy = $state(false);
  /** An earlier position shown instead. */
  looking = $state.raw<Shown | null>(null);
  /** The choice in flight. */
  pending = $state<string | null>(null);
  /** Called for every log entry when it is shown. */
  ontold: ((entry: Entry) => void) | null = null;
  onunwatched: ((refusal: Refusal) => void) | null = null;
  onnews: ((news: TableNews) => void) | null = null;

  constructor(line: Line, table: string, seat: number | null, pause: () => number) {
    this.#line = line;
    this.table = table;
    this.seat = seat;
    this.#queue = new Queue((shown) => this.#reveal(shown), pause);
    this.#queue.onbusy = (busy) => (this.busy = busy);
  }

  /** Starts watching. Throws `Refused`. */
  async open(password?: string): Promise<void> {
    const place = { table: this.table, seat: this.seat, ...(password === undefined ? {} : { password }) };
    this.#stop = await this.#line.watch(place, (news) => this.#hear(news));
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#queue.clear();
  }

  get current(): Shown | null {
    return this.looking ?? this.shown;
  }

  /** Whether the newest position is shown. */
  get live(): boolean {
    return !this.looking && !this.busy;
  }

  /** The decisions of this seat, once everything before them has been shown. */
  get owed(): Owed | null {
    if (!this.live || this.seat === null) return null;
    return this.game?.deciding.find((owed) => owed.seat === this.seat) ?? null;
  }

  /** The choices of this seat in notation. */
  get choices(): readonly string[] {
    return this.owed && this.about?.status === "running" ? (this.game?.choices ?? []) : [];
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Makes a choice. Resolves with the answer of the server; refusals are thrown. */
  async play(text: string): Promise<void> {
    if (this.pending !== null || this.seat === null) return;
    this.pending = text;
    try {
      const { table, seat } = this;
      const { number } = await this.#line.ask<"number">({ type: "play", table, seat, choice: text, after: this.#number });
      if (this.#number >= number) this.pending = null;
    } catch (error) {
      this.pending = null;
      throw error;
    }
  }

  /** Tries a choice without making it. */
  async try(text: string): Promise<Trial> {
    try {
      const { table, seat } = this;
      const { preview } = await this.#line.ask<"preview">({ type: "preview", table, seat: seat ?? 0, choice: text });
      return { possible: true, preview };
    } catch (error) {
      if (error instanceof Refused) return { possible: false, refusal: error.refusal };
      throw error;
    }
  }

  /** Shows the position after so many choices; the newest one ends the replay. */
  async look(at: number): Promise<void> {
    const newest = this.game?.moves ?? 0;
    if (at >= newest) {
      this.looking = null;
      return;
    }
    const wanted = Math.max(0, at);
    const view = await this.viewAt(wanted);
    const last = this.entries.findLast((entry) => entry.at !== null && entry.at <= wanted);
    this.looking = { at: wanted, view, serial: last?.serial ?? 0 };
  }

  /** The position after so many choices from this view. */
  async viewAt(at: number): Promise<unknown> {
    if (at === this.game?.moves) return this.game.view;
    if (this.#views.has(at)) return this.#views.get(at);
    const { table, seat } = this;
    const { view } = await this.#line.ask<"position">({ type: "position", table, seat, at });
    this.#views.set(at, view);
    return view;
  }

  /** Fetches the whole log. */
  async history(from = 0): Promise<Moment[]> {
    const { table, seat } = this;
    const all: Moment[] = [];
    for (let next: number | undefined = from; next !== undefined; ) {
      const part: { moments: Moment[]; next?: number } = await this.#line.ask<"history">({ type: "history", table, seat, from: next });
      all.push(...part.moments);
      next = part.next;
    }
    return all;
  }

  #hear(news: TableNews): void {
    if (news.type === "unwatched") this.onunwatched?.(news.refusal);
    if (news.type === "table") {
      this.#number = news.number;
      this.about = news.about;
      this.game = news.game;
      this.#views.clear();
      this.#queue.clear();
      this.pending = null;
      if (news.game) this.#enqueue(() => this.#catchUp());
    }
    if (news.type === "update") this.#update(news);
    this.onnews?.(news);
  }

  #update(news: WholeUpdate): void {
    this.#number = news.number;
    // After the end earlier positions reveal more.
    if (news.about && news.about.status !== this.about?.status) this.#views.clear();
    if (news.about) this.about = news.about;
    if (news.happenings.some((happening) => happening.happened === "taken_back")) this.#views.clear();
    const before = this.game;
    this.game = news.game;
    const own = news.happenings.some((one) => one.happened === "played" && one.seat === this.seat && one.by === "person");
    if (own || !this.owes()) this.pending = null;
    const steps = this.#story.add(news.happenings);
    const game = news.game;
    if (!game) this.#tell(Number.POSITIVE_INFINITY);
    else this.#enqueue(() => this.#stepThrough(game, before === null ? steps.slice(-1) : steps));
  }

  owes(): boolean {
    return this.game?.deciding.some((owed) => owed.seat === this.seat) ?? false;
  }

  #enqueue(work: () => Promise<void>): void {
    this.busy = true;
    this.#showing = this.#showing.then(work).catch(() => this.#queue.skip()).finally(() => (this.busy = this.#queue.busy));
  }

  /** Loads the whole log at once. */
  async #catchUp(): Promise<void> {
    const game = this.game;
    if (!game) return;
    // The position first: the log may take a moment longer.
    this.shown = { at: game.moves, view: game.view, serial: this.shown?.serial ?? 0 };
    this.#story.restart(await this.history());
    this.entries = this.#story.entries;
    const at = this.game?.moves ?? game.moves;
    this.shown = { at, view: this.game?.view ?? game.view, serial: this.entries.at(-1)?.serial ?? 0 };
    this.#told = this.shown.serial;
  }

  async #stepThrough(game: GameStatus, steps: readonly Step[]): Promise<void> {
    const last = this.#story.entries.at(-1)?.serial ?? 0;
    const jump = steps.length > MOST_STEPS || steps.some((step, index) => index > 0 && step.at <= (steps[index - 1]?.at ?? 0));
    const earlier = jump ? [] : steps.slice(0, -1);
    const shown = await Promise.all(
      earlier.map(async ({ at, serial }): Promise<Shown> => ({ at, serial, view: await this.viewAt(at) })),
    );
    this.#views.set(game.moves, game.view);
    const newest = { at: game.moves, serial: last, view: game.view };
    if (steps.length === 0 && !this.#queue.busy) this.#reveal(newest);
    else this.#queue.push([...shown, newest]);
  }

  #told = 0;

  #reveal(shown: Shown): void {
    this.shown = shown;
    this.#tell(shown.serial);
  }

  /** Advances the log to this entry and announces the new ones. */
  #tell(serial: number): void {
    const entries = this.#story.entries.filter((entry) => entry.serial <= serial);
    const fresh = entries.filter((entry) => entry.serial > this.#told);
    this.#told = entries.at(-1)?.serial ?? this.#told;
    this.entries = entries;
    for (const entry of fresh) this.ontold?.(entry);
  }
}
