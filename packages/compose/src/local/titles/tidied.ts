import type { Language } from '@pagewright/model/languages';
import { isStopWord } from '../language/stop-words.ts';
import { isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';

/** Names as titles: without what a line, a sheet or a cell was cut behind, and with a capital where the language asks for one. */

const PAIRS = [
  ['(', ')'],
  ['（', '）'],
  ['【', '】'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['[', ']'],
  ['«', '»'],
  ['“', '”'],
] as const;

/** Marks that lead on to what follows. */
const LEADING_ON = /(?:[\s:：,，、;；·–—-]|(?<=\s)\/)+$/u;

/** Words at the end of a name that lead on to what follows, or that its line was broken behind. */
const LAST_WORD = new RegExp(`[\\s:：,–—-]+${anyOf('leadingOn')}$`, 'iu');
/** After a mark also prepositions that a verb may end with otherwise: `Interview: For`. */
const LAST_BEHIND_MARK = new RegExp(`\\s?[:：,–—]\\s+${anyOf('prepositions')}$`, 'iu');
/** A preposition in front of an article at the end is open too: `is required as backup to a`. */
const LAST_PREPOSITION = new RegExp(`\\s+${anyOf('prepositions')}$`, 'iu');
/** `Who we are`, `Où nous en sommes`. */
const ASKING = new RegExp(`^${anyOf('asking')}(?![\\p{L}])`, 'iu');
/** The beginning of a sentence behind the end of another one. */
const NEXT_SENTENCE = /(?<=\p{L}{2}[)\]»”]?|[)\]»”])[.!]\s+\p{Lu}\p{Ll}*(?:\s\S+)?$/u;
/** Least that is left of a name, in Latin letters; of an end that was broken off more. */
const LEAST = { bracket: 6, end: 10 } as const;

export function tidiedTitle(text: string): string {
  const plain = withoutPointer(text.trim().replace(LEADING_ON, ''));
  return withoutOpenEnd(withoutOpenBracket(plain === '' ? text.trim() : plain));
}

/** What points at the list below it; what stands in front of that names the list. */
const POINTING_END = new RegExp(`${anyOf('pointingEnds')}[。.]?$`, 'iu');

function withoutPointer(text: string): string {
  const rest = text.replace(POINTING_END, '').replace(LEADING_ON, '');
  return visualLength(rest) >= LEAST.end ? rest : text;
}

/** `Section (of the` up to its bracket; `Annex 1】 “Form”` behind it. */
function withoutOpenBracket(text: string): string {
  for (const [open, close] of PAIRS) {
    const opened = text.split(open).length;
    const closed = text.split(close).length;
    if (opened === closed) continue;
    const at = opened > closed ? text.lastIndexOf(open) : text.indexOf(close);
    const rest = (opened > closed ? text.slice(0, at) : text.slice(at + close.length)).trim().replace(LEADING_ON, '');
    if (visualLength(rest) >= LEAST.bracket) return rest;
  }
  return text;
}

function withoutOpenEnd(text: string): string {
  if (isWide(text) || ASKING.test(text)) return text;
  let own = text;
  for (let next = cutOnce(own); next !== own; next = cutOnce(own)) own = next;
  if (own === text) return text;
  own = own.replace(LAST_PREPOSITION, '');
  const whole = own.replace(NEXT_SENTENCE, '').replace(/\.$/u, '');
  return visualLength(whole) >= LEAST.end && /\s/u.test(whole) ? whole : text;
}

function cutOnce(text: string): string {
  return text.replace(LAST_BEHIND_MARK, '').replace(LAST_WORD, '').replace(LEADING_ON, '');
}

/** A name of several plain words in small letters; one of a command or a field is written as it is. */
const PLAIN_WORDS = /^(\p{Ll}[\p{Ll}’']*)(?:\s[\p{L}’'-]+){0,12}$/u;

/**
 * A name in small letters as the language writes a title.
 * @param isWord whether the documents write a word with a capital too: names of commands they do not
 */
export function inSentenceCase(text: string, language: Language, isWord: (capitalised: string) => boolean): string {
  const first = language === 'en-US' || language === 'fr-FR' ? firstWordOf(text) : undefined;
  if (first === undefined) return text;
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  return isStopWord(first) || isWord(capital) ? capital + text.slice(first.length) : text;
}

/** Of names in a row each is plain: `identified licences · program`. */
function firstWordOf(text: string): string | undefined {
  const names = text.split(' · ');
  return names.every((name) => /^\p{Lu}/u.test(name) || PLAIN_WORDS.test(name))
    ? PLAIN_WORDS.exec(names[0] ?? '')?.[1]
    : undefined;
}
