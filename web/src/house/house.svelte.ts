/** The client as a whole: the identity of the player, the connection, the messages of the current language. */
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

/** The environment of the client; tests and the offline edition inject their own. */
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
  /** The message files in use, whatever the language. */
  #files = new Set<string>(HOUSE_FILES);
  /** The message files that have been loaded. */
  #spoken = new Set<string>();
  me = $state.raw<Me | null>(null);
  lineState = $state<LineState>("closed");
  games = $state.raw<Games>({ games: [], levels: [] });
  /** Called when the lobby changes. */
  readonly lobbyListeners = new Set<(news: LobbyFrame) => void>();
  /** Called when a table waits for the player. */
  readonly newsListeners = new Set<(table: string, waiting: boolean) => void>();
  #registering: Promise<Me> | null = null;
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
    const reconnect = () => this.line.reconnectNow();
    const wake = () => {
      if (!document.hidden) reconnect();
    };
    addEventListener("online", reconnect);
    document.addEventListener("visibilitychange", wake);
    const stops = [this.router.start(), this.preferences.start()];
    return () => {
      removeEventListener("online", reconnect);
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

  /** Switches the language of the whole page. */
  async speak(language: Language): Promise<void> {
    this.api.language = language;
    const words = await loadWords(language, [...this.#files]);
    // Superseded by a later switch.
    if (this.preferences.chosen.language !== language) return;
    this.words = words;
  }

  /** Loads message files of a game. */
  async fetchWords(game: string, files: WordFiles = "table"): Promise<void> {
    const wanted = { table: tableFiles(game), rules: [game, rulesFile(game)], lessons: lessonFiles(game) }[files];
    if (wanted.every((name) => this.#files.has(name)) && this.#spoken.has(wanted.join())) return;
    for (const name of wanted) this.#files.add(name);
    await this.speak(this.preferences.chosen.language);
    this.#spoken.add(wanted.join());
  }

  /** Restores the identity of a returning player; new players are registered by their first action. */
  async begin(): Promise<void> {
    await this.speak(this.preferences.chosen.language);
    await Promise.all([this.#recognise(), this.#learnGames()]);
  }

  async #recognise(): Promise<void> {
    if (recall(KNOWN) === null) return;
    try {
      this.#setIdentity(await this.api.me());
      this.line.connect();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) remember(KNOWN, null);
    }
  }

  async #learnGames(): Promise<void> {
    if (this.games.games.length === 0) this.games = await this.api.games().catch(() => this.games);
  }

  /** Registers the player under this name if necessary, and connects. */
  async ensureRegistered(name = someName()): Promise<Me> {
    if (this.me) return this.me;
    this.#registering ??= this.#register(name).finally(() => (this.#registering = null));
    return this.#registering;
  }

  async #register(name: string): Promise<Me> {
    if (recall(KNOWN) !== null) await this.#recognise();
    if (!this.me) {
      const me = await this.api.enter(name).catch((error: unknown) => {
        // The cookie is older than the data in this browser.
        if (error instanceof Problem && error.code === "here_already") return this.api.me();
        throw error;
      });
      this.#setIdentity(me);
    }
    this.line.connect();
    if (!this.me) throw new Problem(401, "nobody", "nobody");
    return this.me;
  }

  #setIdentity(me: Me): void {
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

  /** Reconnects after a login or registration, with the new session. */
  startSession(me: Me): void {
    this.#setIdentity(me);
    this.line.restart();
  }

  /** Logs out. */
  logOut(): void {
    this.me = null;
    remember(KNOWN, null);
    this.line.close();
  }

  /** The server closed the connection for lack of a valid session. After a change of password there is a new cookie. */
  async #renewSession(): Promise<void> {
    await new Promise((later) => setTimeout(later, AFTER_GOODBYE));
    try {
      this.#setIdentity(await this.api.me());
      this.line.reconnectNow();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) this.logOut();
    }
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "bye" && frame.reason === "session_ended") void this.#renewSession();
    if (frame.type === "lobby") for (const tell of this.lobbyListeners) tell(frame);
    if (frame.type === "news") for (const tell of this.newsListeners) tell(frame.table, frame.waiting);
  }

  /** The message for an error. */
  reason(error: unknown, game = "", names: readonly string[] = []): string {
    if (error instanceof Refused) return this.words.refusal(game, error.refusal, names);
    if (error instanceof Problem) {
      return error.code === "unreachable" ? this.words.say("web-unreachable") : error.message;
    }
    return this.words.say("web-went-wrong");
  }
}
