import { anyOf } from '../lexicon/words.ts';
import { OF_WHICH } from './figure-clauses.ts';

/** First words of what only says more of the words in front of it. */
const RELATIVE = /^(?:who|whom|whose|which|where|qui|qu[e’']|dont|où|lequel|laquelle|auquel)(?!\p{L})/iu;
/** First words of a phrase that says when, where or how: what stands behind its comma is a sentence. */
const LEADING =
  /^(?:in|on|at|by|after|before|since|from|during|for|with|until|when|while|if|then|later|today|yesterday|tomorrow|finally|first|next|soon|meanwhile|however|en|au|aux|à|dans|depuis|après|avant|pendant|dès|puis|ensuite|enfin|quand|lorsque?|si|comme|pour|avec|chez|sur|hier|demain|aujourd[’']hui|d[’']abord|cette|this|last)(?!\p{L})/iu;
const VERB = new RegExp(
  `(?<!\\p{L})${anyOf('clauseVerbs')}(?!\\p{L})|(?<!\\p{L})\\p{Ll}{3,}${anyOf('clauseVerbEnds')}(?!\\p{L})`,
  'u',
);
/** Longest name that a sentence begins with, in words. */
const LONGEST_NAME = 7;
/** Most commas of a sentence that says something of what it names first; with more of them it may tell one thing after the other. */
const MOST_COMMAS = 3;
const SENTENCE_END = /[.!?;]\s+|[。！？；]/gu;

/**
 * Whether what begins at a place of a text behind a comma is no clause of its own: it says more of the
 * words in front (`…, qui l’a reprise en 2014`, `…，其中9台去年…`), or goes on behind a name and what is said of it (`Mira, a baker since 2014,
 * opens …`).
 */
export function isTornOff(text: string, at: number): boolean {
  const piece = text.slice(at);
  if (RELATIVE.test(piece) || OF_WHICH.test(piece)) return true;
  const start = [...text.slice(0, at).matchAll(SENTENCE_END)].map((match) => match.index + match[0].length).at(-1) ?? 0;
  if (at <= start || !/^\p{Ll}/u.test(piece)) return false;
  const sentence = /^[^.!?;]*(?:[.!?;](?!\s|$)[^.!?;]*)*[.!?]/u.exec(text.slice(start))?.[0] ?? '';
  const [name = '', ...others] = sentence.split(/,\s/u);
  const isName = /^\p{Lu}/u.test(name) && !LEADING.test(name) && !VERB.test(name) && !/[\d:]/u.test(name);
  return isName && name.split(/\s+/u).length <= LONGEST_NAME && others.length > 0 && others.length < MOST_COMMAS;
}
