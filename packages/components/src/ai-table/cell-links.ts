import { carriedCells } from '@pagewright/model/linked-cells';
import { placesOf } from '@pagewright/model/linked-words';
import type { CellLink } from '../behaviour/behaviour.ts';
import type { TextSpan } from '../props/text-style.ts';
import type { AiTableProps } from './model.ts';

/** What of a cell's text leads somewhere, as spans of it. Words that are not in it any more lead nowhere. */
export function spansOfCell(links: readonly CellLink[], [row, column]: CellLink['cell'], text: string): TextSpan[] {
  const own = links.filter(({ cell }) => cell[0] === row && cell[1] === column);
  const spans: TextSpan[] = [];
  for (const { words, start: at, to } of own) {
    const places = placesOf(text, words);
    const start = at !== undefined && places.includes(at) ? at : places[0];
    if (start === undefined) continue;
    const end = start + words.length;
    if (spans.every((span) => end <= span.start || span.end <= start)) spans.push({ start, end, link: to });
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

/** With other links of these cells. */
export function withCellLinks(props: AiTableProps, links: readonly CellLink[]): AiTableProps {
  if (links.length === 0) return props;
  const linked = new Set(links.map(({ cell }) => String(cell)));
  const others = props.cellLinks.filter(({ cell }) => !linked.has(String(cell)));
  return { ...props, cellLinks: [...others, ...links] };
}

/** The links of a table on the cells that became of its own. */
export function linksOnCells(
  { cellLinks, cellData }: Pick<AiTableProps, 'cellLinks' | 'cellData'>,
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
