import type { Language } from '@pagewright/model/languages';

const NARROW_NO_BREAK = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * The spaces of a language's typography, no word changed. French: a narrow no-break space before ; ! ? and inside « »,
 * a no-break space before a colon. Chinese and Japanese need none in the text: the space between Han and Latin is drawn.
 */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr-FR') return text;
  return text
    .replace(/(?<=[\p{L}\p{N}»)"”])[ \u00a0\u202f]?(?=[;!?](?:\s|$))/gu, NARROW_NO_BREAK)
    .replace(/(?<=[\p{L}\p{N}»)"”])[ \u00a0\u202f]?(?=:(?:\s|$))/gu, NO_BREAK)
    .replace(/«[ \u00a0\u202f]?/g, `«${NARROW_NO_BREAK}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NARROW_NO_BREAK}»`)
    .replace(/(\d)[ \u00a0](?=[%€$]|\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK}`);
}
