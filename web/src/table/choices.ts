/** The list of choices under its headings. */
export interface Labelled {
  readonly text: string;
  readonly group: string;
  readonly label: string;
}

export interface Group {
  readonly name: string;
  /** Each with its number in the whole list, counted from 1. */
  readonly choices: readonly (Labelled & { readonly number: number })[];
}

/** Headings stand in the order of their first choice. */
export function grouped(choices: readonly Labelled[]): Group[] {
  const groups = new Map<string, (Labelled & { number: number })[]>();
  for (const [index, choice] of choices.entries()) {
    const known = groups.get(choice.group) ?? [];
    known.push({ ...choice, number: index + 1 });
    groups.set(choice.group, known);
  }
  return [...groups].map(([name, members]) => ({ name, choices: members }));
}
