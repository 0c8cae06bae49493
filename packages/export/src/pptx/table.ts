import type { TablePrimitive, TablePrimitiveCell } from '@pagewright/components/primitives';
import { fill, line } from '../drawingml/paint.ts';
import { characters, el, type Xml } from '../ooxml/xml.ts';
import { objectProperties } from './object.ts';
import type { SlideContext } from './slide-context.ts';
import { keepsLines } from './text/lines.ts';
import { paragraph } from './text/paragraph.ts';
import { cellRise } from './text/text-box.ts';

export const TABLE_URI = 'http://schemas.openxmlformats.org/drawingml/2006/table';
/** 'No Style, No Grid': every cell says how it looks. */
const PLAIN_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';
/** px that a cell keeps free where its words are near its edge. */
const LEAST_MARGIN = 2;

/** A table with the columns and rows as they are measured. */
export function table(primitive: TablePrimitive, id: number, slide: SlideContext): Xml {
  slide.record.native('tables');
  const { box, columnWidths, rowHeights, headerRows, parts } = primitive;
  const { canvas } = slide;
  return el(
    'p:graphicFrame',
    {},
    frameProperties(slide, id, primitive),
    canvas.transform('p:xfrm', box),
    el(
      'a:graphic',
      {},
      el(
        'a:graphicData',
        { uri: TABLE_URI },
        el(
          'a:tbl',
          {},
          el(
            'a:tblPr',
            {
              firstRow: headerRows > 0,
              firstCol: parts.firstColumn || undefined,
              lastRow: parts.lastRow || undefined,
              bandRow: parts.bands || undefined,
            },
            el('a:tableStyleId', {}, characters(PLAIN_STYLE)),
          ),
          el(
            'a:tblGrid',
            {},
            columnWidths.map((width) => el('a:gridCol', { w: canvas.length(width) })),
          ),
          rowHeights.map((height, row) => el('a:tr', { h: canvas.length(height) }, rowCells(primitive, row, slide))),
        ),
      ),
    ),
  );
}

function frameProperties(slide: SlideContext, id: number, primitive: TablePrimitive): Xml {
  return el(
    'p:nvGraphicFramePr',
    {},
    objectProperties(slide, id, 'Table', primitive.source, alternative(primitive)),
    el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: true })),
    el('p:nvPr'),
  );
}

/** What is said of a table to people who do not see it: what its columns are called, or else what its first row says. */
function alternative({ source, rows: [first = []] }: TablePrimitive): string | undefined {
  const said = first.map(({ paragraphs }) =>
    paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' '),
  );
  return source?.alt ?? (said.filter((words) => words.trim() !== '').join(', ') || undefined);
}

/** Every place of the grid has a cell: those that another covers say so. */
function rowCells(primitive: TablePrimitive, row: number, slide: SlideContext): Xml[] {
  return primitive.columnWidths.map((_, column) => {
    const covering = primitive.rows
      .flat()
      .find(
        (cell) =>
          cell.row <= row &&
          row < cell.row + cell.rowSpan &&
          cell.column <= column &&
          column < cell.column + cell.colSpan,
      );
    const hMerge = covering && covering.column < column ? true : undefined;
    const vMerge = covering && covering.row < row ? true : undefined;
    const isOwn = covering && !hMerge && !vMerge;
    return el(
      'a:tc',
      {
        rowSpan: covering && !vMerge && covering.rowSpan > 1 ? covering.rowSpan : undefined,
        gridSpan: covering && !hMerge && covering.colSpan > 1 ? covering.colSpan : undefined,
        hMerge,
        vMerge,
      },
      isOwn ? cellText(covering, primitive, slide) : emptyCell(primitive, slide),
      cellProperties(covering, row, primitive, slide),
    );
  });
}

function cellText(cell: TablePrimitiveCell, primitive: TablePrimitive, slide: SlideContext): Xml {
  const { opacity } = primitive;
  const { lines, fonts } = slide;
  const kept = keepsLines(cell.paragraphs, cell.inner.width, { lines, fonts, isTitle: false });
  const look = { kept, opacity, isTitle: false, room: roomOf(cell) };
  if (isEmpty(cell)) return emptyCell(primitive, slide);
  return textBody(cell.paragraphs.map((one) => paragraph(one, look, slide)));
}

function isEmpty({ paragraphs }: TablePrimitiveCell): boolean {
  return paragraphs.every(({ runs }) => runs.every(({ text }) => text === ''));
}

/** In the size of the table's words: in that of the program, they would make their row higher. */
function emptyCell({ rows }: TablePrimitive, slide: SlideContext): Xml {
  const written = rows
    .flat()
    .flatMap(({ paragraphs }) => paragraphs)
    .find(({ runs }) => runs.length > 0);
  if (!written) return textBody([el('a:p')]);
  const nothing = { ...written, runs: written.runs.slice(0, 1).map((run) => ({ ...run, text: '' })), lines: [] };
  return textBody([paragraph(nothing, { kept: false, isTitle: false }, slide)]);
}

function textBody(paragraphs: readonly Xml[]): Xml {
  return el('a:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), paragraphs);
}

/** px that the lines of a cell have: broken anew, one would make its row higher. */
function roomOf({ box, inner }: TablePrimitiveCell): number {
  return box.width - Math.min(inner.x - box.x, box.x + box.width - inner.x - inner.width) - LEAST_MARGIN;
}

function cellProperties(
  cell: TablePrimitiveCell | undefined,
  row: number,
  primitive: TablePrimitive,
  slide: SlideContext,
): Xml {
  const { canvas, palette } = slide;
  const { opacity, background, edges, sides } = primitive;
  const look = { canvas, palette, opacity };
  const paint = cell?.background ?? background;
  return el(
    'a:tcPr',
    { ...(cell ? margins(cell, slide) : {}), anchor: 'ctr' },
    line('a:lnL', sides, look),
    line('a:lnR', sides, look),
    line('a:lnT', edges[row], look),
    line('a:lnB', edges[row + 1], look),
    fill(paint ? { type: 'solid', color: paint } : undefined, palette, opacity),
  );
}

/**
 * The margins of a cell: where its text begins is the page's; what it does not need on the other side is reserve for wider
 * letters. Rows are as high as they are measured, so there is none above; below, twice as much as the lines move up. No words
 * need not be moved: room below them would only make their row higher.
 */
function margins(cell: TablePrimitiveCell, slide: SlideContext) {
  const { box, inner, paragraphs } = cell;
  const { canvas } = slide;
  const align = paragraphs[0]?.align ?? 'left';
  const left = Math.max(0, inner.x - box.x);
  const right = Math.max(0, box.x + box.width - inner.x - inner.width);
  const spare = (px: number): number => Math.min(px, LEAST_MARGIN);
  const up = isEmpty(cell) ? 0 : Math.max(0, cellRise(paragraphs, box, slide.fonts));
  return {
    marL: canvas.length(align === 'left' ? left : spare(left)),
    marR: canvas.length(align === 'right' ? right : spare(right)),
    marT: 0,
    marB: canvas.length(2 * up),
  };
}
