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
}

const SPACE = 0x20;
const TAB = 0x09;

/** px by which a line may exceed the room: less than what browsers can tell (1/64 px). */
const TOLERANCE = 0.004;

/**
 * Fills lines as `white-space: pre-wrap; overflow-wrap: anywhere` has it: spaces at a line's end hang over its edge, a
 * word that is longer than a line is cut. An empty paragraph is one line.
 */
export function breakLines(text: string, glyphs: ParagraphGlyphs, width: number, indent: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  do {
    const line = fillLine(text, glyphs, start, width, lines.length === 0 ? indent : 0);
    lines.push(line);
    start = line.end;
  } while (start < text.length);
  return lines;
}

function fillLine(text: string, glyphs: ParagraphGlyphs, start: number, width: number, indent: number): Line {
  const { advances, joints, breaks, clusters, tabStop } = glyphs;
  const room = width + TOLERANCE;
  let x = indent;
  /** Width up to the last character that is no space. */
  let inked = indent;
  let breakAt = -1;
  let breakWidth = 0;
  let cutAt = -1;
  let cutWidth = 0;
  for (let at = start; at < text.length; at++) {
    if (at > start) {
      if (breaks[at] === 1) {
        breakAt = at;
        breakWidth = inked;
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
    if (x > room) {
      if (breakAt > start) return { start, end: breakAt, width: breakWidth, spaceAfter: 0 };
      if (cutAt > start) return { start, end: cutAt, width: cutWidth, spaceAfter: 0 };
    }
    inked = x;
  }
  return { start, end: text.length, width: inked, spaceAfter: Math.max(0, Math.min(x, width) - inked) };
}
