import { lineRuns } from '@pagewright/components/line-runs';
import type {
  PathPrimitive,
  Primitive,
  PrimitiveLine,
  PrimitiveParagraph,
  PrimitiveRun,
  TextPrimitive,
} from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { drawingFace } from '@pagewright/typography/drawing-face';
import { fontFile } from '@pagewright/typography/font-paths';
import { type TextStyle, textWidth } from '@pagewright/typography/measure';
import { type Font, openSync } from 'fontkit';

/** What a primitive looks like without a text in it: outlines of its letters, one path for each run of a line. Node only. */
export function outlined(primitive: Primitive, language: Language): Primitive[] {
  switch (primitive.type) {
    case 'text':
      return textOutlines(primitive, language);
    case 'group':
      return [{ ...primitive, children: primitive.children.flatMap((child) => outlined(child, language)) }];
    default:
      return [primitive];
  }
}

function textOutlines({ paragraphs, opacity }: TextPrimitive, language: Language): PathPrimitive[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.lines.flatMap((line) => lineOutlines(paragraph, line, language).map((path) => ({ ...path, opacity }))),
  );
}

function lineOutlines(paragraph: PrimitiveParagraph, line: PrimitiveLine, language: Language): PathPrimitive[] {
  let x = 0;
  return lineRuns(paragraph, line).map((run) => {
    const { data, width } = runOutline(run, { x, y: line.baseline - line.box.y }, language);
    x += width;
    const viewSize = { width: line.box.width, height: line.box.height };
    return { type: 'path', box: line.box, viewSize, data, fill: { type: 'solid', color: run.look.color } };
  });
}

/** @param at where the run begins on its baseline, px */
function runOutline(
  { text, look }: PrimitiveRun,
  at: { readonly x: number; readonly y: number },
  language: Language,
): { readonly data: string; readonly width: number } {
  const { fontStack, fontFamily, fontWeight, fontSize, italic, letterSpacing } = look;
  const style: TextStyle = { fontFamily, fontSize, fontWeight, language, lineHeight: 1 };
  let data = '';
  let before = '';
  for (const letter of text) {
    const face = drawingFace(fontStack, fontWeight, italic, letter.codePointAt(0) ?? 0);
    // Spaces have their width before a letter only, and between scripts there is one that nobody wrote.
    const end = textWidth(before + letter, style) + letterSpacing * before.length;
    if (face) {
      const x = at.x + end - face.advance * fontSize;
      data += letterOutline(face.path, letter, fontSize, { x, y: at.y });
    }
    before += letter;
  }
  return { data, width: textWidth(text, style) + letterSpacing * text.length };
}

const fonts = new Map<string, Font>();

function letterOutline(
  path: string,
  letter: string,
  size: number,
  at: { readonly x: number; readonly y: number },
): string {
  const font = fonts.get(path) ?? read(path);
  fonts.set(path, font);
  const scale = size / font.unitsPerEm;
  const { commands } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path;
  // A card shows an eighth of the page: parts of its px are seen by nobody.
  const place = (units: number, index: number): number =>
    Math.round(index % 2 === 0 ? at.x + units * scale : at.y - units * scale);
  let from = [0, 0];
  let start = from;
  return commands
    .map(({ command, args }, index) => {
      const points = args.map(place);
      // Every letter begins from the left upper corner, whatever stood before it.
      const relative = index === 0 ? points : points.map((px, axis) => px - (from[axis % 2] ?? 0));
      // Closing a contour goes back to where it began.
      from = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = from;
      return (index === 0 ? 'M' : LETTERS[command]) + numbers(relative);
    })
    .join('');
}

/** Of SVG's relative path data. */
const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** A minus parts numbers as well as a space does. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

function read(path: string): Font {
  const file = fontFile(path);
  if (!file) throw new Error(`no font lies at ${path}`);
  return openSync(file) as Font;
}
