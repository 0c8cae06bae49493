/** Names of months, in full or cut short: `Marathon 2025` is none. */
export const MONTHS =
  '(?:jan(?:uary|v(?:ier)?)?|feb(?:ruary)?|f[ée]v(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[ée]c(?:ember|embre)?)(?![a-zéû])';
/** A day and nothing else; a place and a day in front of the first words. */
export const DAY =
  /^[(（【[]?(?:(?:\p{Script=Latin}{2,20}|\p{sc=Han}{2,6}(?<![报報录錄况況表]))[,，]?\s)?(?:le\s)?[\d〇一二三四五六七八九十年月日号./\s-]{4,16}[)）】\]]?$|^(?:\p{L}+,?\s)?\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}\.?,?\s\d{4}$|^\p{L}{3,9}\s\d{1,2},\s\d{4}$|^(?:令和|平成|民國)\d{1,3}年\d{1,2}月\d{1,2}日$/iu;
export const DATELINE =
  /^(?:【(?<wide>[^】]{2,24}\d[^】]{0,12})】\s*|(?<latin>\p{Lu}[\p{L} .’'-]{1,30}(?:,|\s\(|\s[–—])\s?(?:le\s)?(?:\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}|\p{L}{3,9}\s\d{1,2})(?:,?\s\d{4})?\)?)\s*(?:[–—]|-{1,2})\s+)(?=\S)/u;

/** `Brest, le 4 septembre 2025`, `Leeds, Tuesday 3 May`, `東京、2025年9月4日`: a place and a day. */
const PLACE_AND_DAY = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L} .’'-]{1,30},\s(?:(?:le|the|on)\s)?(?:\p{L}{3,9},?\s)?(?:\d{1,2}(?:er|st|nd|rd|th)?\s(?:of\s)?${MONTHS}\.?|${MONTHS}\.?\s\d{1,2}(?:st|nd|rd|th)?)(?:,?\s\d{4})?|[\p{sc=Han}\p{sc=Katakana}ー]{2,8}[、，,]\s?(?:\d{4}年|(?:令和|民國|民国)\s?\d{1,3}年)\s?\d{1,2}月(?:\s?\d{1,2}日)?)$`,
  'iu',
);

/** Whether a line only says when, or where and when, something was written. */
export function isDateline(line: string): boolean {
  return DAY.test(line) || PLACE_AND_DAY.test(line) || DATELINE.test(`${line} – x`);
}
