import type { PrimitiveRun } from '@pagewright/components/primitives';
import { isCjk, type Language } from '@pagewright/model/languages';

/** In which script words are written: what face draws them, and what language their spelling is checked in. */

/** Ideographs, kana, hangul and their punctuation: what is drawn with the east-asian face. */
const EAST_ASIAN = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud8bf][\udc00-\udfff]/;
const OTHERS = /[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;

export function hasEastAsian(text: string): boolean {
  return EAST_ASIAN.test(text);
}

/** How often east-asian characters and others follow each other. */
export function scriptChanges(text: string): number {
  if (!hasEastAsian(text)) return 0;
  const kinds = [...text].map(hasEastAsian);
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}

/** Whether characters are drawn with the Latin face. */
export function hasOthers(text: string): boolean {
  return OTHERS.test(text);
}

type Script = 'east-asian' | 'latin' | 'greek' | 'cyrillic' | 'hebrew' | 'arabic' | 'thai' | 'devanagari';

/** Scripts by their letters; signs, figures and spaces go with the words that they stand among. */
const LETTERS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['east-asian', EAST_ASIAN],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['thai', /\p{Script=Thai}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
];
/** The language of most texts in a script that none of our languages is written in. */
const LANGUAGE_OF = {
  greek: 'el-GR',
  cyrillic: 'ru-RU',
  hebrew: 'he-IL',
  arabic: 'ar-SA',
  thai: 'th-TH',
  devanagari: 'hi-IN',
} as const;
const KANA = /[\u3040-\u30ff]/;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN_FIGURE = /[0-9]/;
/** Nothing but what every text of a Western page is made of: most are. */
const PLAIN_WESTERN = /^[\s\u0020-\u024f\u2010-\u2044\u20a0-\u20bf]*$/;

/**
 * Runs parted where another script begins, each with a language of its own.
 * @param figuresApart whether figures among ideographs are words of their own, as letters are
 */
export function runsByScript(
  runs: readonly PrimitiveRun[],
  language: Language,
  figuresApart = false,
): readonly PrimitiveRun[] {
  if (!isCjk(language) && runs.every(({ text }) => PLAIN_WESTERN.test(text))) return runs;
  return runs.flatMap((run) => partedByScript(run.text, figuresApart).map((text) => ({ ...run, text })));
}

/** A text in pieces of one script each; one piece where it has no other. */
export function partedByScript(text: string, figuresApart = false): string[] {
  if (PLAIN_WESTERN.test(text)) return [text];
  const pieces: string[] = [];
  let current: Script | undefined;
  for (const letter of text) {
    const script = scriptOf(letter, figuresApart);
    const last = pieces.length - 1;
    const isOther = script !== undefined && current !== undefined && script !== current;
    if (last < 0 || isOther) pieces.push(letter);
    else pieces[last] += letter;
    current = script ?? current;
  }
  return pieces.length > 0 ? pieces : [text];
}

function scriptOf(letter: string, figuresApart: boolean): Script | undefined {
  if (figuresApart && LATIN_FIGURE.test(letter)) return 'latin';
  return LETTERS.find(([, pattern]) => pattern.test(letter))?.[0];
}

export interface SpokenLanguage {
  readonly lang: string;
  /** Of what is not written in the script of the first. */
  readonly altLang?: string;
}

/** The language of words of one script on a page. */
export function languageOf(text: string, page: Language): SpokenLanguage {
  const script = firstScript(text);
  const western = isCjk(page) ? 'en-US' : page;
  switch (script) {
    case undefined:
      return isCjk(page) ? { lang: page, altLang: western } : { lang: page };
    case 'latin':
      return isCjk(page) ? { lang: western, altLang: page } : { lang: page };
    case 'east-asian':
      return { lang: eastAsianLanguage(text, page), altLang: western };
    default:
      return { lang: LANGUAGE_OF[script], altLang: page };
  }
}

/** Of the first letter. */
function firstScript(text: string): Script | undefined {
  for (const letter of text) {
    const script = scriptOf(letter, false);
    if (script) return script;
  }
  return undefined;
}

/** Ideographs alone are the page's own, and Chinese on Western pages. */
function eastAsianLanguage(text: string, page: Language): string {
  if (HANGUL.test(text)) return 'ko-KR';
  if (KANA.test(text)) return 'ja-JP';
  return isCjk(page) ? page : 'zh-CN';
}
