/** A text of a component, and how often what is searched for stands in it. */
export interface SearchedText {
  readonly text: string;
  readonly count: number;
}

/** What is drawn of a component. */
export interface Drawn {
  /** The lines, cells and labels in the order in which they are drawn. */
  readonly blocks: readonly { readonly text: string; readonly start: number }[];
  /** Where what is searched for stands in them, counted as `start` is. */
  readonly found: readonly number[];
}

/**
 * Which of the found places show a place of the texts. A chart draws its labels in another order than they are written in, some of
 * them twice or not at all: there it is the labels that say the same.
 *
 * @param place counted through all texts, from 0
 * @returns indexes in `found`
 */
export function drawnPlaces(texts: readonly SearchedText[], place: number, { blocks, found }: Drawn): number[] {
  const isDrawnAsWritten = squeezed(texts.map(({ text }) => text)) === squeezed(blocks.map(({ text }) => text));
  if (texts.length === 1 || isDrawnAsWritten) return place < found.length ? [place] : [];
  const at = textWith(texts, place);
  const wanted = texts[at.index]?.text;
  if (wanted === undefined) return [];
  const same = texts.flatMap(({ text }, index) => (text === wanted ? [index] : []));
  const runs = runsOf(wanted, blocks);
  const meant = runs.length === same.length ? runs.slice(same.indexOf(at.index)).slice(0, 1) : runs;
  return meant.flatMap(({ from, to }) => {
    const inside = found.flatMap((offset, index) => (offset >= from && offset < to ? [index] : []));
    return inside.slice(at.nth, at.nth + 1);
  });
}

/** The text that a place stands in, and which of the places of that text it is. */
function textWith(texts: readonly SearchedText[], place: number): { readonly index: number; readonly nth: number } {
  let nth = place;
  const index = texts.findIndex(({ count }) => {
    if (nth < count) return true;
    nth -= count;
    return false;
  });
  return { index, nth };
}

/** Where neighbouring blocks say a text together: a long label stands on several lines. */
function runsOf(text: string, blocks: Drawn['blocks']): { readonly from: number; readonly to: number }[] {
  const wanted = squeezed([text]);
  return blocks.flatMap(({ start: from }, first) => {
    let said = '';
    for (const block of blocks.slice(first)) {
      said += squeezed([block.text]);
      if (said === wanted) return [{ from, to: block.start + block.text.length }];
      if (!wanted.startsWith(said)) return [];
    }
    return [];
  });
}

/** Where lines break, spaces may be lost. */
function squeezed(texts: readonly string[]): string {
  return texts.join('').replace(/\s+/gu, '');
}
