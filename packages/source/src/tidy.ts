/** Bullet glyphs of symbol fonts, as they arrive from Word and PDF files in the private use area. */
const PRIVATE_BULLETS =
  /[\uf02d\uf06c\uf06d\uf06e\uf070-\uf078\uf09e\uf09f\uf0a0-\uf0a9\uf0b7\uf0d8\uf0dc\uf0e0\uf0e8\uf0f0\uf0fb\uf0fc\uf0fe]/g;

/** Letters that files write as presentation forms: Latin ligatures, radicals, compatibility ideographs. */
const VARIANTS = /[\ufb00-\ufb06\u2e80-\u2fd5\uf900-\ufaff]/g;

/**
 * Text as it can stand on a page: composed characters, no control characters, soft hyphens or zero-width joints; Latin
 * ligatures as letters and the radicals that some PDF files write for Han characters as those characters; symbol-font
 * bullets as •. White space within a line is one space.
 */
export function tidyLine(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(VARIANTS, (variant) => variant.normalize('NFKC'))
    .replace(PRIVATE_BULLETS, '•')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g, '')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\s]+/gu, (run) => (/^[\u00a0\u202f]$/.test(run) ? run : ' '))
    .trim();
}

/** The usual case, which needs no work: printable characters and single spaces between them. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

const CJK = '[\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]';
const SPACE_BETWEEN_CJK = new RegExp(`(?<=${CJK}) +(?=${CJK})`, 'g');
const ENDS_WIDE = new RegExp(`${CJK}$`);
const STARTS_WIDE = new RegExp(`^${CJK}`);

/**
 * Joins the lines of one paragraph: a space between Latin words, nothing between Han, hyphenation undone.
 * @param words the words that the document writes elsewhere in one piece, in lower case: they tell a hyphen of the word
 * (`off-the-shelf`) from one of the line (`infor-mation`)
 */
export function joinLines(lines: readonly string[], words?: ReadonlySet<string>): string {
  const pieces: string[] = [];
  // Where the last stretch without a space of ours begins. The text itself is put together once.
  let begin = 0;
  const open = (): string => pieces.slice(begin).join('');
  for (const line of lines.map(tidyLine).filter(Boolean)) {
    const last = pieces.at(-1);
    // Its last two letters: each piece has one at least.
    const end = pieces.slice(-2).join('').slice(-2);
    if (last === undefined) pieces.push(line);
    else if (/[A-Za-zÀ-ÿ][-‐]$/.test(end) && /^[a-zà-ÿ]/.test(line)) {
      if (!keepsHyphen(open(), line, words)) pieces[pieces.length - 1] = last.slice(0, -1);
      pieces.push(line);
    } else if (/\S\/$/.test(end) && /https?:\/\/\S*$/.test(open())) pieces.push(line);
    else if (ENDS_WIDE.test(end) && STARTS_WIDE.test(line)) pieces.push(line);
    else {
      begin = pieces.length;
      pieces.push(` ${line}`);
    }
  }
  return pieces.join('');
}

function keepsHyphen(text: string, line: string, words: ReadonlySet<string> | undefined): boolean {
  const left = /([A-Za-zÀ-ÿ]+)[-‐]$/.exec(text)?.[1]?.toLowerCase() ?? '';
  const right = /^[a-zà-ÿ]+/.exec(line)?.[0] ?? '';
  const inAddress = /[/@.]\S*$/.test(text.split(' ').at(-1) ?? '');
  const twoWords = words !== undefined && !words.has(left + right) && words.has(left) && words.has(right);
  return inAddress || twoWords;
}

/** Takes out the spaces that layout put between Han characters. */
export function closeHan(text: string): string {
  return text.includes(' ') ? text.replace(SPACE_BETWEEN_CJK, '') : text;
}
