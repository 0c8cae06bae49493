import type { Language } from '@pagewright/model/languages';

/**
 * Where a line may break: the parts of the Unicode line breaking rules (UAX 14) that Chinese, Japanese and Latin text
 * need, with `line-break: strict`. Where in doubt no break is allowed: a text then takes as many lines as in a browser,
 * or more, never fewer.
 */

const CLASS = {
  alphabetic: 0,
  ideographic: 1,
  space: 2,
  opening: 3,
  closing: 4,
  /** Never first on a line: small kana, prolonged sound mark, iteration marks. */
  nonStarter: 5,
  numeric: 6,
  /** Joins both sides: no-break space, word joiner, ellipsis. */
  glue: 7,
  hyphen: 8,
  /** ! ? , . : ; / and the like: never first. */
  trailing: 9,
  quotation: 10,
  /** $ ¥ ( № … before a number, % ° after it. */
  prefix: 11,
  postfix: 12,
  /** Breaks are allowed on both sides, not between two: — */
  dash: 13,
  zeroWidthSpace: 14,
  combining: 15,
  slash: 16,
  breakAfter: 17,
} as const;
type Class = (typeof CLASS)[keyof typeof CLASS];

const OPENING = '([{（［｛〔〈《「『【〖〘〚｟｢‹«¿¡‚„';
const CLOSING = ')]}）］｝〕〉》」』】〗〙〛｠｣›»、。，．｡､';
const NON_STARTER =
  'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰーゝゞヽヾ々〻〜・･：；！？!?‼⁇⁈⁉゛゜ﾞﾟ';
const TRAILING = ',.:;';
const POSTFIX = '%‰‱°′″℃℉％￠¢';
const PREFIX = '$£¥€₩№＄￡￥+\\±';

const classOfCharacter = new Map<string, Class>();
for (const [characters, value] of [
  [OPENING, CLASS.opening],
  [CLOSING, CLASS.closing],
  [NON_STARTER, CLASS.nonStarter],
  [TRAILING, CLASS.trailing],
  [POSTFIX, CLASS.postfix],
  [PREFIX, CLASS.prefix],
  ['"\'', CLASS.quotation],
  ['-', CLASS.hyphen],
  ['/', CLASS.slash],
  ['—⸺⸻', CLASS.dash],
  ['–‐|', CLASS.breakAfter],
  ['…‥⋯', CLASS.glue],
  ['\u00a0\u202f\u2060\ufeff\u2007\u2011', CLASS.glue],
  ['\u200b', CLASS.zeroWidthSpace],
  [' \t', CLASS.space],
] as const) {
  for (const character of characters) classOfCharacter.set(character, value);
}

export function breakClass(character: string, language: Language): Class {
  const known = classOfCharacter.get(character);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) as number;
  if (codePoint >= 48 && codePoint <= 57) return CLASS.numeric;
  if (codePoint === 0x201c || codePoint === 0x2018) return isHan(language) ? CLASS.opening : CLASS.quotation;
  if (codePoint === 0x201d || codePoint === 0x2019) return isHan(language) ? CLASS.closing : CLASS.quotation;
  if (isIdeographic(codePoint)) return CLASS.ideographic;
  if (isCombining(codePoint)) return CLASS.combining;
  return CLASS.alphabetic;
}

/** Whether a line may end between two characters that stand side by side (no space between them). */
export function mayBreakBetween(before: Class, after: Class): boolean {
  if (after === CLASS.space || after === CLASS.zeroWidthSpace || after === CLASS.combining) return false;
  if (before === CLASS.zeroWidthSpace) return true;
  if (before === CLASS.space) return after !== CLASS.closing && after !== CLASS.trailing && after !== CLASS.nonStarter;
  if (before === CLASS.glue || after === CLASS.glue) return false;
  if (before === CLASS.opening || isNeverFirst(after)) return false;
  if (before === CLASS.quotation || after === CLASS.quotation) return false;
  if (after === CLASS.hyphen || after === CLASS.breakAfter) return false;
  if (before === CLASS.hyphen) return after !== CLASS.numeric;
  if (before === CLASS.breakAfter) return true;
  if (before === CLASS.slash) return after === CLASS.alphabetic || after === CLASS.ideographic;
  if (before === CLASS.dash || after === CLASS.dash) return before !== after;
  if (before === CLASS.prefix) return false;
  if (after === CLASS.postfix) return false;
  if (before === CLASS.ideographic || after === CLASS.ideographic) return true;
  // After 。 or 」 an opening mark may start a line; letters and digits stay with the mark, as after a Latin bracket.
  if (before === CLASS.closing || before === CLASS.nonStarter) return after === CLASS.opening;
  return false;
}

function isNeverFirst(value: Class): boolean {
  return value === CLASS.closing || value === CLASS.nonStarter || value === CLASS.trailing || value === CLASS.slash;
}

function isHan(language: Language): boolean {
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja-JP';
}

export function isIdeographic(codePoint: number): boolean {
  return (
    (codePoint >= 0x2e80 && codePoint <= 0x2fff) ||
    (codePoint >= 0x3003 && codePoint <= 0x33ff) ||
    (codePoint >= 0x3400 && codePoint <= 0x4dbf) ||
    (codePoint >= 0x4e00 && codePoint <= 0x9fff) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xff01 && codePoint <= 0xff9f) ||
    (codePoint >= 0x1f300 && codePoint <= 0x1faff) ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd)
  );
}

function isCombining(codePoint: number): boolean {
  return (
    (codePoint >= 0x300 && codePoint <= 0x36f) || (codePoint >= 0xfe00 && codePoint <= 0xfe0f) || codePoint === 0x200d
  );
}

/** Han, kana and the like: what a Latin letter or digit is spaced from (`text-autospace`). */
export function takesAutospace(codePoint: number): boolean {
  return (
    (codePoint >= 0x3041 && codePoint <= 0x30ff && codePoint !== 0x30fb) ||
    (codePoint >= 0x3400 && codePoint <= 0x4dbf) ||
    (codePoint >= 0x4e00 && codePoint <= 0x9fff) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    codePoint === 0x3005 ||
    codePoint === 0x3007 ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd)
  );
}
