import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  DeleteColumnOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  MergeCellsOutlined,
  SplitCellsOutlined,
  TableOutlined,
} from '@ant-design/icons';
import {
  type CellArea,
  insertColumns,
  insertRows,
  isStriped,
  mergeCells,
  removeColumns,
  removeRows,
  setColumnAlign,
  setHeaderRow,
  setZebraStripe,
  splitCells,
  type Table,
} from '@pagewright/components/table-editing';
import type { ReactNode } from 'react';
import type { Messages } from '../../../app/i18n/namespaces.ts';

/** The cells that tools work on. */
export interface ToolCells {
  readonly table: Table;
  /** The selected cells. */
  readonly area: CellArea;
  /** How wide the table may become, px. */
  readonly maxWidth: number;
}

export interface TableTool {
  readonly word: keyof Messages['panels']['table'];
  readonly icon: ReactNode;
  readonly apply: (table: Table) => Table;
  readonly on?: boolean;
  readonly disabled?: boolean;
}

/** What can be done with rows, with columns and with cells: what is asked for where one points. */
export function cellTools({ table, area, maxWidth }: ToolCells): TableTool[][] {
  const { props } = table;
  const rows = props.rows + (props.headerRow ? 1 : 0);
  const columns = columnsOf(area);
  const joined = props.merges.some(
    (one) => one.row >= area.row && one.row < area.row + area.rowSpan && columns.includes(one.column),
  );
  return [
    [
      {
        word: 'rowAbove',
        icon: <InsertRowAboveOutlined />,
        disabled: props.headerRow && area.row === 0,
        apply: (now) => insertRows(now, area.row),
      },
      { word: 'rowBelow', icon: <InsertRowBelowOutlined />, apply: (now) => insertRows(now, area.row + area.rowSpan) },
      {
        word: 'removeRow',
        icon: <DeleteRowOutlined />,
        disabled: rows <= area.rowSpan,
        apply: (now) => removeRows(now, area.row, area.rowSpan),
      },
    ],
    [
      {
        word: 'columnLeft',
        icon: <InsertRowLeftOutlined />,
        apply: (now) => insertColumns(now, area.column, 1, maxWidth),
      },
      {
        word: 'columnRight',
        icon: <InsertRowRightOutlined />,
        apply: (now) => insertColumns(now, area.column + area.colSpan, 1, maxWidth),
      },
      {
        word: 'removeColumn',
        icon: <DeleteColumnOutlined />,
        disabled: props.columns <= area.colSpan,
        apply: (now) => removeColumns(now, area.column, area.colSpan),
      },
    ],
    [
      {
        word: 'merge',
        icon: <MergeCellsOutlined />,
        disabled: area.rowSpan * area.colSpan < 2 || (props.headerRow && area.row === 0 && area.rowSpan > 1),
        apply: (now) => mergeCells(now, area),
      },
      { word: 'split', icon: <SplitCellsOutlined />, disabled: !joined, apply: (now) => splitCells(now, area) },
    ],
  ];
}

/** All tools of a table, in groups. */
export function tableTools(cells: ToolCells): TableTool[][] {
  const { table, area } = cells;
  const { props } = table;
  const columns = columnsOf(area);
  const align = (word: TableTool['word'], icon: ReactNode, side: 'left' | 'center' | 'right'): TableTool => ({
    word,
    icon,
    on: columns.every((column) => (props.columnAligns[column] ?? props.textAlign) === side),
    apply: (now) => setColumnAlign(now, columns, side),
  });
  return [
    ...cellTools(cells),
    [
      align('alignLeft', <AlignLeftOutlined />, 'left'),
      align('alignCenter', <AlignCenterOutlined />, 'center'),
      align('alignRight', <AlignRightOutlined />, 'right'),
    ],
    [
      {
        word: 'header',
        icon: <TableOutlined />,
        on: props.headerRow,
        apply: (now) => setHeaderRow(now, !now.props.headerRow),
      },
      {
        word: 'zebra',
        icon: <StripesIcon />,
        on: isStriped(table),
        apply: (now) => setZebraStripe(now, !isStriped(now)),
      },
    ],
  ];
}

function columnsOf({ column, colSpan }: CellArea): number[] {
  return Array.from({ length: colSpan }, (_, index) => column + index);
}

function StripesIcon() {
  return (
    <svg
      aria-hidden="true"
      width="15"
      height="15"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    >
      <rect x="1.5" y="2" width="13" height="12" rx="1.5" />
      <path d="M2 6.2h12M2 9.8h12" strokeWidth="0" />
      <rect x="2" y="5.6" width="12" height="2.4" fill="currentColor" stroke="none" opacity="0.6" />
      <rect x="2" y="10.4" width="12" height="2.4" fill="currentColor" stroke="none" opacity="0.6" />
    </svg>
  );
}
