/**
 * All texts shown to people, from the same Fluent files as the binary.
 *
 * Engines report events, refusals and decisions as data. The kind selects the message; there is no code
 * for any single event. `facts.ts` makes the arguments.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Fact, readFacts } from "./facts";
import { isolate } from "./isolate";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

interface Reason {
  readonly code: string;
  readonly rule?: string;
  readonly details: unknown;
}

export class Words {
  readonly language: Language;
  /** The language itself, with English as fallback. */
  readonly #bundles: readonly FluentBundle[];

  constructor(language: Language, files: readonly (readonly string[])[]) {
    this.language = language;
    const codes = language === "en" ? ["en"] : [language, "en"];
    this.#bundles = files.map((texts, index) => bundle(codes[index] ?? "en", texts));
  }

  /** Formats the message with this id; without one, returns the id. */
  say(id: string, args: Args = {}): string {
    return this.find(id, null, args) ?? id;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** An attribute of the message with this id, if there is one. */
  form(id: string, form: string): string | null {
    return this.find(id, form, {});
  }

  /** The names of all attributes of a message. */
  forms(id: string): string[] {
    const message = this.#bundles.map((bundle) => bundle.getMessage(id)).find(Boolean);
    return message ? Object.keys(message.attributes) : [];
  }

  /** Splits a text into paragraphs: a line break only separates sentences, a blank line paragraphs. */
  paragraphs(id: string): string[] {
    return this.say(id).split("\n\n").map((part) => part.split("\n").join(" "));
  }

  /** Joins items as in a sentence: “one, two and three”. */
  joined(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return this.say("list-joined", { first: items.slice(0, -1).map(isolate).join(", "), last });
  }

  /** The sentence for an event. `names` are those of the players in seat order. */
  event(game: string, event: unknown, names: readonly string[]): string {
    return this.say(idOf(game, "event", wordOf(event, "event")), this.#facts(game, event, names));
  }

  /** The short form of an event; nothing if it need not be repeated. */
  digest(game: string, event: unknown, names: readonly string[]): string | null {
    const id = idOf(game, "digest", wordOf(event, "event"));
    return this.has(id) ? this.say(id, this.#facts(game, event, names)) : null;
  }

  /** The question for a decision of the player with this name. */
  decision(game: string, decision: unknown, name: string): string {
    const word = typeof decision === "string" ? decision : wordOf(decision, "decision");
    return this.say(idOf(game, "decision", word), { ...this.#facts(game, decision, []), name });
  }

  /** The sentence for a refusal, with a suggestion. */
  refusal(game: string, reason: Reason, names: readonly string[]): string {
    const own = idOf(game, "refusal", reason.code);
    if (this.has(own)) {
      return this.say(own, { ...this.#facts(game, reason.details, names), rule: reason.rule ?? "" });
    }
    const facts = { ...args(readFacts(this, reason.details, null)), code: reason.code };
    const problem = wordOf(reason.details, "problem");
    // The last of them are refusals by the client itself, such as those of a lesson.
    const ids = [idOf("failure", reason.code), idOf("refused", reason.code), idOf("web", reason.code), "failure-unknown"];
    if (problem) ids.unshift(idOf(game, "notation", problem), idOf("notation", problem));
    const known = ids.find((id) => this.has(id)) ?? "failure-unknown";
    return this.say(known, facts);
  }

  #facts(game: string, data: unknown, names: readonly string[]): Args {
    return args(readFacts(this, data, { game, names }));
  }

  find(id: string, form: string | null, args: Args): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = form === null ? message?.value : message?.attributes[form];
      if (pattern) return bundle.formatPattern(pattern, isolated(args), []);
    }
    return null;
  }
}

/** Fluent would isolate all arguments; only right-to-left ones need it. */
function isolated(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]));
}

function bundle(code: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The id of a message: its parts joined by hyphens, with underscores replaced. */
function idOf(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

function wordOf(data: unknown, field: string): string {
  const value = (data as Record<string, unknown> | null)?.[field];
  return typeof value === "string" ? value : "";
}

function args(facts: readonly Fact[]): Args {
  return Object.fromEntries(facts);
}
