/** Bullet glyphs of symbol fonts, as they arrive from Word and PDF files. */
const PRIVATE_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06c\uf09f\uf0a8\uf0e0\uf02d]/g;

/**
 * Text as it can stand on a page: composed characters, no control characters, soft hyphens or zero-width joints; Latin
 * ligatures as letters and the radicals that some PDF files write for Han characters as those characters; symbol-font bullets as •. White space within a line is one space.
 */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06\u2e80-\u2fd5\uf900-\ufaff]/g, (variant) => variant.normalize('NFKC'))
    .replace(PRIVATE_BULLETS, '•')
    .replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Co}\u2028\u2029\s]+/gu, (run) => (/\u00a0|\u202f/.test(run) && run.length === 1 ? run : ' '))
    .trim();
}

const CJK = '[\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u3000-\\u303f]';
const SPACE_BETWEEN_CJK = new RegExp(`(?<=${CJK}) +(?=${CJK})`, 'g');

/** Joins the lines of one paragraph: a space between Latin words, nothing between Han, hyphenation undone. */
export function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines.map(tidyLine).filter(Boolean)) {
    if (text === '') text = line;
    else if (/[A-Za-zÀ-ÿ]-$/.test(text) && /^[a-zà-ÿ]/.test(line)) text = text.slice(0, -1) + line;
    else if (endsWide(text) && startsWide(line)) text += line;
    else text += ` ${line}`;
  }
  return text;
}

/** Takes out the spaces that layout put between Han characters. */
export function closeHan(text: string): string {
  return text.replace(SPACE_BETWEEN_CJK, '');
}

function endsWide(text: string): boolean {
  return new RegExp(`${CJK}$`).test(text);
}

function startsWide(text: string): boolean {
  return new RegExp(`^${CJK}`).test(text);
}
