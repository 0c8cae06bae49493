import type { Step } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** `第二步`, `Step 3`: what counts itself as a step. */
export const STEP_MARK = new RegExp(`^(?:${anyOf('stepMarks')})`, 'iu');

/** Longest title of a step, as reading load; what is longer is divided at its first mark. */
const LONGEST_STEP = 96;

/** `switch off. Idle databases gone, …`: a word or two that name the step, and what is said of it. */
const NAMED = /^(\p{L}{2,16}(?:\s\p{L}{2,16}){0,2})\.\s+(?=\p{Lu}|\d)/u;

export function stepOf(source: SourceText, child?: SourceText): Step {
  const text = source.text.replace(/[。；;]$|(?<=\p{L}{3}|\p{L}\s\p{Ll}{2})\.$/u, '');
  const below = child ? { text: told(child, child.text) } : {};
  const named = child ? null : NAMED.exec(text);
  if (named) return { title: told(source, named[1] ?? ''), text: told(source, text.slice(named[0].length)) };
  if (readingLoad(text) <= LONGEST_STEP) return { title: told(source, text), ...below };
  const cut = /^.{4,50}?(?:[，；;。：]|[,:](?!\d)|\.\s|\s[–—-]\s)\s*/su.exec(text);
  const rest = cut ? text.slice(cut[0].length).trim() : '';
  if (!cut || child || rest === '') return { title: told(source, text), ...below };
  return { title: told(source, trimmedPhrase(cut[0])), text: told(source, rest) };
}
