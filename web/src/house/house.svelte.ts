/** The client as a whole: who the player is, the connection, the words of the current language. */
import { type Api, type Games, type Me, Problem } from "../lib/api";
import type { Client, WordFiles } from "../lib/client";
import { type Line, type LineState, Refused } from "../lib/line";
import { Notices } from "../lib/notices.svelte";
import type { Preferences, PreferenceValues } from "../lib/preferences.svelte";
import type { LobbyFrame, ServerFrame } from "../lib/protocol/messages";
import { recall, remember } from "../lib/storage";
import { HOUSE_FILES, type Language, lessonFiles, loadWords, rulesFile, tableFiles } from "../lib/words/languages";
import { type Args, Words } from "../lib/words/words";
import { someName } from "./guest-names";
import type { Router } from "./router.svelte";

const KNOWN = "higaki.known";
/** A new cookie may still be on its way. */
const AFTER_GOODBYE = 1000;

/** The outside world of the client: tests and the offline edition bring their own. */
export interface Collaborators {
  readonly api: Api;
  readonly line: Line;
  readonly router: Router;
  readonly preferences: Preferences;
}

export class House implements Client {
  readonly api: Api;
  readonly line: Line;
  readonly router: Router;
  readonly preferences: Preferences;
  readonly notices = new Notices();
  words = $state.raw<Words>(new Words("en", [[]]));
  /** The files of words that are wanted, in whatever language is spoken. */
  #files = new Set<string>(HOUSE_FILES);
  /** Those that have arrived. */
  #spoken = new Set<string>();
  me = $state.raw<Me | null>(null);
  lineState = $state<LineState>("closed");
  games = $state.raw<Games>({ games: [], levels: [] });
  /** Said to everybody who wants to know what changes in the lobby. */
  readonly lobbyListeners = new Set<(news: LobbyFrame) => void>();
  /** Said when one of my tables waits for me. */
  readonly newsListeners = new Set<(table: string, waiting: boolean) => void>();
  #arriving: Promise<Me> | null = null;
  #keeping: ReturnType<typeof setTimeout> | null = null;

  constructor({ api, line, router, preferences }: Collaborators) {
    this.api = api;
    this.line = line;
    this.router = router;
    this.preferences = preferences;
    line.onstate = (state) => (this.lineState = state);
    line.onwelcome = (welcome) => (this.games = { games: welcome.games, levels: welcome.levels });
    line.onframe = (frame) => this.#hear(frame);
    preferences.onchange = (chosen) => this.#keep(chosen);
  }

  /** Listens to the window until the returned function is called. */
  start(): () => void {
    const hurry = () => this.line.hurry();
    const wake = () => {
      if (!document.hidden) hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", wake);
    const stops = [this.router.start(), this.preferences.start()];
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", wake);
      for (const stop of stops) stop();
    };
  }

  /** The sentence with this id in the current language. */
  readonly say = (id: string, args?: Args): string => this.words.say(id, args);

  #keep(chosen: PreferenceValues): void {
    void this.speak(chosen.language);
    if (!this.me?.account) return;
    if (this.#keeping) clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.api.change({ settings: chosen }).catch(() => undefined), 800);
  }

  /** Changes the language of everything that can be seen. */
  async speak(language: Language): Promise<void> {
    this.api.language = language;
    const words = await loadWords(language, [...this.#files]);
    // Somebody may have changed it again meanwhile.
    if (this.preferences.chosen.language !== language) return;
    this.words = words;
  }

  /** Fetches words of a game. */
  async fetchWords(game: string, files: WordFiles = "table"): Promise<void> {
    const wanted = { table: tableFiles(game), rules: [game, rulesFile(game)], lessons: lessonFiles(game) }[files];
    if (wanted.every((name) => this.#files.has(name)) && this.#spoken.has(wanted.join())) return;
    for (const name of wanted) this.#files.add(name);
    await this.speak(this.preferences.chosen.language);
    this.#spoken.add(wanted.join());
  }

  /** Who was here before is known at once; whoever is new stays nobody until he does something. */
  async begin(): Promise<void> {
    await this.speak(this.preferences.chosen.language);
    await Promise.all([this.#recognise(), this.#learnGames()]);
  }

  async #recognise(): Promise<void> {
    if (recall(KNOWN) === null) return;
    try {
      this.#became(await this.api.me());
      this.line.connect();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) remember(KNOWN, null);
    }
  }

  async #learnGames(): Promise<void> {
    if (this.games.games.length === 0) this.games = await this.api.games().catch(() => this.games);
  }

  /** Comes in, under this name if nobody knows us yet, and opens the line. */
  async arrive(name = someName()): Promise<Me> {
    if (this.me) return this.me;
    this.#arriving ??= this.#come(name).finally(() => (this.#arriving = null));
    return this.#arriving;
  }

  async #come(name: string): Promise<Me> {
    if (recall(KNOWN) !== null) await this.#recognise();
    if (!this.me) {
      const me = await this.api.enter(name).catch((error: unknown) => {
        // The cookie is older than what this browser remembers.
        if (error instanceof Problem && error.code === "here_already") return this.api.me();
        throw error;
      });
      this.#became(me);
    }
    this.line.connect();
    if (!this.me) throw new Problem(401, "nobody", "nobody");
    return this.me;
  }

  #became(me: Me): void {
    this.me = me;
    remember(KNOWN, true);
    if (me.account) {
      this.preferences.adopt(me.settings);
      void this.speak(this.preferences.chosen.language);
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await this.api.change({ name });
  }

  /** After a login or a new account the line must know who is speaking. */
  changed(me: Me): void {
    this.#became(me);
    this.line.restart();
  }

  /** Out of the house. */
  forget(): void {
    this.me = null;
    remember(KNOWN, null);
    this.line.close();
  }

  /** The line ended because of who we are. After a new password we are still known, under a new cookie. */
  async #stillKnown(): Promise<void> {
    await new Promise((later) => setTimeout(later, AFTER_GOODBYE));
    try {
      this.#became(await this.api.me());
      this.line.hurry();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) this.forget();
    }
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "bye" && frame.reason === "session_ended") void this.#stillKnown();
    if (frame.type === "lobby") for (const tell of this.lobbyListeners) tell(frame);
    if (frame.type === "news") for (const tell of this.newsListeners) tell(frame.table, frame.waiting);
  }

  /** What went wrong, in words. */
  reason(error: unknown, game = "", names: readonly string[] = []): string {
    if (error instanceof Refused) return this.words.refusal(game, error.refusal, names);
    if (error instanceof Problem) {
      return error.code === "unreachable" ? this.words.say("web-unreachable") : error.message;
    }
    return this.words.say("web-went-wrong");
  }
}
