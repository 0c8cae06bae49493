import { EMOJI } from './emoji-marks.ts';

/** What the numbering in front of a line says about it. */
export interface Numbering {
  /** The numbering as written. */
  readonly mark: string;
  readonly text: string;
  /** Level as a heading, from 1. */
  readonly level: number;
  /** Whether such a line is a heading wherever it stands, or only when it is short. */
  readonly strong: boolean;
}

const HAN_NUMBER = '[一二三四五六七八九十百零〇两\\d０-９]+';

const LATIN_PARTS =
  'CHAPTER|Chapter|PART|Part|BOOK|Book|VOLUME|Volume|TOME|Tome|LIVRE|Livre|SECTION|Section|CHAPITRE|Chapitre|PARTIE|Partie|TITRE|Titre|ANNEXE|Annexe|ANNEX|Annex|APPENDIX|Appendix';

/** Numbers in words, as books count their parts. */
const COUNTED =
  'ONE|One|TWO|Two|THREE|Three|FOUR|Four|FIVE|Five|SIX|Six|SEVEN|Seven|EIGHT|Eight|NINE|Nine|TEN|Ten|ELEVEN|Eleven|' +
  'TWELVE|Twelve|THIRTEEN|Thirteen|FOURTEEN|Fourteen|FIFTEEN|Fifteen|PREMIER|Premier|PREMI[ÈE]RE|Premi[èe]re|SECOND|Second';

type Pattern = readonly [pattern: RegExp, level: number | ((mark: string) => number), strong: boolean];

const PATTERNS: readonly Pattern[] = [
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*(?:[編编篇卷]|部(?!分)|部分))(?:[\\s　:：]+|$|(?=[^\\s的是]))(.*)$`), 1, true],
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*[章回])[\\s　:：]*(.*)$`), 1, true],
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*[节節])[\\s　:：]*(.*)$`), 2, true],
  [new RegExp(`^((?:${LATIN_PARTS})\\s+(?:[IVXLC]+|\\d+(?:\\.\\d+)*|[A-Z]|${COUNTED})\\b)[.:)\\s–—-]*(.*)$`), 1, true],
  [
    /^((?:(?:FIRST|SECOND|Premier|Second)\s+)?(?:EPILOGUE|PROLOGUE|Epilogue|Prologue|ÉPILOGUE|Épilogue))(?:[\s:.–—-]+(.*)|$)/,
    1,
    true,
  ],
  [/^(附[录錄件][\dA-Z一二三四五六七八九十]*)[\s　:：]*(.*)$/, 1, true],
  [/^(設問\s*[\d０-９]+)[\s　:：]*(.*)$/, 2, true],
  [new RegExp(`^((?:议题|議題|议程|議程|专题|專題|事项|事項)\\s*${HAN_NUMBER})[\\s　:：、.]+(\\S.*)$`), 1, false],
  [/^((?:Agenda [Ii]tem|Topic|Item|Point|Sujet|Thème)\s+\d{1,2})\s*[.:)–—-]\s*(\S.*)$/, 1, false],
  // Objectives, over their key results.
  [/^(O\d{1,2}|(?:Objective|Objectif|Goal|目标|目標)\s?[\d一二三四五六]{1,2})[\s:：.、–—-]+(\S.*)$/, 1, false],
  [/^([一二三四五六七八九十]{1,3}\s?[、．.])\s*(.+)$/, 1, false],
  [/^([（(]\s?[一二三四五六七八九十]{1,3}\s?[）)])\s*(.+)$/, 2, false],
  // `3.1-3.10` is from one day to another.
  [/^(\d{1,2}(?:\.\d{1,3}){1,5}[.)）]?)(?!\s?[-–—~～〜至到]\s?\d)[\s　]*([^\d\s.%].*)$/, depthOfDigits, false],
  [/^([A-Z](?:\.\d{1,2}){1,4}\.?)\s+(\D.*)$/, depthOfDigits, false],
  [/^([\d０-９]{1,2}(?:[.．、)）]|\/(?=\s)))[\s　]*([^\d０-９].*)$/, 1, false],
  [/^(\d{1,2})[\s　]{1,4}([A-ZÀ-Þ\u4e00-\u9fff].*)$/, 1, false],
  // `3/ Budget`, as the French count the points of an agenda; `8/12` is a day.
  [/^(\d{1,2}\s?\/)(?:\s+(?=\D)|(?=\p{Lu}\p{Ll}))(.+)$/u, 1, false],
  [/^([A-Z]\s?\/)\s+(\S.+)$/, 2, false],
  [/^([IVX]{1,5}[.)])\s+(.+)$/, 1, false],
  [/^([A-Z][.)])\s+(\S.+)$/, 2, false],
];

/** `1.2.3` stands three deep; `2.0` is written for `2`. */
function depthOfDigits(mark: string): number {
  const parts = mark.replace(/[.)）]$/, '').split('.');
  return parts.at(-1) === '0' && parts.length > 1 ? parts.length - 1 : parts.length;
}

/** `1.5 l vegetable stock`, `2.5 hours by train`, `1.2万`: an amount with its unit numbers nothing. */
const AMOUNT =
  /^\d{1,2}[.．]\d{1,3}(?:\s?(?:[kcdm]?[lgm]|t|lb|oz|mm|km|h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|cups?|tsp|tbsp|lit(?:re|er)s?|million|billion|thousand|bn|heures?|jours?|semaines?|mois|ans|an(?=\sd[e’'])|kilos?)(?![\p{L}’'-])|\sL(?=\s\p{Ll}|$)|[万萬亿億倍]|公斤|千克|毫升|公里|小[时時]|時間|分[钟鐘])/u;

/** `15. Oktober 2016`, a day as German writes it. */
const GERMAN_DAY =
  /^\s*\d{1,2}\.\s?(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/u;

/** The numbering of a line, or undefined where it has none. */
export function numberingOf(line: string): Numbering | undefined {
  if (AMOUNT.test(line) || GERMAN_DAY.test(line)) return undefined;
  for (const [pattern, level, strong] of PATTERNS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const mark = (match[1] ?? '').trim();
    return { mark, text: (match[2] ?? '').trim(), level: typeof level === 'number' ? level : level(mark), strong };
  }
  return undefined;
}

/** A heading's text with its numbering taken off, ready to be put into a block. */
export function splitNumbering(text: string): { text: string; numbering?: string } {
  const numbering = numberingOf(text);
  if (!numbering?.text || /^\p{P}*$/u.test(numbering.text)) return { text };
  // Of `Book two: 1805` the number is a part of the name.
  if (!/\p{L}/u.test(numbering.text)) return { text, numbering: numbering.mark };
  return { text: numbering.text, numbering: numbering.mark };
}

/** The articles of a statute (`第七条`, `第7條`, `Article 5`), which are paragraphs and never go on with the line before. */
export function startsArticle(line: string): boolean {
  return /^(第\s*[一二三四五六七八九十百千零〇\d０-９]+\s*[条條](?![第款的约約])|(Article|ARTICLE|Art\.)\s+(\d+|[LRD]\.?\s?\d)\S*\s*[.:–—-])/.test(
    line,
  );
}

/** Whether a line heads an article of bylaws and contracts, `ARTICLE IV — MEETINGS`, whatever the file makes of it. */
export function headsArticle(line: string): boolean {
  return /^(?:article|art\.)\s+(?:[ivxlc]+|\d{1,3}|one|first|premier|1er)\b\s*(?:[.:–—-]|$)/iu.test(line.trim());
}

/** Whether a line ends as a sentence does. */
export function endsAsSentence(line: string): boolean {
  // `since v1.7.7` ends in a number, `in 2019.7` with one of a note.
  if (/(?<!\d{4})(?<=\d)\.\d{1,2}$|\b(?:No|Vol|Nr|Fig|Rev)\.\d{1,2}$/.test(line.trim())) return false;
  return /[。．.!?！？;；,，、:：…]["'”’」』）)\]】]*\d{0,2}$/.test(line.trim());
}

/** Whether a line ends a sentence for good: nothing more has to follow. */
export function endsSentence(line: string): boolean {
  return /[。．.!?！？…;；:：]["'”’」』）)\]】]*$/.test(line.trim());
}

/** Length that compares across scripts: a Han character counts as two. */
export function visualLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x2e7f) length += 1;
  return length;
}

/** Whether a line can be a heading by its looks alone: short, no sentence, some letters. */
export function looksLikeHeading(line: string): boolean {
  const length = visualLength(line);
  return (
    length >= 2 &&
    length <= 80 &&
    !endsAsSentence(line) &&
    /\p{L}/u.test(line) &&
    // E-book readers mark their sections `_…_1`.
    !/^["“”‘「『（(•\-–—*→・·※_]/.test(line) &&
    !/https?:\/\/|@\w+\.\w/.test(line)
  );
}

const BULLETS = '√‧．•●▪■◆◇○◦‣·・►▶➢➤❖❑✓✔✗✘✕✖☐☑□★☆*–—－-';
const LIST_MARKER = new RegExp(
  `^\\s*([${BULLETS}]|${EMOJI}(?=\\s)|〇(?![一二三四五六七八九十〇年月])|o(?=\\s)|\\.(?=\\s[\\p{L}\\d])|[\\d０-９]{1,3}(?:[.．](?!\\d)|[)）]|、(?!\\d)|、(?=\\d{1,2}\\s?[/／月:：]|\\d{1,4}\\s?(?:小[时時]|分[钟鐘]|秒|[天周週年]|[个個人名元万萬岁歲%％])))|\\d{1,2}/(?=\\s+\\p{L})|[a-zA-Z][.)](?=\\s)|[ivx]{1,4}[.)](?=\\s)|` +
    `[（(]\\s*(?:\\d{1,2}|[a-zA-Z]\\d?|[ivx]{1,4}|[一二三四五六七八九十]{1,3})\\s*[）)]|[①-⑳㈠-㈩]|KR\\s?\\d{1,2}(?:\\.\\d{1,2})?[.:：、]?(?=[\\s\\p{sc=Han}]))\\s*(?=\\S)(.+)$`,
  'u',
);

export interface ListMark {
  readonly marker: string;
  readonly text: string;
  readonly ordered: boolean;
}

/** The marker and text of a list item, or undefined. A dash or star needs a space behind it, a Latin number too. */
export function listMarkOf(line: string): ListMark | undefined {
  const match = LIST_MARKER.exec(line);
  if (!match || GERMAN_DAY.test(line)) return undefined;
  const marker = match[1] ?? '';
  const text = (match[2] ?? '').trim();
  const spaced = /^\s*\S+\s/.test(line.slice(0, line.indexOf(marker) + marker.length + 1));
  // `-客户要求` is an item where Han are written, and so is `-Grants up to 50 %`; `-5`, `*note` and `-Ada Lovelace` are not.
  if (/^[-–—－*·]$/.test(marker) && !spaced && !UNSPACED_ITEM.test(marker + text)) return undefined;
  if (/^\d+[.)]$/.test(marker) && !spaced && /^[a-z\d]/.test(text)) return undefined;
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return { marker, text, ordered: !isBullet(marker) };
}

const UNSPACED_ITEM = /^[-–－·]\s*[\u3040-\u9fff[]|^-\p{Lu}[\p{L}’']+\s(?:\p{Ll}|\d)/u;

function isBullet(marker: string): boolean {
  return /^[o.〇]$/u.test(marker) || (marker.length === 1 && BULLETS.includes(marker)) || isEmoji(marker);
}

const ONE_EMOJI = new RegExp(`^${EMOJI}$`, 'u');

/** Whether the mark of an item is drawn as a picture: each such sign marks a list of its own. */
export function isEmoji(marker: string): boolean {
  return ONE_EMOJI.test(marker);
}
