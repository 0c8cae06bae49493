/** A field of a form or a notice with what it says: `承租方：云舟公司`, `Place: the hall`. */
const FIELD = /^(?:[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]{2,8}|\p{Lu}[\p{L} ]{1,18}\p{L})\s?[:：]\s?\S/u;
const KEY = /^[^:：]*/u;
/** What divides fields that stand on one line. */
const BLANKS = /　+|\s{2,}/u;

/**
 * Fields that share a line, `Date: 3 May   Place: the hall`, on lines of their own. Lines that repeat the keys of the line
 * before are rows, and stay as they are.
 */
export function withFieldLines(lines: readonly string[]): string[] {
  const divided = lines.map(fieldsOf);
  const keysOf = (fields: readonly string[] | undefined): string =>
    fields?.map((field) => KEY.exec(field)?.[0]).join('\n') ?? '';
  return lines.flatMap((line, index) => {
    const own = divided[index];
    const isRow = own && [index - 1, index + 1].some((other) => keysOf(divided[other]) === keysOf(own));
    return own && !isRow ? own : [line];
  });
}

function fieldsOf(line: string): string[] | undefined {
  if (!BLANKS.test(line.trim())) return undefined;
  const fields = line.trim().split(BLANKS);
  return fields.length > 1 && fields.every((field) => FIELD.test(field)) ? fields : undefined;
}
