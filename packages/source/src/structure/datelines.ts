/** A day and nothing else; a place and a day in front of the first words. */
export const DAY =
  /^[(（【[]?(?:\p{L}{2,20}[,，]?\s)?(?:le\s)?[\d〇一二三四五六七八九十年月日号./\s-]{4,16}[)）】\]]?$|^(?:\p{L}+,?\s)?\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}\.?,?\s\d{4}$|^\p{L}{3,9}\s\d{1,2},\s\d{4}$|^(?:令和|平成|民國)\d{1,3}年\d{1,2}月\d{1,2}日$/iu;
export const DATELINE =
  /^(?:【(?<wide>[^】]{2,24}\d[^】]{0,12})】\s*|(?<latin>\p{Lu}[\p{L} .’'-]{1,30}(?:,|\s\(|\s[–—])\s?(?:le\s)?(?:\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}|\p{L}{3,9}\s\d{1,2})(?:,?\s\d{4})?\)?)\s*(?:[–—]|-{1,2})\s+)(?=\S)/u;

/** Whether a line only says when, or where and when, something was written. */
export function isDateline(line: string): boolean {
  return DAY.test(line) || DATELINE.test(`${line} – x`);
}
