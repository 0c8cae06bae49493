import type { TablePrimitive, TablePrimitiveCell } from '@pagewright/components/primitives';
import { el, type Xml } from '../ooxml/xml.ts';
import { linkedParagraphs } from './flow/linked-paragraphs.ts';
import { baseLook, writeRuns } from './runs.ts';
import { STYLE } from './styles.ts';
import { tableLayout } from './table-layout.ts';
import type { TextDocument } from './text-document.ts';

const ALIGN = { left: 'left', center: 'center', right: 'right', justify: 'both' } as const;

/** Rows of a table that stands on one sheet as a whole. */
const SHORT = 10;

/** A table as wide as the text, in a style of its own, its first rows again on each sheet. */
export function writeTable(table: TablePrimitive, document: TextDocument): Xml {
  document.record.native('tables');
  const rows = linkedRows(table);
  const { widths, isSmall } = tableLayout(table, document.language);
  const style = isSmall ? STYLE.smallTableText : STYLE.tableText;
  const covered = coveredCells(rows);
  return el(
    'w:tbl',
    {},
    el(
      'w:tblPr',
      {},
      el('w:tblStyle', { 'w:val': STYLE.table }),
      el('w:tblW', { 'w:w': 5000, 'w:type': 'pct' }),
      tableLook(table),
    ),
    el(
      'w:tblGrid',
      {},
      widths.map((width) => el('w:gridCol', { 'w:w': width })),
    ),
    rows.map((cells, row) =>
      el(
        'w:tr',
        {},
        el('w:trPr', {}, el('w:cantSplit'), row < table.headerRows ? el('w:tblHeader') : undefined),
        rowOf(cells, covered.get(row) ?? [], {
          widths,
          style,
          document,
          staysWithNext: rows.length <= SHORT && row < rows.length - 1,
        }),
      ),
    ),
  );
}

interface CellLook {
  readonly widths: readonly number[];
  /** Of its paragraphs. */
  readonly style: string;
  /** Whether it stands on the sheet of the row below it. */
  readonly staysWithNext: boolean;
  readonly document: TextDocument;
}

/** Its words lead where the whole of it leads. */
function linkedRows({ rows, source }: TablePrimitive): TablePrimitive['rows'] {
  return rows.map((cells) =>
    cells.map((cell) => ({ ...cell, paragraphs: linkedParagraphs(cell.paragraphs, source?.link) })),
  );
}

/** Which parts of the table's style count, as attributes and as the bits that older programs read. */
function tableLook({ headerRows, parts }: TablePrimitive): Xml {
  const bits =
    (headerRows > 0 ? LOOK_BITS.firstRow : 0) +
    (parts.lastRow ? LOOK_BITS.lastRow : 0) +
    (parts.firstColumn ? LOOK_BITS.firstColumn : 0) +
    (parts.bands ? 0 : LOOK_BITS.noHBand) +
    LOOK_BITS.noVBand;
  return el('w:tblLook', {
    'w:val': bits.toString(16).padStart(4, '0').toUpperCase(),
    'w:firstRow': headerRows > 0,
    'w:lastRow': parts.lastRow,
    'w:firstColumn': parts.firstColumn,
    'w:lastColumn': false,
    'w:noHBand': !parts.bands,
    'w:noVBand': true,
  });
}

/** ISO/IEC 29500-1, 17.4.55. */
const LOOK_BITS = { firstRow: 0x20, lastRow: 0x40, firstColumn: 0x80, noHBand: 0x200, noVBand: 0x400 } as const;

interface Covered {
  readonly column: number;
  readonly colSpan: number;
}

/** Places that a cell of a row above reaches down to, by row. */
function coveredCells(rows: TablePrimitive['rows']): Map<number, Covered[]> {
  const covered = new Map<number, Covered[]>();
  for (const { row, rowSpan, column, colSpan } of rows.flat()) {
    for (let below = row + 1; below < row + rowSpan; below++) {
      covered.set(below, [...(covered.get(below) ?? []), { column, colSpan }]);
    }
  }
  return covered;
}

function rowOf(cells: readonly TablePrimitiveCell[], covered: readonly Covered[], look: CellLook): Xml[] {
  const own = cells.map((cell) => ({ column: cell.column, xml: cellOf(cell, look) }));
  const others = covered.map((place) => ({
    column: place.column,
    xml: el('w:tc', {}, cellProperties(place, look.widths, el('w:vMerge')), emptyParagraph(look)),
  }));
  return [...own, ...others].sort((a, b) => a.column - b.column).map(({ xml }) => xml);
}

function cellOf(cell: TablePrimitiveCell, look: CellLook): Xml {
  const { widths, document } = look;
  const merge = cell.rowSpan > 1 ? el('w:vMerge', { 'w:val': 'restart' }) : undefined;
  const base = baseLook(cell.paragraphs.flatMap(({ runs }) => runs));
  const paragraphs = cell.paragraphs.map(({ runs, align }) =>
    el(
      'w:p',
      {},
      paragraphProperties(look, align === 'left' ? undefined : el('w:jc', { 'w:val': ALIGN[align] })),
      writeRuns(runs, base, document),
    ),
  );
  return el('w:tc', {}, cellProperties(cell, widths, merge), paragraphs.length > 0 ? paragraphs : emptyParagraph(look));
}

function cellProperties({ column, colSpan }: Covered, widths: readonly number[], merge: Xml | undefined): Xml {
  const width = widths.slice(column, column + colSpan).reduce((sum, one) => sum + one, 0);
  return el(
    'w:tcPr',
    {},
    el('w:tcW', { 'w:w': width, 'w:type': 'dxa' }),
    colSpan > 1 ? el('w:gridSpan', { 'w:val': colSpan }) : undefined,
    merge,
  );
}

function emptyParagraph(look: CellLook): Xml {
  return el('w:p', {}, paragraphProperties(look));
}

function paragraphProperties({ style, staysWithNext }: CellLook, alignment?: Xml): Xml {
  return el('w:pPr', {}, el('w:pStyle', { 'w:val': style }), staysWithNext ? el('w:keepNext') : undefined, alignment);
}
