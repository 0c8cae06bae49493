import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { PagewrightError } from '@pagewright/model/errors';
import {
  DOCUMENT_VERSION,
  type SourceBlock,
  type SourceDocument,
  type SourceKind,
  type SourceWarning,
} from '@pagewright/model/source-document';
import { OfficeArchive } from '../archive.ts';
import { detectLanguage } from '../language.ts';
import { TABLE } from '../limits.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { endsAsSentence, visualLength } from '../structure/numbering.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { readableName } from '../title/named-by-file.ts';
import { isNoTitle } from '../title/no-title.ts';
import { namedInForm } from '../title/stated-title.ts';
import { titleOf } from '../title/title.ts';
import { withFrenchFigures } from './workbook/french-figures.ts';
import { type Grid, gridOf } from './workbook/grid.ts';
import { type CellLink, withCellLinks } from './workbook/links.ts';
import { contentOfSheet } from './workbook/sheet-tables.ts';

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
  const links = new Map<string, readonly CellLink[]>();
  const titles: string[] = [];
  let opening: string[] | undefined;
  for (const sheet of visible) {
    const grid = gridOfSheet(name, workbook.Sheets[sheet] ?? {}, dates, warnings);
    const { blocks: own, titles: above } = contentOfSheet(grid, sheet);
    if (own.length === 0) continue;
    titles.push(...above);
    opening ??= [...above];
    if (visible.length > 1 || isTelling(sheet)) {
      drafts.push({ kind: 'heading', level: 1, text: headingOf(sheet), place: `${sheet}!A1` });
    }
    drafts.push(...own);
    links.set(sheet, grid.links);
  }
  const read = finishBlocks(name, drafts);
  const language = detectLanguage(textOfBlocks(read));
  const blocks = language === 'fr-FR' ? withFrenchFigures(read) : read;
  if (!blocks.some((block) => block.kind === 'table' || block.kind === 'paragraph')) {
    throw new PagewrightError('file/no-content', { file: name });
  }
  return {
    version: DOCUMENT_VERSION,
    file: name,
    kind,
    title: titleOfWorkbook(name, blocks, {
      property: workbook.Props?.Title,
      titles,
      opening: opening ?? [],
      sheets: visible,
    }),
    language,
    blocks: withCellLinks(blocks, links),
    assets: {},
    warnings,
    pageCount: visible.length,
  };
}

/** `3__-_Code_review` as people read it: `Code review`; `T_2101` is a code and stays. */
function headingOf(sheet: string): string {
  const words = sheet
    .replace(/_+(?!\d|$)/g, ' ')
    .replace(/_+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.replace(/^\d{1,2}\s*[-–—]\s*(?=\p{L})/u, '') || sheet.trim();
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

interface WorkbookNames {
  readonly property: string | undefined;
  /** The first line above each table. */
  readonly titles: readonly string[];
  /** Those of the first sheet that has any content. */
  readonly opening: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * The title of a workbook, the first of these that there is: what the file states; what a form at the start calls it; the
 * first line of a sheet of text that comes first; the name that all captions share; the first caption; the name of its only sheet; the file's name.
 */
function titleOfWorkbook(
  name: string,
  blocks: readonly SourceBlock[],
  { property, titles, opening: above, sheets }: WorkbookNames,
): string {
  const { text: stated } = titleOf(name, [], { property });
  if (stated !== readableName(name)) return stated;
  for (const block of blocks.slice(0, OPENING)) {
    const named = block.kind === 'table' ? namedInForm(block.rows) : undefined;
    if (named) return named;
  }
  const opening = blocks.slice(0, blocks.findIndex((block) => block.kind === 'table') >>> 0);
  const line = opening.find((block) => block.kind === 'paragraph' && isTitleLine(block.text));
  if (line?.kind === 'paragraph') return line.text;
  // What stands over a table of a later sheet names that sheet's tables alone.
  const [first] = above.length > 0 || sheets.length <= FEW_SHEETS ? titles : [];
  const parts = first?.split(' – ') ?? [];
  const own = parts.filter((part) => /\p{L}{3}/u.test(part) && !isNoTitle(part) && visualLength(part) >= SHORTEST);
  const caption = own.length === parts.length ? first : own[0];
  const [only, ...more] = sheets;
  const source = titles.length > 2 ? sharedSource(blocks) : undefined;
  return source ?? withoutField(caption) ?? (only && more.length === 0 && isTelling(only) ? only.trim() : stated);
}

/** `Acceptance tests Team: Harbour` without who made them, when or in which unit. */
function withoutField(caption: string | undefined): string | undefined {
  const { name, field } =
    /^(?<name>.{6,}?)\s+(?<field>[^\s:：]{1,12}\s?[:：]\s*\S.*)$/u.exec(caption ?? '')?.groups ?? {};
  return name && field && isNoTitle(field) ? name : caption;
}

/** Blocks at the start that may be a form about the workbook. */
const OPENING = 8;
/** Sheets of a workbook whose first caption may name all of it, whichever sheet that stands on. */
const FEW_SHEETS = 2;
/** A caption that is shorter names a column or a unit. */
const SHORTEST = 6;

function isTitleLine(text: string): boolean {
  return visualLength(text) <= 80 && !endsAsSentence(text) && !isNoTitle(text);
}

/** The publication that the sources under most tables name: `Source: DREES, comptes de la santé`. */
function sharedSource(blocks: readonly SourceBlock[]): string | undefined {
  const counts = new Map<string, number>();
  let tables = 0;
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    tables += 1;
    for (const note of block.notes ?? []) {
      const named =
        /^(?:sources?|来源|資料來源|出典|出所)\s*[:：>]\s*([^;；.。]+)/i.exec(note)?.[1]?.split(/[,，、]\s*/) ?? [];
      const work = named.slice(1).join(', ').trim();
      if (work.length >= 6) counts.set(work, (counts.get(work) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < tables * 0.6) return undefined;
  return best[0].charAt(0).toUpperCase() + best[0].slice(1);
}

function open(name: string, bytes: Uint8Array): WorkBook {
  try {
    // Dates stay day numbers: as Date objects they would depend on the time zone of the machine. With the styles come
    // the rows and columns that are hidden.
    const options = {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      cellHTML: false,
      bookVBA: true,
    } as const;
    return read(bytes, { ...options, cellDates: false, cellFormula: true, cellStyles: true });
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
    if (grid.hasHidden && !warnings.some(({ code }) => code === 'hidden-cells')) {
      warnings.push({ code: 'hidden-cells', params: {} });
    }
    if (grid.hasOpenFormulas && !warnings.some(({ code }) => code === 'formula-without-result')) {
      warnings.push({ code: 'formula-without-result', params: {} });
    }
    return grid;
  } catch (error) {
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}
