/** Something that is found by what it is called. */
export interface Named {
  readonly label: string;
  /** What it is about: "Insert", "Pages". */
  readonly group: string;
  /** Other words by which it is found, such as its English id. */
  readonly also: string;
}

/** Something that can be done. */
export interface Command extends Named {
  readonly id: string;
  /** Its shortcut as people read it. */
  readonly keys?: string | undefined;
  /** There is nothing that it could be done with now. */
  readonly isIdle?: boolean | undefined;
  readonly run: () => void;
}

/** Where a word is found: the sooner, the better. */
const RANKS = { start: 0, word: 1, also: 2, within: 3, alsoWithin: 4 } as const;
/** Scripts that put no spaces between words: one may begin anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * The commands that hold every word of a query, those whose name begins with it first; all of them for no query. Equal
 * ones stay in their order.
 */
export function searchCommands<T extends Named>(commands: readonly T[], query: string): T[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .flatMap((command) => {
      const ranks = words.map((word) => rankOf(command, word));
      return ranks.every((rank) => rank !== undefined) ? [{ command, rank: sum(ranks) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}

/** What is offered for a query: what can be done now, then what is only looked for; without a query nothing of that. */
export function offeredCommands(commands: readonly Command[], query: string): Command[] {
  const found = searchCommands(commands, query);
  const idle = query.trim() === '' ? [] : found.filter(({ isIdle }) => isIdle);
  return [...found.filter(({ isIdle }) => !isIdle), ...idle];
}

function rankOf({ label, group, also }: Named, word: string): number | undefined {
  const name = label.toLocaleLowerCase();
  if (name.startsWith(word)) return RANKS.start;
  const isWordIn = (text: string): boolean => ` ${text}`.includes(UNSPACED.test(word) ? word : ` ${word}`);
  if (isWordIn(name)) return RANKS.word;
  const others = `${group} ${also}`.toLocaleLowerCase();
  if (isWordIn(others)) return RANKS.also;
  if (name.includes(word)) return RANKS.within;
  return others.includes(word) ? RANKS.alsoWithin : undefined;
}

function sum(ranks: readonly (number | undefined)[]): number {
  return ranks.reduce<number>((all, rank) => all + (rank ?? 0), 0);
}
