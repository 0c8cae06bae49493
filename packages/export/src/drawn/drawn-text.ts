import type { DrawnLine, DrawnWords } from '@pagewright/components/drawn-part';
import type { PrimitiveLine, PrimitiveRun, TextPrimitive } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { fontStack } from '@pagewright/typography/catalogue';
import { drawnFonts } from '@pagewright/typography/drawn-fonts';
import { colorOf, placed, scaleOf } from './drawn-shape.ts';

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;
/** Height of a line that stands alone, em, and how much of it is above its baseline. */
const LINE = { height: 1.2, above: 0.92 } as const;

interface Voice {
  /** A family of the catalogue. */
  readonly fontFamily: string;
  readonly language: Language;
}

/** Words that a browser has drawn, as a text of the page: one paragraph with the lines as they are. */
export function drawnText(words: DrawnWords, voice: Voice): TextPrimitive | undefined {
  const { lines, matrix } = words;
  const [first] = lines;
  if (!first) return undefined;
  const scale = scaleOf(matrix);
  const size = Math.max(...lines.flatMap(({ runs }) => runs.map(({ fontSize }) => fontSize)));
  const steps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y));
  const step = steps.length > 0 ? steps.reduce((sum, one) => sum + one, 0) / steps.length : size * LINE.height;
  const own = around(lines, size, Math.max(step, size));
  const rotation = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  // Turned about its own middle, as boxes of pages are.
  const middle = placed({ x: own.x + own.width / 2, y: own.y + own.height / 2 }, matrix);
  const [width, height] = [own.width * scale, own.height * scale];
  const inner = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const onPage = (x: number, y: number) => ({ x: inner.x + (x - own.x) * scale, y: inner.y + (y - own.y) * scale });
  const runs = lines.flatMap((line, index) => runsOf(line, voice, scale, index < lines.length - 1));
  let at = 0;
  const placedLines = lines.map((line, index): PrimitiveLine => {
    const start = at;
    at += line.runs.reduce((sum, { text }) => sum + text.length, 0) + (index < lines.length - 1 ? 1 : 0);
    const corner = onPage(line.x, line.y - size * LINE.above);
    const box = { ...corner, width: line.width * scale, height: step * scale };
    return { start, end: at, box, baseline: onPage(line.x, line.y).y };
  });
  return {
    type: 'text',
    box: inner,
    inner,
    verticalAlign: 'top',
    ...(Math.abs(rotation) > 0.01 ? { rotation } : {}),
    paragraphs: [
      {
        runs,
        lines: placedLines,
        align: ALIGN[words.anchor],
        lineHeight: Math.max(step, size) * scale,
        spaceBefore: 0,
        firstIndent: 0,
        hangingIndent: 0,
      },
    ],
  };
}

/** The room that lines take, in their own space. */
function around(lines: readonly DrawnLine[], size: number, step: number): Rect {
  const x = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const y = (lines[0]?.y ?? 0) - size * LINE.above;
  return { x, y, width: right - x, height: step * lines.length };
}

/** The runs of a line; a space stands for its end, as where words of a page are broken. */
function runsOf(line: DrawnLine, { fontFamily, language }: Voice, scale: number, isBroken: boolean): PrimitiveRun[] {
  return line.runs.map((run, index) => ({
    text: isBroken && index === line.runs.length - 1 ? `${run.text} ` : run.text,
    look: {
      fontFamily,
      fontStack: fontStack(fontFamily, language),
      fonts: drawnFonts(fontFamily, language),
      fontSize: run.fontSize * scale,
      fontWeight: run.fontWeight,
      italic: run.italic,
      decorations: [],
      color: colorOf(run),
      letterSpacing: 0,
    },
  }));
}
