import { isCjk, type Language } from '@pagewright/model/languages';
import { isEastAsian } from './line-break-class.ts';

/**
 * Where the lines of a heading may part words written without spaces: at the edges of words and phrases. Text is drawn with
 * `PHRASE_CSS` and a break opportunity (`<wbr>`) between the pieces of `phrasePieces`; `measure` finds the same lines with
 * `keepsPhrases`.
 */
export const PHRASE_CSS = { wordBreak: 'keep-all' } as const;

/** Whether headings of a language keep phrases whole: only where words are not parted by spaces. */
export function keepsPhrases(language: Language): boolean {
  return isCjk(language);
}

/** Words of one character that belong to the word before. */
const FOLLOWS = new Set(
  '的地得了着著过過们們吗嗎呢吧者性化度率量等型式版法书書表图圖がはをにでとのもへやかだたてるねよ々ー',
);
/** Words of one character that belong to the word behind. */
const LEADS = new Set(
  '第不非无無未其该該各每在为為对對与與和及或被把以从從于於向将將由至到使让讓本新老大小多全总總再更最',
);
/** Particles of more than one character that belong to the word before. */
const PARTICLES =
  /^(?:から|まで|より|など|として|について|における|に関する|ます|です|でした|ました|する|した|して|される|された|です)$/;

/** Ordinals and numerals belong to what they count: `第三季度`, `十二家`. */
const COUNTS = /^第?[一二三四五六七八九十百千万两兩〇零几幾数數]+$/;

const KATAKANA_END = /[\p{sc=Katakana}ー]$/u;
const KATAKANA_START = /^[\p{sc=Katakana}ー]/u;

/** Endings of words and the particles behind them. */
const HIRAGANA_END = /\p{sc=Hiragana}$/u;
const HIRAGANA_START = /^\p{sc=Hiragana}/u;

const segmenters = new Map<Language, Intl.Segmenter>();
const KEPT = 2000;
const known = new Map<string, ReadonlySet<number>>();

/** UTF-16 offsets at which a word or phrase of two letters or digits side by side begins. */
export function phraseStarts(text: string, language: Language): ReadonlySet<number> {
  const key = `${language}|${text}`;
  let starts = known.get(key);
  if (!starts) {
    if (known.size >= KEPT) known.clear();
    starts = findStarts(text, language);
    known.set(key, starts);
  }
  return starts;
}

function findStarts(text: string, language: Language): Set<number> {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  const starts = new Set<number>();
  let before = '';
  for (const { segment, index } of segmenter.segment(text)) {
    if (before !== '' && isBetweenLetters(text, index) && mayPart(before, segment)) starts.add(index);
    before = segment;
  }
  return starts;
}

/**
 * Letters of a Latin word from which it may part from the ideographs before and behind it. Shorter words and numbers stay
 * with them, as the space that is set beside them does not stand at a break opportunity.
 */
const LATIN_WORD = { before: 2, behind: 7 } as const;

function mayPart(before: string, after: string): boolean {
  const [wideBefore, wideAfter] = [isWide(before, before.length - 1), isWide(after, 0)];
  if (!wideBefore && !wideAfter) return false;
  if (!wideBefore && !isWord(before, LATIN_WORD.behind)) return false;
  if (!wideAfter) return isWord(after, LATIN_WORD.before) && !LEADS.has(before);
  // Dictionaries part foreign words at the wrong places.
  if (KATAKANA_END.test(before) && KATAKANA_START.test(after)) return false;
  if (HIRAGANA_END.test(before) && HIRAGANA_START.test(after)) return false;
  if (FOLLOWS.has(after) || PARTICLES.test(after) || LEADS.has(before) || COUNTS.test(before)) return false;
  // A lone character that leads nothing mostly ends the word before.
  return [...after].length > 1 || LEADS.has(after);
}

function isWide(text: string, at: number): boolean {
  return isEastAsian(text.charCodeAt(at));
}

function isWord(text: string, letters: number): boolean {
  return text.length >= letters && /^\p{L}+$/u.test(text);
}

/** Whether the characters on both sides are letters or digits: elsewhere the usual rules of line breaking hold. */
export function isBetweenLetters(text: string, at: number): boolean {
  return LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** A text at its phrases: lines may part only between the pieces, at spaces and at punctuation. */
export function phrasePieces(text: string, language: Language): string[] {
  const starts = [...phraseStarts(text, language)];
  return [0, ...starts].map((start, index) => text.slice(start, starts[index]));
}
