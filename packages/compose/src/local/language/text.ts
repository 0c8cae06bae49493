import type { Language } from '@pagewright/model/languages';
/** How wide a text is in comparable units: a Han character, kana or full-width mark counts as two. */
export function visualLength(text: string): number {
  return text.length + wideCharacters(text);
}

/**
 * How much there is to read: a Han character says about as much as three Latin letters, so that 90 English words and
 * 180 Han characters both come to about 540.
 */
export function readingLoad(text: string): number {
  return text.length + 2 * wideCharacters(text);
}

function wideCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x2e7f) count += 1;
  return count;
}

/** Longest title: 28 Han or 70 Latin characters. */
const TITLE = { latin: 70, wideFactor: 2.5 } as const;

export function isTitleLength(text: string): boolean {
  const wide = wideCharacters(text);
  return text.length - wide + wide * TITLE.wideFactor <= TITLE.latin;
}

/** Comparable form: letters and digits only, case and width apart. */
export function squeeze(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How many letters a text has, of whatever script. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index += 1;
    // Capitals and small letters differ by one bit.
    const isLetter =
      code < 0x80 ? (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a : LETTER.test(String.fromCodePoint(code));
    if (isLetter) letters += 1;
  }
  return letters;
}

const LETTER = /\p{L}/u;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** The share of the letters that are Han, kana or hangul, 0 to 1. */
export function wideShare(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return wide === 0 ? 0 : wide / (lettersIn(text) || Number.POSITIVE_INFINITY);
}

/** The mark and space that joins a lead with what follows, as the script of the lead has it. */
export function isWide(text: string): boolean {
  return /[\u2e80-\u9fff]/.test(text);
}

const LEAD = /^([^:：。.!?！？；;]{2,60}?)\s*(?:[:：]\s*|\s[–—-]\s)(\S.*)$/su;

/** Splits `Lead: text` where both halves can stand alone; web addresses, times and open brackets are left whole. */
export function splitLead(text: string): { lead: string; text: string } | undefined {
  const article = /^(第[一二三四五六七八九十百零〇\d]+[条條]\s*(?:【[^】]+】)?)\s*(\S.*)$/su.exec(text);
  if (article) return { lead: article[1] as string, text: article[2] as string };
  const match = LEAD.exec(text);
  if (!match) return undefined;
  const [, lead = '', rest = ''] = match;
  if (/https?$/.test(lead) || rest.startsWith('//') || /\d$/.test(lead) || visualLength(lead) > 44) return undefined;
  if (!/\p{L}/u.test(lead) || visualLength(rest) < 4 || hasOpenBracket(lead)) return undefined;
  if (/[,，]/.test(lead) && visualLength(lead) > 24) return undefined;
  return { lead: lead.trim(), text: rest.trim() };
}

function hasOpenBracket(text: string): boolean {
  const open = text.match(/[(（「『“«[]/g)?.length ?? 0;
  const closed = text.match(/[)）」』”»\]]/g)?.length ?? 0;
  return open > closed;
}

/** A sentence of another script than the document's. Names stay what they are: words in small letters make a sentence. */
export function isForeign(sentence: string, language: Language): boolean {
  const share = wideShare(sentence);
  const isWideLanguage = language === 'zh-CN' || language === 'zh-TW' || language === 'ja-JP';
  if (!isWideLanguage) return share > 0.5;
  return share < 0.15 && (sentence.length > 30 || /\p{Ll}{2,} \p{Ll}{2,}/u.test(sentence));
}

/** With a capital where the first word is a plain lower-case one; names such as `iPhone` stay as they are. */
export function capitalised(text: string): string {
  return /^\p{Ll}+(?![\p{L}\d_@/\\]|[.:][\p{L}\d/])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
