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

const HAN_NUMBER = '[一二三四五六七八九十百零〇\\d０-９]+';

const PATTERNS: readonly (readonly [RegExp, number | ((mark: string) => number), boolean])[] = [
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*[編编篇部卷])[\\s　:：]*(.*)$`), 1, true],
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*[章回])[\\s　:：]*(.*)$`), 1, true],
  [new RegExp(`^(第\\s*${HAN_NUMBER}\\s*[节節])[\\s　:：]*(.*)$`), 2, true],
  [
    /^((?:CHAPTER|Chapter|PART|Part|BOOK|Book|SECTION|Section|CHAPITRE|Chapitre|PARTIE|Partie|ANNEXE|Annexe|APPENDIX|Appendix)\s+(?:[IVXLC]+|\d+|[A-Z])\b)[.:)\s–—-]*(.*)$/,
    1,
    true,
  ],
  [new RegExp(`^(附[录錄][\\dA-Z一二三四五六七八九十]*)[\\s　:：]*(.*)$`), 1, true],
  [/^([一二三四五六七八九十]{1,3}[、．.])\s*(.+)$/, 1, false],
  [/^([（(][一二三四五六七八九十]{1,3}[）)])\s*(.+)$/, 2, false],
  [/^(\d{1,2}(?:\.\d{1,2}){1,4}\.?)[\s　]*(\D.*)$/, (mark) => mark.replace(/\.$/, '').split('.').length, false],
  [/^(\d{1,2}[.．、])[\s　]*(\D.*)$/, 1, false],
  [/^(\d{1,2})[\s　]{1,4}([A-ZÀ-Þ\u4e00-\u9fff].*)$/, 1, false],
  [/^([IVX]{1,5}[.)])\s+(.+)$/, 1, false],
  [/^([A-H][.)])\s+(.+)$/, 2, false],
];

/** The numbering of a line, or undefined where it has none. */
export function numberingOf(line: string): Numbering | undefined {
  for (const [pattern, level, strong] of PATTERNS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const mark = (match[1] ?? '').trim();
    return { mark, text: (match[2] ?? '').trim(), level: typeof level === 'number' ? level : level(mark), strong };
  }
  return undefined;
}

/** Whether a line ends as a sentence does. */
export function endsAsSentence(line: string): boolean {
  return /[。．.!?！？;；,，、:：…]["'”’」』）)]*$/.test(line.trim());
}

/** Length that compares across scripts: a Han character counts as two. */
export function visualLength(text: string): number {
  let length = 0;
  for (const character of text) length += (character.codePointAt(0) as number) > 0x2e7f ? 2 : 1;
  return length;
}

/** Whether a line can be a heading by its looks alone: short, no sentence, some letters. */
export function looksLikeHeading(line: string): boolean {
  const length = visualLength(line);
  return length >= 2 && length <= 80 && !endsAsSentence(line) && /\p{L}/u.test(line) && !/^[•\-–—*]/.test(line);
}

const LIST_MARKER =
  /^\s*([•●▪■◆◇○◦‣·►▶➢➤✓✔*–—-]|o(?=\s)|\d{1,3}[.)）、](?!\d)|[a-z][.)]|[（(]\s*(?:\d{1,2}|[a-z]|[ivx]{1,4})\s*[）)]|[①-⑳㈠-㈩])\s*(?=\S)(.+)$/u;

export interface ListMark {
  readonly marker: string;
  readonly text: string;
  readonly ordered: boolean;
}

/** The marker and text of a list item, or undefined. A dash or star needs a space behind it. */
export function listMarkOf(line: string): ListMark | undefined {
  const match = LIST_MARKER.exec(line);
  if (!match) return undefined;
  const marker = match[1] ?? '';
  const text = (match[2] ?? '').trim();
  if (/^[-–—*·]$/.test(marker) && !/^\s*[-–—*·]\s/.test(line)) return undefined;
  return { marker, text, ordered: !/^[•●▪■◆◇○◦‣·►▶➢➤✓✔*–—o-]$/u.test(marker) };
}
