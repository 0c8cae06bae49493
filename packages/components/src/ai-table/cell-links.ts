import { carriedCells } from '@pagewright/model/linked-cells';
import { placesOf } from '@pagewright/model/linked-words';
import type { CellLink, TextEdits, WordsEdit } from '../behaviour/behaviour.ts';
import type { TextSpan } from '../props/text-style.ts';
import type { AiTableProps } from './model.ts';

type Cells = Pick<AiTableProps, 'cellLinks' | 'cellData'>;

/** What of a cell's text leads somewhere or is set off the line, as spans of it. Words that are not in it any more lead nowhere. */
export function spansOfCell(links: readonly CellLink[], [row, column]: CellLink['cell'], text: string): TextSpan[] {
  const own = links.filter(({ cell }) => cell[0] === row && cell[1] === column);
  const spans: TextSpan[] = [];
  for (const { words, start: at, to, raised, lowered } of own) {
    const places = placesOf(text, words, raised === true || lowered === true);
    const start = at !== undefined && places.includes(at) ? at : places[0];
    if (start === undefined) continue;
    const end = start + words.length;
    if (spans.every((span) => end <= span.start || span.end <= start))
      spans.push({ start, end, ...(to === undefined ? {} : { link: to }), ...offLine({ raised, lowered }) });
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

function offLine({ raised, lowered }: Pick<CellLink, 'raised' | 'lowered'>): Pick<TextSpan, 'baseline'> {
  if (raised) return { baseline: 'super' };
  return lowered ? { baseline: 'sub' } : {};
}

/** With other links of these cells. */
export function withCellLinks(props: AiTableProps, links: readonly CellLink[]): AiTableProps {
  if (links.length === 0) return props;
  const linked = new Set(links.map(({ cell }) => String(cell)));
  const others = props.cellLinks.filter(({ cell }) => !linked.has(String(cell)));
  return { ...props, cellLinks: [...others, ...links] };
}

/** With each leading elsewhere; those that lead nowhere are taken away. */
export function relinkedCells(
  links: AiTableProps['cellLinks'],
  place: (link: string) => string | undefined,
): AiTableProps['cellLinks'] {
  return links.flatMap((link) => {
    if (link.to === undefined) return [link];
    const to = place(link.to);
    if (to !== undefined) return [{ ...link, to }];
    const { to: _gone, ...mark } = link;
    return link.raised || link.lowered ? [mark] : [];
  });
}

/** The links of a table in whose cells words have become others: words that lead somewhere still do, whatever they are now. */
export function rewordedLinks({ cellLinks, cellData }: Cells, texts: readonly TextEdits[]): AiTableProps['cellLinks'] {
  return cellLinks.flatMap((link) => {
    const [row, column] = link.cell;
    const edits = texts.find(({ path }) => path[0] === 'cellData' && path[1] === row && path[2] === column)?.edits;
    return edits ? rewordedLink(link, cellData[row]?.[column] ?? '', edits) : [link];
  });
}

function rewordedLink(link: CellLink, text: string, edits: readonly WordsEdit[]): CellLink[] {
  const span = spansOfCell([link], link.cell, text)[0];
  if (!span) return [link];
  const start = movedPlace(edits, span.start, 'start');
  const end = movedPlace(edits, span.end, 'end');
  const words = withEdits(text, edits).slice(start, end);
  return words === '' ? [] : [{ ...link, words, start }];
}

/** What a cell says, and what of it leads somewhere or is set off the line. */
export interface CellWords {
  readonly text: string;
  readonly links: readonly CellLink[];
}

export function wordsOfCell({ cellData, cellLinks }: Cells, row: number, column: number): CellWords {
  const links = cellLinks.filter(({ cell }) => cell[0] === row && cell[1] === column);
  return { text: cellData[row]?.[column] ?? '', links };
}

/** The links of a cell in which somebody has typed. */
export function typedLinks({ text, links }: CellWords, typed: string): CellLink[] {
  return links.flatMap((link) => rewordedLink(link, text, [changedPart(text, typed)]));
}

/** What stands between the first and the last character that differ. */
function changedPart(before: string, after: string): WordsEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) };
}

/** Where the start or the end of some words stands when others have become others; words in part replaced take in all of it. */
function movedPlace(edits: readonly WordsEdit[], place: number, of: 'start' | 'end'): number {
  let moved = place;
  for (const { start, end, inserted } of edits) {
    // What is only put in behind some words is none of them.
    if (start === place && of === 'end') continue;
    if (end <= place) moved += inserted.length - (end - start);
    else if (start < place) moved += of === 'start' ? start - place : inserted.length - (place - start);
  }
  return moved;
}

function withEdits(text: string, edits: readonly WordsEdit[]): string {
  return edits.reduceRight(
    (words, { start, end, inserted }) => words.slice(0, start) + inserted + words.slice(end),
    text,
  );
}

/** The links of a table on the cells that became of its own. */
export function linksOnCells(
  { cellLinks, cellData }: Cells,
  cells: readonly (readonly string[])[],
): AiTableProps['cellLinks'] {
  return carriedCells(cellData, cells, cellLinks);
}

/** Where rows or columns are put in (`count` above 0) or taken away from a place on. */
export function movedLinks(
  links: AiTableProps['cellLinks'],
  axis: 'row' | 'column',
  at: number,
  count: number,
): AiTableProps['cellLinks'] {
  return links.flatMap((link) => {
    const [row, column] = link.cell;
    const place = axis === 'row' ? row : column;
    if (place < at) return [link];
    if (place < at - count) return [];
    return [{ ...link, cell: axis === 'row' ? [row + count, column] : [row, column + count] }];
  });
}
