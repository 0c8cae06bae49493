import type { BriefOf, Stat, Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import type { Base } from './context.ts';

/** Patterns of figures: a scale behind a number, what is counted, a number itself. */
export const SCALE =
  '(?:万亿|万元|亿元|億元|億円|万円|百万|千万|万|亿|億|兆|million|billion|trillion|thousand|millions?|milliards?|milliers|M€|k€|Md€|bn|mn)';
export const COUNTED =
  '(?:元|円|人|家|个|個|件|名|次|项|項|倍|天|日間|小时|小時|社|台|公里|km|kg|GB|TB|MW|GWh|people|users|customers|employees|countries|companies|years|days|hours|personnes|clients|salariés|jours|heures|ans)';
const DIGITS = '(?:\\d{1,3}(?:[, \\u202f\\u00a0]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?';
/** Chinese and Japanese write large numbers in steps: `4億8,000`, `3亿5000`, `2万4,000`. */
export const NUMBER = `(?:(?:${DIGITS}[兆億亿萬万])+(?=\\d))?${DIGITS}`;
const PERCENT = '(?:%|％|‰|个百分点|percent\\b|pour cent)';
const COUNT = `(?:${SCALE}\\s?${COUNTED}?|${COUNTED})`;
const UNIT = `(?:${PERCENT}|${COUNT})`;
/** Both ends of a range: one alone would say something else. */
const RANGE = `${NUMBER}\\s?${UNIT}?\\s?[-–—~～〜至到]\\s?${NUMBER}\\s?${UNIT}|${NUMBER}\\s(?:to|à)\\s${NUMBER}\\s?${UNIT}`;
/** A figure with what makes it one: a currency, a percentage, a scale or a counted thing. */
const FIGURE = new RegExp(
  `(?:US\\$|[$€£¥￥]|CHF|EUR|USD|RMB)\\s?${NUMBER}(?:\\s?${SCALE})?|(?:${RANGE})(?![\\p{Ll}])|[-+−]?${NUMBER}\\s?${PERCENT}|${NUMBER}\\s?${COUNT}(?![\\p{Ll}])`,
  'giu',
);
/** A statement longer than this does not fit under a big figure. */
const LONGEST_LABEL = 260;

/** The most telling figure of a short statement, as it is written there. */
export function figureOf(statement: Statement): Stat | undefined {
  if (readingLoad(statement.text) > LONGEST_LABEL) return undefined;
  const found = [...statement.text.matchAll(FIGURE)]
    .map((match) => ({ value: match[0].trim(), before: statement.text.slice(0, match.index) }))
    .filter(({ before }) => !/[\d.,/:–—~～〜-]$/.test(before))
    .map(({ value, before }) => ({ value, weight: weightOfFigure(value) + (RESULT.test(before) ? 0.4 : 0) }));
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  return best && weightOfFigure(best.value) > 0.5 ? { value: best.value, label: statement } : undefined;
}

/** What stands before the figure that something has come to: `由58天上升到`, `from 41 to`. */
const RESULT = /(?:到|至|为|為|达|達|\bto|\bà|から)\s?$/iu;

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

/** Figures that one page shows. */
const MOST_STATS = 4;

/** Two to four big figures, when nearly every statement has one. */
export function statsBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
): BriefOf<'stats'> | undefined {
  const stats = clausesOf(statements)
    .map(figureOf)
    .filter((stat) => stat !== undefined);
  const values = new Set(stats.map(({ value }) => value));
  if (stats.length < 2 || stats.length > MOST_STATS || values.size < stats.length) return undefined;
  if (stats.length < statements.length * 0.75) return undefined;
  const shown = stats.map(({ label }) => label.text);
  const left = statements.filter(({ text }) => !shown.some((label) => text.includes(label)));
  return { ...base, form: 'stats', stats, more: [...left, ...more] };
}

/** Clauses that a semicolon divides and that have a figure each stand apart, as long as there is room for them. */
function clausesOf(statements: readonly Statement[]): readonly Statement[] {
  const divided = statements.flatMap((own) => {
    const clauses = own.text.split(/\s*[;；]\s*/).filter(Boolean);
    const parts = clauses.map((text) => ({ ...own, text }));
    return parts.length > 1 && parts.every((part) => figureOf(part)) ? parts : [own];
  });
  return divided.length <= MOST_STATS ? divided : statements;
}
