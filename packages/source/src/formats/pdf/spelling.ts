import type { Fragment } from './pdf-page.ts';

/** Accents that some fonts have as signs of their own, in front of the letter that they stand over, as combining marks. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u00b4': '\u0301',
  '`': '\u0300',
  '\u02c6': '\u0302',
  '\u00a8': '\u0308',
  '\u02dc': '\u0303',
  '\u00b8': '\u0327',
};
/** A grave accent is a sign of code too: it stands over a vowel within a word, or over a lone `a`. */
const ACCENTED =
  /(?:[\u00b4\u02c6\u00a8\u02dc\u00b8](?=\p{L})|(?<=\p{L})`(?=[aeiouAEIOU])|(?<!\S)`(?=[aA](?:\s|$)))(\p{L})/gu;

/** `Ann´ee` as it is read: `Année`. Signs that make no letter stay. */
export function withAccents(text: string): string {
  if (!/[\u00b4`\u02c6\u00a8\u02dc\u00b8]/.test(text)) return text;
  return text.replace(ACCENTED, (sign, letter: string, place: number) => {
    if (sign.startsWith(ACUTE) && isApostrophe(text.slice(0, place), text.slice(place + 1))) return sign;
    // Such fonts have an i without its dot to put an accent on.
    const base = letter === '\u0131' ? 'i' : letter;
    const composed = `${base}${ACCENTS[sign.charAt(0)] ?? ''}`.normalize('NFC');
    return composed.length === 1 ? composed : sign;
  });
}

const ACUTE = '\u00b4';
/** Words behind an article or a pronoun that lost its vowel. */
const ELIDED = /^(?:est|étai|eau|en(?!\p{L})|eux(?!\p{L})|elles?(?!\p{L})|entre|[aiouhyAIOUHY])/u;

/** `it´s`, `l´amour`: many write an acute accent for an apostrophe. */
function isApostrophe(before: string, behind: string): boolean {
  if (!/^[aeiouy\u0131]/iu.test(behind)) return true;
  return /(?<!\p{L})(?:[ldjmntsc]|(?:lors|puis)?qu)$/iu.test(before) && ELIDED.test(behind);
}

/** `S U M M A R Y`: letters of one word that stand apart, as heads are often set. */
const SPACED = /^\p{L}(?: \p{L}){3,}$/u;
/** `QUA NT IT Y`: a word in capitals that uneven gaps cut into pieces of at most so many letters. */
const PIECES = /^\p{Lu}{1,3}(?: \p{Lu}{1,3}){2,}$/u;
const VOWEL = /[AEIOUY\u00c0-\u00dc]/u;
/** Fewest different letters of a word set apart: `P A P P` are marks in columns. */
const FEWEST_LETTERS = 4;
/** Letters that are words. */
const LONE_WORD = /^[AIOÀYaiyoà]$/u;

/** A text whose letters were set apart, closed to the word that it is; any other as it is. */
export function withClosedLetters(text: string): string {
  const plain = text.trim();
  if (!/^\p{L}{1,3} \p{L}/u.test(plain) || /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(plain)) return text;
  const pieces = plain.split(' ');
  if (SPACED.test(plain)) return isAlphabet(pieces) ? text : pieces.join('');
  if (!PIECES.test(plain)) return text;
  const isCut =
    pieces.some((piece) => piece.length > 1 && !VOWEL.test(piece)) &&
    pieces.some((piece) => piece.length === 1 && (!LONE_WORD.test(piece) || piece === pieces.at(-1)));
  return isCut ? pieces.join('') : text;
}

/** `A B C D`, `P A P P`: letters that name columns, answers or marks, each a word. */
function isAlphabet(letters: readonly string[]): boolean {
  if (new Set(letters).size < FEWEST_LETTERS) return true;
  return letters.every((letter, index) => index === 0 || letter > (letters[index - 1] ?? '')) || !letters.some(isVowel);
}

function isVowel(letter: string): boolean {
  return VOWEL.test(letter.toUpperCase());
}

/** Fewest letters that stand apart in a row, how much wider a gap between words is than one between letters, and the widest one in letter heights. */
const APART = { letters: 4, word: 1.6, most: 2.4 } as const;

/** Fragments with those that are one letter each, evenly apart on one line, joined to the words that they spell. */
export function withJoinedLetters(fragments: readonly Fragment[]): Fragment[] {
  const result: Fragment[] = [];
  let run: Fragment[] = [];
  const close = (): void => {
    result.push(...(run.length >= APART.letters ? wordsOf(run) : run));
    run = [];
  };
  for (const fragment of fragments) {
    const before = run.at(-1);
    const isLetter = /^\p{Script=Latin}$/u.test(fragment.text.trim());
    if (!isLetter || (before && !isBeside(before, fragment))) close();
    if (isLetter) run.push(fragment);
    else result.push(fragment);
  }
  close();
  return result;
}

/** Whether a letter stands behind another on its line, further away than letters of one word do. */
function isBeside(before: Fragment, next: Fragment): boolean {
  const gap = next.x - before.right;
  const isLevel = Math.abs(before.y - next.y) < next.size * 0.1 && Math.abs(before.size - next.size) < 0.5;
  return isLevel && gap > next.size * 0.15 && gap < next.size * APART.most;
}

function wordsOf(run: readonly Fragment[]): readonly Fragment[] {
  if (isAlphabet(run.map(({ text }) => text.trim()))) return run;
  const gaps = run.slice(1).map((next, index) => next.x - (run[index]?.right ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: Fragment[] = [];
  for (const [index, letter] of run.entries()) {
    const word = words.at(-1);
    const isNew = index > 0 && (gaps[index - 1] ?? 0) > usual * APART.word;
    if (!word || isNew) words.push({ ...letter, text: letter.text.trim() });
    else
      words[words.length - 1] = {
        ...word,
        text: word.text + letter.text.trim(),
        right: letter.right,
        letters: word.letters + letter.letters,
        boldLetters: word.boldLetters + letter.boldLetters,
        monoLetters: word.monoLetters + letter.monoLetters,
      };
  }
  return words;
}
