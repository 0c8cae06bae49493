import type { Language } from '@pagewright/model/languages';
import type { BriefOf, Stat, Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { tellingFigure } from '../relations/figures.ts';
import { readQuantities } from '../spans/quantities.ts';
import type { Base } from './context.ts';

/** Patterns of figures: a scale behind a number, what is counted, a number itself. */
export const SCALE =
  '(?:万亿|万元|亿元|億元|億円|万円|百万|千万|万|亿|億|兆|million|billion|trillion|thousand|millions?|milliards?|milliers|M€|k€|Md€|bn|mn)';
export const COUNTED =
  '(?:元|円|人|家|个|個|件|名|次|项|項|倍|天|日間|小时|小時|社|台|公里|km|kg|GB|TB|MW|GWh|people|users|customers|employees|countries|companies|years|days|hours|personnes|clients|salariés|jours|heures|ans)';
const DIGITS = '(?:\\d{1,3}(?:[, \\u202f\\u00a0]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?';
/** Chinese and Japanese write large numbers in steps: `4億8,000`, `3亿5000`, `2万4,000`. */
export const NUMBER = `(?:(?:${DIGITS}[兆億亿萬万])+(?=\\d))?${DIGITS}`;
/** A statement longer than this does not fit under a big figure. */
const LONGEST_LABEL = 260;

/** The most telling figure of a short statement, whole as it is written there. */
export function figureOf(statement: Statement, language: Language): Stat | undefined {
  const { text } = statement;
  if (readingLoad(text) > LONGEST_LABEL) return undefined;
  const best = tellingFigure({ text, quantities: readQuantities(text, language) });
  return best && { value: best.text, label: statement };
}

/** Figures that one page shows. */
const MOST_STATS = 4;

/** Two to four big figures, when nearly every statement has one. */
export function statsBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
  language: Language,
): BriefOf<'stats'> | undefined {
  const stats = clausesOf(statements, language)
    .map((own) => figureOf(own, language))
    .filter((stat) => stat !== undefined);
  const values = new Set(stats.map(({ value }) => value));
  if (stats.length < 2 || stats.length > MOST_STATS || values.size < stats.length) return undefined;
  if (stats.length < statements.length * 0.75) return undefined;
  const shown = stats.map(({ label }) => label.text);
  const left = statements.filter(({ text }) => !shown.some((label) => text.includes(label)));
  return { ...base, form: 'stats', stats, more: [...left, ...more] };
}

/** Clauses that a semicolon divides and that have a figure each stand apart, as long as there is room for them. */
function clausesOf(statements: readonly Statement[], language: Language): readonly Statement[] {
  const divided = statements.flatMap((own) => {
    const clauses = own.text.split(/\s*[;；]\s*/).filter(Boolean);
    const parts = clauses.map((text) => ({ ...own, text }));
    return parts.length > 1 && parts.every((part) => figureOf(part, language)) ? parts : [own];
  });
  return divided.length <= MOST_STATS ? divided : statements;
}
