import { CURRENCY_SIGNS } from '@pagewright/model/currency-signs';
import type { Language } from '@pagewright/model/languages';
import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { anyOf } from '../lexicon/words.ts';
import { readDates } from '../spans/dates.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import { gridsOf } from '../tables/grid.ts';

/** Kinds of data that are one figure or date. */
export const FIGURE_KINDS = ['number', 'percent', 'currency', 'date'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export function figureKindOf(dataType: string): FigureKind | undefined {
  return FIGURE_KINDS.find((kind) => kind === dataType);
}

/** A scale behind a number, and a number alone, of a figure that was read. */
const SCALE =
  '(?:万亿|万元|亿元|億元|億円|万円|百万|千万|万|亿|億|兆|million|billion|trillion|thousand|millions?|milliards?|milliers|M€|k€|Md€|bn|mn)';
const DIGITS = '(?:\\d{1,3}(?:[, \\u202f\\u00a0]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?';
/** Chinese and Japanese write large numbers in steps: `4億8,000`, `3亿5000`, `2万4,000`. */
const NUMBER = `(?:(?:${DIGITS}[兆億亿萬万])+(?=\\d))?${DIGITS}`;

const SYMBOL = `(?:${CURRENCY_SIGNS}|CHF|EUR|USD|RMB|CNY|人民币)`;
const MONEY = '(?:元|円|美元|欧元|歐元|日元|euros?|dollars?|yuan|yen|francs?|USD|EUR|CNY|RMB|CHF|€|\\$|£)';
const SCALED_MONEY = '(?:万元|亿元|億元|億円|万円|M€|k€|Md€)';

/** `百分之十二`: a share in words. */
const SPOKEN_SHARE = /百分之[\d.一二三四五六七八九十百]+/gu;
const YEAR = /^(?:19|20)\d{2}$/;

/** A figure where it stands, with what it counts. */
export interface FigureSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The figures of a kind in a text, as it writes them. */
export function figuresIn(text: string, kind: FigureKind, language: Language): FigureSpan[] {
  if (kind === 'date') return readDates(text, language).filter(({ grain }) => grain !== 'time');
  const own = readQuantities(text, language).filter((quantity) => isQuantityOf(quantity, kind));
  const spoken = kind === 'percent' ? [...text.matchAll(SPOKEN_SHARE)] : [];
  const shares = spoken.map(({ 0: share, index }) => ({ text: share, start: index, end: index + share.length }));
  return [
    ...own.map(({ start, end, ...quantity }) => ({ text: counted({ start, end, ...quantity }, text), start, end })),
    ...shares,
  ].filter((figure) => !YEAR.test(figure.text));
}

/** `4,820 customers`: a bare number with what it counts. */
function counted({ kind, text, end }: Quantity, source: string): string {
  const [things = ''] = (kind === 'bare' && COUNTED.exec(source.slice(end))) || [];
  return text + things;
}

const COUNTED = new RegExp(`^\\s${anyOf('counted')}(?!\\p{L})`, 'iu');

function isQuantityOf(quantity: Quantity, kind: Exclude<FigureKind, 'date'>): boolean {
  if (kind === 'number') return quantity.kind !== 'percent';
  return quantity.kind === (kind === 'currency' ? 'money' : 'percent');
}

const MONEY_UNIT = new RegExp(`^(?:${SYMBOL}|(?:${SCALE}\\s?)?${MONEY}|${SCALED_MONEY})`, 'iu');

/** The unit that a table names for all its figures, also in the middle of a note: `编制日期：2017-06-30 单位：元`. */
export function notedUnit(block: TableBlock): string | undefined {
  const said = [block.caption, ...(block.notes ?? [])].join('\n');
  return (
    gridsOf(block)[0]?.unit ??
    /(?:单位|單位|単位|\bunits?|\bunité)\s*[:：]\s*([^\s,，;；]{1,12})(?=\s|$)/i.exec(said)?.[1]
  );
}

/**
 * Whether a cell holds a figure of a kind.
 * @param noted the unit that the table names for all its figures
 */
export function isOfKind({ type, unit = '', text }: TableCell, kind: FigureKind, noted = ''): boolean {
  if (!text.trim()) return false;
  if (kind === 'percent') return type === 'percent' || unit === '%';
  if (kind === 'currency') return type === 'currency' || (type === 'number' && MONEY_UNIT.test(unit || noted));
  return kind === 'number' ? type === 'number' || type === 'currency' : type === 'date';
}

/** Whether an example is a figure without a unit. */
export function isBareFigure(example: string): boolean {
  return /^[-+−]?[\d.,\s\u202f\u00a0]*\d$/.test(example.trim());
}

const SCALED = new RegExp(`\\d\\s?${SCALE}`, 'iu');

/** The figure alone where the example is one without a unit, else as the source has it. */
export function likeExample(figure: string, example: string, kind: FigureKind): string {
  // Without its scale a figure is another one.
  if (kind === 'date' || !isBareFigure(example) || SCALED.test(figure)) return figure;
  return new RegExp(`[-+−]?${NUMBER}`, 'u').exec(figure)?.[0] ?? figure;
}
