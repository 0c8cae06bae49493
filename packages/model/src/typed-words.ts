/**
 * Words that a stranger typed and others read: no control characters, nothing that turns the direction of what stands
 * beside it, nothing unseen that makes two words look alike. Joiners stay, which emoji and some scripts are written with.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;

/** One line of such words; white space is one space. */
export function typedLine(text: string): string {
  return plain(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Such words with their lines; two empty lines in a row are one. */
export function typedLines(text: string): string {
  return plain(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}]/gu, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function plain(text: string): string {
  return text.normalize('NFC').toWellFormed().replace(UNSEEN, '');
}
