import { capitalised, visualLength } from '../language/text.ts';
import { enumerationIn } from './enumerations.ts';
import { leadOf } from './leads.ts';
import { leadsToTasks, MEASURES } from './list-heads.ts';
import { asks } from './questions.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Fewest and most sentences that words in front of a colon lead to; of questions, `Open: who pays? Who cooks?`, two are a list. */
const SENTENCES = { fewest: 3, fewestAsked: 2, most: 6 } as const;
/** Longest of them, in comparable units. */
const LONGEST = 90;

/**
 * `What we would change: open the side door. Put a sign at the stop. Have two people at the till.`: short sentences without
 * figures or days, or of what is to come, under the words that lead to all of them.
 */
export function ledSentences(sentences: readonly SourceText[]): [List] | undefined {
  const [first, ...others] = sentences;
  const lead = first && leadOf(first);
  const fewest = sentences.every(({ text }) => asks(text)) ? SENTENCES.fewestAsked : SENTENCES.fewest;
  if (!first || lead?.mark !== 'colon' || sentences.length < fewest || sentences.length > SENTENCES.most)
    return undefined;
  // What is planned or asked for is a list, whatever figures it holds.
  const isToCome = leadsToTasks(lead.lead) || MEASURES.test(lead.lead);
  const isPlain = ({ text, dates }: SourceText): boolean =>
    (isToCome || !/\d/u.test(text)) && dates.every(({ grain }) => grain === 'time') && visualLength(text) <= LONGEST;
  // `Ingredients: flour, eggs, milk. Mix everything.`: what a sentence lists is listed apart from what follows.
  const led = stretchOf(first, first.text.length - lead.rest.length, first.text.length);
  if (![led, ...others].every(isPlain) || others.some((own) => leadOf(own)) || enumerationIn(first)) return undefined;
  const items = [told(first, capitalised(lead.rest)), ...others.map((own) => told(own, own.text))];
  return [{ kind: 'list', head: told(first, lead.lead), items }];
}
