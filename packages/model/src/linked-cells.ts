/** Finding again the cells that links stand in, in another table that shows them: pure functions. */

type Cells = readonly (readonly string[])[];

/** Row and column from 0; a head is the first row. */
export type CellPlace = readonly [row: number, column: number];

/**
 * The links of one table on the cells of another that shows it, with rows and columns left out or put elsewhere. A cell is
 * the same where its row holds nothing but what the row there holds; what stands once in both is the same wherever it is.
 */
export function carriedCells<Link extends { readonly cell: CellPlace }>(
  from: Cells,
  to: Cells,
  links: readonly Link[],
): Link[] {
  const places = placesOf(to);
  const fromPlaces = placesOf(from);
  const rows = to.map((row) => row.map(bareOf).filter(Boolean));
  const taken = new Set<CellPlace>();
  const known = new Map<string, CellPlace | undefined>();
  return links.flatMap((link) => {
    const [row, column] = link.cell;
    const key = `${row},${column}`;
    // Several links may stand in one cell, and no two cells in one place.
    if (!known.has(key)) known.set(key, placeOf(row, bareOf(from[row]?.[column] ?? '')));
    const cell = known.get(key);
    return cell ? [{ ...link, cell }] : [];
  });

  function placeOf(row: number, words: string): CellPlace | undefined {
    const all = places.get(words) ?? [];
    const own = new Set(from[row]?.map(bareOf));
    const isSameRow = ([at]: CellPlace): boolean => rows[at]?.every((cell) => own.has(cell)) ?? false;
    const isOnly = all.length === 1 && fromPlaces.get(words)?.length === 1;
    const place = isOnly ? all[0] : all.find((one) => !taken.has(one) && isSameRow(one));
    if (place) taken.add(place);
    return place;
  }
}

function placesOf(cells: Cells): Map<string, CellPlace[]> {
  const places = new Map<string, CellPlace[]>();
  for (const [row, texts] of cells.entries()) {
    for (const [column, text] of texts.entries()) {
      const words = bareOf(text);
      if (words === '') continue;
      const known = places.get(words);
      if (known) known.push([row, column]);
      else places.set(words, [[row, column]]);
    }
  }
  return places;
}

/** A text without what setting it changes. */
function bareOf(text: string): string {
  return text.replace(/[\s\u00ad\u200b\u2060]+/gu, '').replaceAll('’', "'");
}
