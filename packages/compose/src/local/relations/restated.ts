import { isWide, readingLoad, squeeze } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Relation } from './relation.ts';
import { type SourceText, told } from './source-text.ts';

/** `That is 76%, up from 69%.`: a sentence that points at the one before and says what it comes to. */
const RESTATES = new RegExp(`^(?:${anyOf('restates')})(?!\\p{Script=Latin})`, 'iu');
/** Longest label of both sentences, as reading load. */
const LONGEST = 230;

/**
 * The figure of a sentence that only points at the one before, with both as what it is of: `Sent to 684 people, answered by
 * 517. That is 76%, up from 69% last year.` Figures of the first sentence that have names of their own stand for themselves
 * as well.
 * @param saidBy what a sentence says by itself
 */
export function restated(
  first: SourceText,
  second: SourceText,
  saidBy: (sentence: SourceText) => readonly Relation[],
): readonly Relation[] | undefined {
  if (!RESTATES.test(second.text)) return undefined;
  const text = `${first.text}${isWide(first.text) ? '' : ' '}${second.text}`.replace(/[.。]$/u, '');
  if (readingLoad(text) > LONGEST) return undefined;
  const [own, other] = saidBy(second);
  const said = saidBy(first);
  if (own?.kind !== 'figure' || other || !said.every(({ kind }) => kind === 'figure' || kind === 'said'))
    return undefined;
  return [
    ...said.filter(
      (one) => one.kind === 'figure' && (one.stat.from !== undefined || !saysAll(one.stat.label.text, first)),
    ),
    { kind: 'figure', stat: { ...own.stat, label: told(first, text) } },
  ];
}

function saysAll(label: string, { text }: SourceText): boolean {
  return squeeze(label) === squeeze(text);
}
