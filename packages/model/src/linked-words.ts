/**
 * Finding again the words that a link stood on, in a text that was tidied, shortened, split or joined since: pure
 * functions. Offsets are UTF-16 units from 0.
 */

/** Words with what stands around them, by which they are told from the same words elsewhere. */
export interface PlacedWords {
  readonly words: string;
  readonly before: string;
  readonly after: string;
  /** They stand off the line: in the midst of a word too, behind the letter that they belong to. */
  readonly isMark?: boolean | undefined;
}

/** How much of what stands around words is kept, UTF-16 units: about two words of Latin. */
const AROUND = 16;
/** So many letters on one side tell a place. */
const TELLING = 8;

/** A stretch of a text with what stands around it. */
export function placedWords(text: string, start: number, end: number): PlacedWords {
  return {
    words: text.slice(start, end),
    before: text.slice(Math.max(0, start - AROUND), start),
    after: text.slice(end, end + AROUND),
  };
}

export interface WordsFound {
  readonly start: number;
  /** On how many sides stands what stood there: 0 to 2. A text that begins or ends at the words says nothing else. */
  readonly sides: number;
  /** Of these sides at least one has letters, which are the same. */
  readonly isTold: boolean;
}

/** The place whose sides are most like those that are known, the first of equals; undefined where the words stand nowhere. */
export function findWords(
  text: string,
  { words, before, after, isMark }: PlacedWords,
  isFree: (start: number, end: number) => boolean = () => true,
): WordsFound | undefined {
  let best: WordsFound | undefined;
  for (const start of placesOf(text, words, isMark)) {
    const end = start + words.length;
    if (!isFree(start, end)) continue;
    if (isMark && lettersAt(before, 'end') !== '' && lettersAt(text.slice(0, start), 'end') === '') continue;
    const same = [
      sameLetters(lettersAt(before, 'end'), lettersAt(text.slice(0, start), 'end'), 'end'),
      sameLetters(lettersAt(after, 'start'), lettersAt(text.slice(end), 'start'), 'start'),
    ].filter((letters) => letters !== undefined);
    const sides = same.length;
    if (!best || sides > best.sides) best = { start, sides, isTold: same.some((letters) => letters !== '') };
    if (sides === 2) break;
  }
  return best;
}

/** Most places that are looked at: who writes a word more often in one text has it linked in the first of them. */
const MOST_PLACES = 50;

/** Where words stand in a text as words of their own, from the first to the last. @param isMark they may be a part of one */
export function placesOf(text: string, words: string, isMark = false): number[] {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0 && places.length < MOST_PLACES; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (isMark || (!isOneWord(text[at - 1], text[at]) && !isOneWord(text[end - 1], text[end]))) places.push(at);
  }
  return places;
}

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether two neighbours are letters of one word. */
function isOneWord(left: string | undefined, right: string | undefined): boolean {
  return [left, right].every((one) => one !== undefined && LETTER.test(one) && !UNSPACED.test(one));
}

type Side = 'start' | 'end';

/** The letters and figures that a text begins or ends with. */
function lettersAt(text: string, side: Side): string {
  // What lies between letters is short, but for rows of dots and the like.
  const near = side === 'start' ? text.slice(0, AROUND * 2) : text.slice(-AROUND * 2);
  const letters = near.replace(/[^\p{L}\p{N}]+/gu, '');
  return side === 'start' ? letters.slice(0, TELLING) : letters.slice(-TELLING);
}

/** What two have in common, where one says what the other does as far as it goes. */
function sameLetters(known: string, found: string, side: Side): string | undefined {
  const [short, long] = known.length < found.length ? [known, found] : [found, known];
  return (side === 'start' ? long.startsWith(short) : long.endsWith(short)) ? short : undefined;
}
