import type { BriefOf, Stat, Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import type { Base } from './context.ts';

const SCALE =
  '(?:万亿|万元|亿元|億元|億円|万円|百万|千万|万|亿|億|兆|million|billion|trillion|thousand|millions?|milliards?|milliers|M€|k€|Md€|bn|mn)';
const COUNTED =
  '(?:元|円|人|家|个|個|件|名|次|项|項|倍|天|日間|小时|小時|社|台|公里|km|kg|GB|TB|MW|GWh|people|users|customers|employees|countries|companies|years|days|hours|personnes|clients|salariés|jours|heures|ans)';
const NUMBER = '(?:\\d{1,3}(?:[, \\u202f\\u00a0]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?';
/** A figure with what makes it one: a currency, a percentage, a scale or a counted thing. */
const FIGURE = new RegExp(
  `(?:US\\$|[$€£¥￥]|CHF|EUR|USD|RMB)\\s?${NUMBER}(?:\\s?${SCALE})?|[-+−]?${NUMBER}\\s?(?:%|％|‰|个百分点|percent\\b|pour cent)|${NUMBER}\\s?(?:${SCALE}\\s?${COUNTED}?|${COUNTED})(?![\\p{Ll}])`,
  'giu',
);
/** A statement longer than this does not fit under a big figure. */
const LONGEST_LABEL = 260;

/** The most telling figure of a short statement, as it is written there. */
export function figureOf(statement: Statement): Stat | undefined {
  if (readingLoad(statement.text) > LONGEST_LABEL) return undefined;
  const found = [...statement.text.matchAll(FIGURE)]
    .filter(({ index }) => !/[\d.,/:-]$/.test(statement.text.slice(0, index)))
    .map(([figure]) => figure.trim());
  const [value] = found.toSorted((a, b) => weightOfFigure(b) - weightOfFigure(a));
  return value && weightOfFigure(value) > 0.5 ? { value, label: statement } : undefined;
}

/** Percentages and money tell more than counts; counts of one digit hardly anything. */
function weightOfFigure(figure: string): number {
  const digits = figure.replace(/\D/g, '').length;
  const kind = /[%％‰]|percent|百分点/.test(figure)
    ? 3
    : /[$€£¥￥万亿億兆]|illi|thousand|CHF|EUR|USD/.test(figure)
      ? 2.5
      : 0;
  return kind + (digits >= 2 ? 0.6 : 0) + digits / 20;
}

/** Two to four big figures, when nearly every statement has one. */
export function statsBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
): BriefOf<'stats'> | undefined {
  const stats = statements.map(figureOf).filter((stat) => stat !== undefined);
  const values = new Set(stats.map(({ value }) => value));
  if (stats.length < 2 || stats.length > 4 || values.size < stats.length) return undefined;
  if (stats.length < statements.length * 0.75) return undefined;
  const shown = new Set(stats.map(({ label }) => label));
  return { ...base, form: 'stats', stats, more: [...statements.filter((own) => !shown.has(own)), ...more] };
}
