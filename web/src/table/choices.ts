/** The list of choices, grouped by headings. */
export interface Labelled {
  readonly text: string;
  readonly group: string;
  readonly label: string;
}

/** The minimum shown under every heading, however long the headings before it are. */
const AT_LEAST = 3;

/** The total limit, as far as the minimum of every heading allows. */
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
  /** The choices, each with its digit; none beyond the ninth. */
  readonly choices: readonly (Labelled & { readonly digit: number | null })[];
}

/** Choices that digits can select at a time. */
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

/** The first choice of the next group of digits; wraps around at the end. */
export function movedOn(from: number, count: number): number {
  return from + DIGITS < count ? from + DIGITS : 0;
}
