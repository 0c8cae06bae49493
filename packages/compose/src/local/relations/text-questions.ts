import type { Pair } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { asks } from './questions.ts';
import type { Parts, Relation } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Questions that running text asks, with what answers them there. */

/** `How often do you come? Weekly 38%, …`: what was asked stands over its answers. */
export function underQuestions(relations: readonly Relation[]): Relation[] {
  const result: Relation[] = [];
  for (const relation of relations) {
    const last = result.at(-1);
    const isAnswer = relation.kind === 'parts' && relation.isWhole && !relation.head && last?.kind === 'said';
    if (isAnswer && asks(last.item.text.replace(/。$/u, '')))
      result[result.length - 1] = { ...relation, head: last.item };
    else if (relation.kind === 'parts' && isOfSurvey(relation, last))
      result[result.length - 1] = { ...relation, head: last.stat.label };
    else result.push(relation);
  }
  return result;
}

/** `Our survey was answered by 131 households. 58% want …`: who was asked stands over the shares of what they said. */
function isOfSurvey(relation: Parts, last: Relation | undefined): last is Extract<Relation, { kind: 'figure' }> {
  if (!relation.isWhole || relation.head || last?.kind !== 'figure') return false;
  const { label, value, from } = last.stat;
  const areShares = relation.items.every(({ quantity }) => quantity.kind === 'percent');
  return areShares && from === undefined && label.text.includes(value) && SURVEYED.test(label.text);
}

const SURVEYED = new RegExp(anyOf('surveyed'), 'iu');

/** Longest question that a sentence of a text asks and the next ones answer, in comparable units. */
const LONGEST_QUESTION = 110;

/** `It smells? Add leaves. There are ants? Water it.`: questions in a text, each with its answer behind it. */
export function answersIn(sentences: readonly SourceText[]): Relation[] | undefined {
  const places = sentences.flatMap(({ text }, index) => (/[?？]$/u.test(text) ? [index] : []));
  const [first] = places;
  if (first !== 0 || places.length < 2 || places.at(-1) === sentences.length - 1) return undefined;
  const items = places.map((place, at): Pair | undefined => {
    const asked = sentences[place] as SourceText;
    const answers = sentences.slice(place + 1, places[at + 1] ?? sentences.length);
    const [answer, other] = answers;
    if (!answer || other || visualLength(asked.text) > LONGEST_QUESTION) return undefined;
    return { left: told(asked, asked.text), right: told(answer, answer.text) };
  });
  return items.every((own) => own !== undefined)
    ? [{ kind: 'pairs', as: 'question-answer', items: items.filter((own) => own !== undefined) }]
    : undefined;
}

/** Longest question that a paragraph begins with and answers, in comparable units. */
const LONGEST_OWN_QUESTION = 44;

/**
 * `Why take it? Last year 26 of 28 finished, …`: what a paragraph asks first stands over what it says then.
 * @param saidBy what a text says by itself
 */
export function underOwnQuestion(
  source: SourceText,
  sentences: readonly SourceText[],
  saidBy: (text: SourceText) => readonly Relation[],
): Relation[] | undefined {
  const [first, second] = sentences;
  if (!first || !second || !/[?？]$/u.test(first.text) || visualLength(first.text) > LONGEST_OWN_QUESTION)
    return undefined;
  const answer = stretchOf(source, source.text.indexOf(second.text, first.text.length), source.text.length);
  if (/[?？]/u.test(answer.text)) return undefined;
  const head = told(first, first.text);
  const relations = saidBy(answer);
  const [only, other] = relations;
  if (only && !other && !('head' in only && only.head) && HEADED.has(only.kind)) return [{ ...only, head } as Relation];
  const stats = relations.flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  const rest = relations.flatMap((own) => (own.kind === 'said' ? [own.item] : []));
  if (stats.length + rest.length < relations.length) return undefined;
  return [stats.length > 0 ? { kind: 'figures', stats, rest, head } : { kind: 'list', items: rest, head }];
}

/** What stands under words of its own. */
const HEADED: ReadonlySet<Relation['kind']> = new Set(['timeline', 'parts', 'records', 'figures', 'steps', 'list']);
