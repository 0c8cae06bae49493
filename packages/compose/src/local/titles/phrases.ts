import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { phrasesOf } from '../language/phrases.ts';
import { pointsElsewhere } from '../language/sentences.ts';
import { capitalised, isTitleLength, squeeze } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type Atom, statement, textOf } from '../material/atoms.ts';
import { headingsOf } from '../material/group-headings.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import type { Centrality } from '../material/rank.ts';
import { isFragment } from './headings.ts';

/** Names of pages by the noun phrases that come up in them again and again. */

/** How often a noun phrase stands in a text that it names, and in one that it may name if nothing else does. */
export const PHRASE = { often: 4, twice: 2 } as const;

/** A phrase that a question begins with names nothing. */
const QUESTION = new RegExp(`^${anyOf('questions')}\\b`, 'i');

/** Noun phrases that come up again in the group, of several passages also in a heading, and mean most to the document. */
export function againPhrases(group: Group, centrality: Centrality, least: number): Statement[] {
  const atoms = atomsOfGroup(group).filter(({ kind }) => kind !== 'table' && kind !== 'code');
  const text = atoms.map(textOf).join('\n');
  const headings = headingsOf(group).map((heading) => squeeze(heading.text));
  const parts = group.parts.map((part) => squeeze([part.passage.heading, ...part.atoms.map(textOf)].join(' ')));
  return [...phrasesOf(text, centrality.language)]
    .filter(([phrase, times]) => {
      const own = squeeze(phrase);
      if (times < least || isFragment(phrase) || !isTitleLength(phrase)) return false;
      if (QUESTION.test(phrase) || pointsElsewhere(phrase)) return false;
      if (headings.length <= 1) return !headings[0]?.includes(own);
      return (
        headings.some((heading) => heading.includes(own)) && parts.filter((part) => part.includes(own)).length >= 2
      );
    })
    .map(([phrase, times]) => statement(phrase, originOf(phrase, atoms), weigh(centrality, phrase, times)))
    .sort((a, b) => b.rank - a.rank || (a.text < b.text ? -1 : 1))
    .slice(0, 6)
    .map((own) => ({ ...own, text: capitalised(own.text), rank: 1 }));
}

function weigh(centrality: Centrality, phrase: string, times: number): number {
  const words = centrality.words(phrase);
  const score = words.reduce((sum, word) => sum + centrality.scoreOf(word), 0) / Math.max(1, words.length);
  const isNamed = /^\p{Lu}/u.test(phrase) ? 1.25 : 1;
  return (0.15 + score) * Math.log2(1 + times) * isNamed;
}

function originOf(phrase: string, atoms: readonly Atom[]): Origin | undefined {
  return (atoms.find((atom) => textOf(atom).includes(phrase)) ?? atoms[0])?.origin;
}
