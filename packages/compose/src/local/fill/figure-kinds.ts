import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { DATE } from '../forms/dates.ts';
import { COUNTED, NUMBER, SCALE } from '../forms/figures.ts';
import { gridsOf } from '../tables/grid.ts';

/** Kinds of data that are one figure or date. */
export const FIGURE_KINDS = ['number', 'percent', 'currency', 'date'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export function figureKindOf(dataType: string): FigureKind | undefined {
  return FIGURE_KINDS.find((kind) => kind === dataType);
}

const SYMBOL = '(?:US\\$|[$€£¥￥]|CHF|EUR|USD|RMB|CNY|人民币)';
const MONEY = '(?:元|円|美元|欧元|歐元|日元|euros?|dollars?|yuan|yen|francs?|USD|EUR|CNY|RMB|CHF|€|\\$|£)';
const SCALED_MONEY = '(?:万元|亿元|億元|億円|万円|M€|k€|Md€)';

const PATTERNS: Readonly<Record<FigureKind, RegExp>> = {
  percent: new RegExp(
    `[-+−]?${NUMBER}\\s?(?:%|％|‰|个百分点|percent\\b|pour cent)|百分之[\\d.一二三四五六七八九十百]+`,
    'giu',
  ),
  currency: new RegExp(
    `${SYMBOL}\\s?${NUMBER}(?:\\s?${SCALE})?|${NUMBER}\\s?${SCALED_MONEY}|${NUMBER}\\s?(?:${SCALE}\\s?)?(?:d[e’']\\s?)?${MONEY}(?![\\p{Ll}])`,
    'giu',
  ),
  number: new RegExp(
    `[-+−]?${NUMBER}(?:\\s?${SCALE}(?![\\p{Ll}]))?(?:\\s?${COUNTED}(?![\\p{Ll}]))?(?!\\s?(?:%|％|‰|percent|pour cent|个百分点))`,
    'giu',
  ),
  date: new RegExp(DATE.source, 'giu'),
};
const YEAR = /^(?:19|20)\d{2}$/;

/** The figures of a kind in a text, as it writes them. */
export function figuresIn(text: string, kind: FigureKind): string[] {
  const own = [...text.matchAll(PATTERNS[kind])].filter(
    ({ index }) => !/[\p{L}\d.,/:-]$/u.test(text.slice(0, index)) || isWideBefore(text, index),
  );
  const dates = kind === 'number' ? [...text.matchAll(PATTERNS.date)] : [];
  return own
    .filter(({ index }) => !dates.some((date) => index < date.index + date[0].length && date.index <= index))
    .map(([figure]) => figure.trim())
    .filter((figure) => kind === 'date' || !YEAR.test(figure));
}

/** Words of Chinese and Japanese stand next to figures without a space. */
function isWideBefore(text: string, index: number): boolean {
  return /[\u2e80-\u9fff]$/u.test(text.slice(0, index));
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
