import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { PagewrightError } from '@pagewright/model/errors';
import type { SourceBlock, SourceDocument, SourceKind, SourceWarning } from '@pagewright/model/source-document';
import { OfficeArchive } from '../archive.ts';
import { detectLanguage } from '../language.ts';
import { TABLE } from '../limits.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { nameWithoutExtension, titleOf } from '../title.ts';
import { type Grid, gridOf } from './workbook/grid.ts';
import { blocksOfSheet } from './workbook/sheet-tables.ts';

/**
 * xlsx and xls → document: a heading and the tables of each visible sheet.
 * @throws PagewrightError `file/password`, `file/bomb`, `file/corrupt`, `file/no-content`
 */
export async function readWorkbook(
  name: string,
  bytes: Uint8Array,
  kind: Extract<SourceKind, 'xls' | 'xlsx'>,
  warnings: SourceWarning[],
): Promise<SourceDocument> {
  if (kind === 'xlsx') await OfficeArchive.open(name, bytes, () => false);
  const workbook = open(name, bytes);
  const visible = visibleSheets(workbook, warnings);
  const dates = { date1904: workbook.Workbook?.WBProps?.date1904 === true };
  const drafts: DraftBlock[] = [];
  for (const sheet of visible) {
    const grid = gridOfSheet(name, workbook.Sheets[sheet] ?? {}, dates, warnings);
    const own = blocksOfSheet(grid, sheet);
    if (own.length === 0) continue;
    if (visible.length > 1 || isTelling(sheet)) {
      drafts.push({ kind: 'heading', level: 1, text: sheet.trim(), place: `${sheet}!A1` });
    }
    drafts.push(...own);
  }
  const blocks = finishBlocks(name, drafts);
  if (!blocks.some((block) => block.kind === 'table' || block.kind === 'paragraph')) {
    throw new PagewrightError('file/no-content', { file: name });
  }
  return {
    version: 1,
    file: name,
    kind,
    title: titleOfWorkbook(name, blocks, workbook.Props?.Title, visible),
    language: detectLanguage(textOfBlocks(blocks)),
    blocks,
    assets: {},
    warnings,
    pageCount: visible.length,
  };
}

/** Whether a sheet has a name that somebody gave it. */
function isTelling(sheet: string): boolean {
  return !/^(sheet|feuil|シート|工作表|tabelle|第[一二三\d]+页)\s*\d*$/i.test(sheet.trim());
}

function visibleSheets(workbook: WorkBook, warnings: SourceWarning[]): string[] {
  const isHidden = (index: number): boolean => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  const hidden = workbook.SheetNames.filter((_, index) => isHidden(index));
  if (hidden.length > 0) {
    warnings.push({ code: 'hidden-sheets', params: { count: hidden.length, names: hidden.join(', ') } });
  }
  if (workbook.vbaraw) warnings.push({ code: 'macros-ignored', params: {} });
  return workbook.SheetNames.filter((_, index) => !isHidden(index));
}

/** The title that the file states, else the first caption, else the name of its only sheet, else the file's name. */
function titleOfWorkbook(
  name: string,
  blocks: readonly SourceBlock[],
  property: string | undefined,
  sheets: readonly string[],
): string {
  const stated = titleOf(name, [], property);
  if (stated !== nameWithoutExtension(name)) return stated;
  const captions = blocks.flatMap((block) => (block.kind === 'table' && block.caption ? [block.caption] : []));
  const caption = captions[0]?.split(' – ').find((part) => /\p{L}{3}/u.test(part));
  const [only, ...more] = sheets;
  return caption ?? (only && more.length === 0 && isTelling(only) ? only.trim() : stated);
}

function open(name: string, bytes: Uint8Array): WorkBook {
  try {
    // Dates stay day numbers: as Date objects they would depend on the time zone of the machine.
    const options = {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      cellHTML: false,
      bookVBA: true,
    } as const;
    return read(bytes, { ...options, cellDates: false, cellFormula: true, cellStyles: false });
  } catch (error) {
    const message = (error as Error).message ?? '';
    if (/password|encrypt/i.test(message)) throw new PagewrightError('file/password', { file: name }, { cause: error });
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

function gridOfSheet(
  name: string,
  sheet: WorkSheet,
  dates: { readonly date1904: boolean },
  warnings: SourceWarning[],
): Grid {
  try {
    const grid = gridOf(sheet, dates);
    if (grid.isCut && !warnings.some(({ code }) => code === 'text-truncated')) {
      warnings.push({ code: 'text-truncated', params: { rows: TABLE.maxRows } });
    }
    if (grid.hasOpenFormulas && !warnings.some(({ code }) => code === 'formula-without-result')) {
      warnings.push({ code: 'formula-without-result', params: {} });
    }
    return grid;
  } catch (error) {
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}
