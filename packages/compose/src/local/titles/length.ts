import { isBalanced } from '../language/sentences.ts';
import { isTitleLength, isWide } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';

/** A heading longer than a title may be: up to its first strong mark, whole phrases only; else as it is. */
export function shortenedTitle(heading: string): string {
  // A question asks nothing when it is cut.
  if (isTitleLength(heading) || /[?？]$/.test(heading)) return heading;
  const plain = heading.replace(/^[\d.]+\s*[–—-]?\s*/, '');
  const marks = isWide(plain) ? /^[^:：;；,，(（–—。]{4,}/ : /^[^:;,(–—]{6,}/;
  const part = marks.exec(plain)?.[0].trim();
  if (part && isTitleLength(part)) return part;
  return (isWide(plain) ? undefined : wholePhrase(part ?? plain)) ?? heading;
}

const ATTRIBUTE = new RegExp(`\\s${anyOf('attributes')}`, 'giu');

/** Fewest letters of a phrase that is left of a name. */
const SHORTEST = 24;

/** A long name up to one of its prepositions: `Growth of spending on health` of `… on health in the sense of …`. */
function wholePhrase(name: string): string | undefined {
  const ends = [...name.matchAll(ATTRIBUTE)];
  return ends
    .map(({ index }) => name.slice(0, index))
    .findLast((phrase) => phrase.length >= SHORTEST && isTitleLength(phrase) && isBalanced(phrase));
}
