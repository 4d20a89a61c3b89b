/** The list of choices under its headings. */
export interface Labelled {
  readonly text: string;
  readonly group: string;
  readonly label: string;
}

/** So many of every heading are always shown, however long the headings before it are. */
const AT_LEAST = 3;

/** Not more than this altogether, but something of every heading. */
export function shortened<C extends Labelled>(choices: readonly C[], most: number): C[] {
  const groups = [...new Set(choices.map(({ group }) => group))];
  let room = most;
  return groups.flatMap((name, index) => {
    const members = choices.filter(({ group }) => group === name);
    const kept = members.slice(0, Math.max(AT_LEAST, room - (groups.length - 1 - index) * AT_LEAST));
    room -= kept.length;
    return kept;
  });
}

export interface Group {
  readonly name: string;
  /** Each with the digit that chooses it; none for those that are out of reach. */
  readonly choices: readonly (Labelled & { readonly digit: number | null })[];
}

/** So many can be chosen with a digit at a time. */
export const DIGITS = 9;

/** Headings stand in the order of their first choice; digits begin with this choice. */
export function grouped(choices: readonly Labelled[], from = 0): Group[] {
  const groups = new Map<string, (Labelled & { digit: number | null })[]>();
  for (const [index, choice] of choices.entries()) {
    const known = groups.get(choice.group) ?? [];
    known.push({ ...choice, digit: index >= from && index < from + DIGITS ? index - from + 1 : null });
    groups.set(choice.group, known);
  }
  return [...groups].map(([name, members]) => ({ name, choices: members }));
}

/** Where the digits begin after they were moved on by one handful; after the last they begin anew. */
export function movedOn(from: number, count: number): number {
  return from + DIGITS < count ? from + DIGITS : 0;
}
