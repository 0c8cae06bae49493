const FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Raised `-6` as `⁻⁶`: in plain figures `10⁶` would say 106. What is none of a few figures stays as it is written. */
export function raisedFigures(text: string): string {
  if (!/^\s*[-−–]?\d{1,3}\s*$/u.test(text)) return text;
  return text.replace(/[-−–]/u, '⁻').replace(/\d/g, (digit) => FIGURES[Number(digit)] ?? digit);
}
