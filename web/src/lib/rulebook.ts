/** The rulebook of a game, in the order of its Fluent file. The twin of `crates/words/src/rulebook.rs`. */
import type { Words } from "./words/words";

export interface RuleText {
  /** For instance `O4.3`. */
  readonly id: string;
  readonly text: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface Rulebook {
  readonly title: string;
  readonly intro: readonly string[];
  readonly goal: readonly string[];
  readonly overview: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly rulingsTitle: string;
  readonly rulings: readonly Ruling[];
  readonly sourcesTitle: string;
  readonly sources: readonly string[];
  readonly credits: readonly string[];
}

/** `file` is the text of the rules' Fluent file: bundles do not keep the order of their messages. */
export function rulebook(game: string, words: Words, file: string): Rulebook {
  const ids = [...file.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
  const named = (kind: string) => {
    const prefix = `${game}-${kind}-`;
    return ids.flatMap((id) => (id.startsWith(prefix) ? [{ message: id, id: id.slice(prefix.length) }] : []));
  };
  const rules = named("rule").map(({ message, id }) => ({ id: dotted(id), text: words.paragraphs(message) }));
  const text = (name: string) => words.paragraphs(`${game}-${name}`);
  return {
    title: words.say(`${game}-rules-title`),
    intro: text("rules-intro"),
    goal: text("rules-goal"),
    overview: text("rules-overview"),
    chapters: named("chapter").map(({ message, id }) => ({
      id,
      title: words.say(message),
      rules: rules.filter((rule) => rule.id.slice(0, rule.id.lastIndexOf(".")) === id),
    })),
    rulingsTitle: words.say(`${game}-rulings-title`),
    rulings: named("ruling").flatMap(({ message, id }) => {
      if (!id.endsWith("-question")) return [];
      const bare = id.slice(0, -"-question".length);
      return [{ id: dotted(bare), question: words.say(message), answer: words.paragraphs(`${game}-ruling-${bare}-answer`) }];
    }),
    sourcesTitle: words.say(`${game}-sources-title`),
    sources: text("sources-text"),
    credits: text("rules-credits"),
  };
}

/** Fluent has no dots in ids: `O4-3` is `O4.3`. */
function dotted(id: string): string {
  const at = id.lastIndexOf("-");
  return at < 0 ? id : `${id.slice(0, at)}.${id.slice(at + 1)}`;
}

/** A search result. */
export interface Passage {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
}

/** Searches rules and rulings for all words of the query, or for a rule id. */
export function searchRules(book: Rulebook, wish: string): Passage[] {
  const parts = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const passages: Passage[] = [
    ...book.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ id: rule.id, heading: chapter.title, text: rule.text }))),
    ...book.rulings.map((ruling) => ({ id: ruling.id, heading: ruling.question, text: ruling.answer })),
  ];
  return passages.filter(({ id, heading, text }) => {
    const all = `${id} ${heading} ${text.join(" ")}`.toLowerCase();
    return parts.every((part) => all.includes(part));
  });
}
