import { spansOfCell } from './cell-links.ts';
import type { AiTableProps } from './model.ts';

type Cells = Pick<AiTableProps, 'cellData' | 'cellLinks' | 'merges'>;
type Area = AiTableProps['merges'][number];

/**
 * Before rows or columns are taken away: joined cells of which some stay keep their text and what of it leads somewhere, in the
 * first of those that stay.
 */
export function keptTexts<Props extends Cells>(props: Props, axis: 'row' | 'column', at: number, count: number): Props {
  const span = axis === 'row' ? 'rowSpan' : 'colSpan';
  const stays = at + count;
  return props.merges
    .filter((area) => area[axis] >= at && area[axis] < stays && area[axis] + area[span] > stays)
    .reduce((kept, area) => movedText(kept, area, { ...area, [axis]: stays }), props);
}

function movedText<Props extends Cells>(props: Props, from: Area, to: Area): Props {
  const text = props.cellData[from.row]?.[from.column] ?? '';
  return {
    ...props,
    cellData: props.cellData.map((line, row) => (row === to.row ? line.with(to.column, text) : line)),
    cellLinks: props.cellLinks.map((link) =>
      link.cell[0] === from.row && link.cell[1] === from.column ? { ...link, cell: [to.row, to.column] } : link,
    ),
  };
}

/** What stands between the texts of cells that are joined. */
const BETWEEN = '\n';

/** The text that the cells of an area have together, and the links of the table once it stands in the first of them. */
export function joinedTexts(
  { cellData, cellLinks }: Cells,
  area: Area,
): { readonly text: string; readonly cellLinks: Cells['cellLinks'] } {
  const isInside = (row: number, column: number) =>
    row >= area.row && row < area.row + area.rowSpan && column >= area.column && column < area.column + area.colSpan;
  let text = '';
  const links = cellLinks.filter(({ cell: [row, column] }) => !isInside(row, column));
  for (const [row, line] of cellData.entries()) {
    for (const [column, own] of line.entries()) {
      if (own === '' || !isInside(row, column)) continue;
      const before = text === '' ? '' : text + BETWEEN;
      for (const link of cellLinks) {
        if (link.cell[0] !== row || link.cell[1] !== column) continue;
        const start = spansOfCell([link], link.cell, own)[0]?.start;
        if (start !== undefined) links.push({ ...link, start: before.length + start, cell: [area.row, area.column] });
      }
      text = before + own;
    }
  }
  return { text, cellLinks: links };
}
