import type { Item } from '@pagewright/model/outline';
import { areOpposites } from '../lexicon/contrasts.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { leadOf } from './leads.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** Whether lines are two sides of a matter: `Pros: …`, `Cons: …`. */
export function areOpposed(lines: readonly SourceText[]): boolean {
  const [one, other, third] = lines.map((line) => leadOf(line));
  if (!one || !other || third || lines.length > 2) return false;
  // `2 days before: …`, `1 day after: …` say when.
  if (lines.every(({ text, language }) => leadDateOf(text, language) !== undefined)) return false;
  if (one.mark !== 'colon' || other.mark !== 'colon' || !areOpposites(one.lead, other.lead)) return false;
  // `Likes: 420`, `Dislikes: 30` are counted, and a chart of them says more.
  const [ofOne, ofOther] = lines.map((line, at) => line.words.slice(-((at === 0 ? one : other).rest.length || 1)));
  return saysMoreThanFigure(ofOne ?? '') || saysMoreThanFigure(ofOther ?? '');
}

/** Whether there are words besides the figures, which stand as one mark each in `SourceText.words`. */
export function saysMoreThanFigure(words: string): boolean {
  return /\p{L}/u.test(words);
}

/** The two sides, each with what speaks for it. */
export function sidesOfOpposed(lines: readonly SourceText[]): Item[] {
  return lines.map((line) => {
    const { lead = '', rest = '' } = leadOf(line) ?? {};
    const sentences = sentencesOf(stretchOf(line, line.text.length - rest.length, line.text.length));
    const clauses = rest.split(/[;；]\s*/u);
    const entries =
      clauses.length > 1
        ? clauses
        : sentences.length > 1
          ? sentences.map(({ text }) => text)
          : rest.split(/[,，、]\s*(?![^(（]*[)）])/u);
    const children = entries
      .map((clause) => told(line, trimmedPhrase(clause) || clause))
      .filter(({ text }) => text !== '');
    return { ...told(line, lead), children };
  });
}
