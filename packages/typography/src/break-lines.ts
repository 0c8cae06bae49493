/** What breaking a paragraph into lines has to know of its characters, by UTF-16 offset. */
export interface ParagraphGlyphs {
  /** px; NaN for a tab, 0 for what stands on the character before. */
  readonly advances: Float64Array;
  /** Kerning and spacing towards the next character, px; gone where the line ends. */
  readonly joints: Float64Array;
  /** 1 where a line may end before the character. */
  readonly breaks: Uint8Array;
  /** 1 where a character begins that an overlong word may be cut before. */
  readonly clusters: Uint8Array;
  /** Distance between tab stops, px. */
  readonly tabStop: number;
}

export interface Line {
  readonly start: number;
  readonly end: number;
  /** px, first-line indent included, trailing spaces not. */
  readonly width: number;
  /** px that its trailing spaces take when it is aligned: those before a break hang, those at the end stay where they fit. */
  readonly spaceAfter: number;
  /** px that its last character is kerned towards the space that follows; only in lines that are aligned left this stays. */
  readonly kerning: number;
}

const SPACE = 0x20;
const TAB = 0x09;

/** Browsers lay out in 64ths of a px. */
const UNITS = 64;
/** px by which a line may exceed the room: less than a unit, and what Chromium lets it exceed a room of whole units. */
const TOLERANCE = { exact: 0.004, units: 1 / UNITS - 0.002 } as const;

/**
 * Fills lines as `white-space: pre-wrap; overflow-wrap: anywhere` has it: spaces at a line's end hang over its edge, a
 * word that is longer than a line is cut. An empty paragraph is one line.
 * @param isAlignedLeft the kerning towards the space behind a word makes room on its line; else Chromium leaves it out
 */
export function breakLines(
  text: string,
  glyphs: ParagraphGlyphs,
  width: number,
  indent: number,
  isAlignedLeft: boolean,
): Line[] {
  const lines: Line[] = [];
  let start = 0;
  do {
    const line = fillLine(text, glyphs, start, width, lines.length === 0 ? indent : 0, isAlignedLeft);
    lines.push(line);
    start = line.end;
  } while (start < text.length);
  return lines;
}

/** Width of a paragraph on one line, px, trailing spaces not included. */
export function lineWidth(text: string, { advances, joints, tabStop }: Omit<ParagraphGlyphs, 'breaks'>): number {
  let x = 0;
  let inked = 0;
  for (let at = 0; at < text.length; at++) {
    if (at > 0) x += joints[at - 1] as number;
    const code = text.charCodeAt(at);
    if (code === TAB) {
      x = (Math.floor(x / tabStop) + 1) * tabStop;
      continue;
    }
    x += advances[at] as number;
    if (code !== SPACE) inked = x;
  }
  return inked;
}

function fillLine(
  text: string,
  glyphs: ParagraphGlyphs,
  start: number,
  width: number,
  indent: number,
  isAlignedLeft: boolean,
): Line {
  const { advances, joints, breaks, clusters, tabStop } = glyphs;
  const room = Math.max(width + TOLERANCE.exact, Math.floor(width * UNITS) / UNITS + TOLERANCE.units);
  let x = indent;
  /** Width up to the last character that is no space. */
  let inked = indent;
  /** Of that character towards a space behind it. */
  let kerning = 0;
  let breakAt = -1;
  let breakWidth = 0;
  let breakKerning = 0;
  let cutAt = -1;
  let cutWidth = 0;
  for (let at = start; at < text.length; at++) {
    if (at > start) {
      if (breaks[at] === 1) {
        breakAt = at;
        breakWidth = inked;
        breakKerning = kerning;
      }
      if (clusters[at] === 1) {
        cutAt = at;
        cutWidth = inked;
      }
      x += joints[at - 1] as number;
    }
    const code = text.charCodeAt(at);
    if (code === TAB) {
      x = (Math.floor(x / tabStop) + 1) * tabStop;
      continue;
    }
    x += advances[at] as number;
    if (code === SPACE) continue;
    kerning = isAlignedLeft && text.charCodeAt(at + 1) === SPACE ? (joints[at] as number) : 0;
    if (x + kerning > room) {
      if (breakAt > start) return { start, end: breakAt, width: breakWidth, spaceAfter: 0, kerning: breakKerning };
      if (cutAt > start) return { start, end: cutAt, width: cutWidth, spaceAfter: 0, kerning: 0 };
    }
    inked = x;
  }
  return { start, end: text.length, width: inked, spaceAfter: Math.max(0, Math.min(x, width) - inked), kerning };
}
