import type { Language } from '@pagewright/model/languages';
import type { BriefOf, Stat, Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { tellingFigure } from '../relations/telling-figures.ts';
import { readQuantities } from '../spans/quantities.ts';
import type { Base } from './context.ts';

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
