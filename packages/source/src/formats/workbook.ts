import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx';
import { PagewrightError } from '@pagewright/model/errors';
import type {
  SourceBlock,
  SourceDocument,
  SourceKind,
  SourceWarning,
  TableCell,
} from '@pagewright/model/source-document';
import { inspectArchive } from '../archive.ts';
import { detectLanguage } from '../language.ts';
import { SHEET, TABLE } from '../limits.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { typedCell } from '../tables/cells.ts';
import { nameWithoutExtension, titleOf } from '../title.ts';
import { blocksOfSheet, type Grid } from './sheet-tables.ts';

/** xlsx and xls → document: a heading and the tables of each visible sheet. */
export async function readWorkbook(
  name: string,
  bytes: Uint8Array,
  kind: Extract<SourceKind, 'xls' | 'xlsx'>,
  warnings: SourceWarning[],
): Promise<SourceDocument> {
  if (kind === 'xlsx') await inspectArchive(name, bytes, () => false);
  const workbook = open(name, bytes);
  const hidden: string[] = [];
  const drafts: DraftBlock[] = [];
  const visible = workbook.SheetNames.filter((sheet, index) => {
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
    if (isHidden) hidden.push(sheet);
    return !isHidden;
  });
  for (const sheet of visible) {
    const own = blocksOfSheet(gridOf(name, workbook.Sheets[sheet] ?? {}, warnings), sheet);
    if (own.length === 0) continue;
    if (visible.length > 1 || !/^(sheet|feuil|シート|工作表)\s*\d*$/i.test(sheet)) {
      drafts.push({ kind: 'heading', level: 1, text: sheet.trim(), place: `${sheet}!A1` });
    }
    drafts.push(...own);
  }
  if (hidden.length > 0)
    warnings.push({ code: 'hidden-sheets', params: { count: hidden.length, names: hidden.join(', ') } });
  const blocks = finishBlocks(name, drafts);
  if (!blocks.some((block) => block.kind === 'table' || block.kind === 'paragraph')) {
    throw new PagewrightError('file/empty', { file: name });
  }
  return {
    version: 1,
    file: name,
    kind,
    title: titleOfWorkbook(name, blocks, workbook.Props?.Title),
    language: detectLanguage(textOfBlocks(blocks)),
    blocks,
    assets: {},
    warnings,
    pageCount: visible.length,
  };
}

/** The title that the file states, else the first caption, else the file's name. */
function titleOfWorkbook(name: string, blocks: readonly SourceBlock[], property: string | undefined): string {
  const stated = titleOf(name, [], property);
  if (stated !== nameWithoutExtension(name)) return stated;
  const captions = blocks.flatMap((block) => (block.kind === 'table' && block.caption ? [block.caption] : []));
  const [first] = captions;
  return first?.split(' – ').find((part) => /\p{L}{3}/u.test(part)) ?? stated;
}

function open(name: string, bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      cellDates: true,
      cellNF: true,
      cellText: true,
      cellFormula: true,
      cellHTML: false,
      cellStyles: false,
    });
  } catch (error) {
    const message = (error as Error).message ?? '';
    if (/password|encrypt/i.test(message)) throw new PagewrightError('file/password', { file: name }, { cause: error });
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

function gridOf(name: string, sheet: WorkSheet, warnings: SourceWarning[]): Grid {
  const range = sheet['!ref'] ? utils.decode_range(sheet['!ref']) : undefined;
  if (!range) return { cells: [], top: 0, left: 0 };
  if (range.e.r >= SHEET.maxRows || range.e.c >= SHEET.maxColumns)
    throw new PagewrightError('file/corrupt', { file: name });
  const bottom = Math.min(range.e.r, range.s.r + TABLE.maxRows - 1);
  const right = Math.min(range.e.c, range.s.c + TABLE.maxColumns - 1);
  if (bottom < range.e.r || right < range.e.c)
    warnings.push({ code: 'text-truncated', params: { rows: TABLE.maxRows } });
  const cells: TableCell[][] = [];
  for (let row = range.s.r; row <= bottom; row += 1) {
    const line: TableCell[] = [];
    for (let column = range.s.c; column <= right; column += 1) {
      line.push(cellOf(sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined));
    }
    cells.push(line);
  }
  for (const merge of sheet['!merges'] ?? []) applyMerge(cells, merge, range.s);
  return { cells, top: range.s.r, left: range.s.c };
}

function applyMerge(
  cells: TableCell[][],
  merge: { s: { r: number; c: number }; e: { r: number; c: number } },
  from: { r: number; c: number },
): void {
  const anchor = cells[merge.s.r - from.r]?.[merge.s.c - from.c];
  if (!anchor) return;
  anchor.rowSpan = merge.e.r - merge.s.r + 1;
  anchor.colSpan = merge.e.c - merge.s.c + 1;
  for (let row = merge.s.r; row <= merge.e.r; row += 1) {
    for (let column = merge.s.c; column <= merge.e.c; column += 1) {
      const covered = cells[row - from.r]?.[column - from.c];
      if (covered && covered !== anchor) Object.assign(covered, { rowSpan: 0, colSpan: 0 });
    }
  }
}

/** A cell as the sheet shows it, with the value behind. */
function cellOf(cell: CellObject | undefined): TableCell {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'z' || cell.t === 'e') return typedCell('');
  const shown = (cell.w ?? String(cell.v)).replace(/\s+/g, ' ').trim();
  const base = { text: shown, rowSpan: 1, colSpan: 1 };
  if (cell.v instanceof Date) {
    const iso = Number.isNaN(cell.v.getTime()) ? shown : cell.v.toISOString().slice(0, 10);
    return { ...base, text: shown || iso, type: 'date', value: iso };
  }
  if (typeof cell.v === 'boolean') return { ...base, type: 'boolean', value: cell.v };
  if (typeof cell.v === 'number') return numberCell(base, cell.v, String(cell.z ?? ''));
  return shown === '' ? typedCell('') : { ...typedCell(shown), text: shown };
}

function numberCell(
  base: { text: string; rowSpan: number; colSpan: number },
  value: number,
  format: string,
): TableCell {
  if (SSF.is_date(format)) return { ...base, type: 'date', value: base.text };
  if (format.includes('%') || base.text.endsWith('%')) return { ...base, type: 'percent', value, unit: '%' };
  const currency = /[$€£¥￥₩]|元/.exec(base.text)?.[0] ?? /\[\$([^\]-]+)/.exec(format)?.[1];
  if (currency) return { ...base, type: 'currency', value, unit: currency };
  // A general format shows the figure as it is; long binary fractions are shown with their significant digits.
  const text = /^-?\d+\.\d{7,}/.test(base.text) ? String(Number(value.toPrecision(6))) : base.text;
  return { ...base, text, type: 'number', value };
}
