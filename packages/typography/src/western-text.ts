/**
 * What every Latin family of the catalogue draws itself: Latin, Greek and Cyrillic letters with what stands between them.
 * Not the soft hyphen, and not arrows and signs that only the Noto families have.
 */
const WESTERN =
  /^[\0-\u00ac\u00ae-\u01ef\u01f1-\u02d8\u0370-\u052f\u1e00-\u1fff\u2004-\u200f\u2013\u2014\u2018-\u2020\u2022\u2026\u2028-\u202f\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]*$/u;

/** Whether a text in a Western language is drawn whole before the Chinese and Japanese families are asked for a character. */
export function isWesternText(text: string): boolean {
  return WESTERN.test(text);
}
