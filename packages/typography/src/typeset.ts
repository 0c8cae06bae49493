import type { Language } from '@pagewright/model/languages';
import { isCjk } from '@pagewright/model/languages';

const NARROW_NO_BREAK = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * The marks and spaces of a language's typography, no word changed. French: a narrow no-break space before ; ! ? and
 * inside « », a no-break space before a colon. Chinese and Japanese: a straight apostrophe inside Latin words, since the
 * curly one is set full width there; the space between Han and Latin is drawn, not written.
 */
export function typeset(text: string, language: Language): string {
  if (isCjk(language)) return text.replace(/(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu, "'");
  return language === 'fr-FR' ? typesetFrench(text) : text;
}

/** What any of the rules of French needs in a text. */
const FRENCH_MARKS = /[;!?:«»]|\d[ \u00a0]/;

function typesetFrench(text: string): string {
  if (!FRENCH_MARKS.test(text)) return text;
  return text
    .replace(/(?<=[\p{L}\p{N}»)"”])[ \u00a0\u202f]?([;!?])(?=\s|$)/gu, `${NARROW_NO_BREAK}$1`)
    .replace(/(?<=[\p{L}\p{N}»)"”])[ \u00a0\u202f]?:(?=\s|$)/gu, `${NO_BREAK}:`)
    .replace(/«[ \u00a0\u202f]?/g, `«${NARROW_NO_BREAK}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NARROW_NO_BREAK}»`)
    .replace(/(\d)[ \u00a0](?=[%€$]|\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK}`);
}
