/** A page of one of two documents that are compared: pages of one id are the same page at another time. */
export interface ComparedPage {
  readonly id: number;
  /** Page source of what it shows. */
  readonly text: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly section: string;
}

export type Difference = 'same' | 'changed' | 'moved' | 'added' | 'removed';

/** A page then and now, with where it stands, from 0; one side only where the other does not have it. */
export interface PagePair {
  readonly id: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly difference: Difference;
}

/** The pages of two states of a document side by side, in the order of the later one; removed pages where they stood. */
export function comparePages(before: readonly ComparedPage[], after: readonly ComparedPage[]): PagePair[] {
  const there = new Map(before.map(({ id }, index) => [id, index]));
  const stays = new Set(after.map(({ id }) => id));
  const common = after.flatMap(({ id }) => there.get(id) ?? []);
  const unmoved = new Set(longestAscending(common));
  const pairs: PagePair[] = [];
  let next = 0;
  const addRemoved = (until: number): void => {
    for (; next < until; next += 1) {
      const page = before[next];
      if (page && !stays.has(page.id)) {
        pairs.push({ id: page.id, before: next, after: undefined, difference: 'removed' });
      }
    }
  };
  for (const [index, page] of after.entries()) {
    const place = there.get(page.id);
    const earlier = place === undefined ? undefined : before[place];
    if (place !== undefined && unmoved.has(place)) addRemoved(place);
    const difference = earlier ? differenceOf(earlier, page, unmoved.has(place ?? -1)) : 'added';
    pairs.push({ id: page.id, before: place, after: index, difference });
  }
  addRemoved(before.length);
  return pairs;
}

function differenceOf(before: ComparedPage, after: ComparedPage, isUnmoved: boolean): Difference {
  const isSame =
    before.text === after.text &&
    before.name === after.name &&
    before.hidden === after.hidden &&
    before.section === after.section;
  if (!isSame) return 'changed';
  return isUnmoved ? 'same' : 'moved';
}

/** A longest ascending part of a list of different numbers: what the fewest moves leave where it is. */
function longestAscending(numbers: readonly number[]): number[] {
  /** The lists that end lowest, by their length. */
  const lowest: { readonly value: number; readonly rest: Chain | undefined }[] = [];
  for (const value of numbers) {
    const at = lowest.findIndex((chain) => chain.value > value);
    const place = at < 0 ? lowest.length : at;
    lowest[place] = { value, rest: lowest[place - 1] };
  }
  const found: number[] = [];
  for (let chain: Chain | undefined = lowest.at(-1); chain; chain = chain.rest) found.push(chain.value);
  return found.reverse();
}

interface Chain {
  readonly value: number;
  readonly rest: Chain | undefined;
}
