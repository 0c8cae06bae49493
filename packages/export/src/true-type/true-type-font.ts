import { type Bounds, boundsOf, type GlyphOutline, type OutlinePoint } from './outline.ts';
import { sfnt } from './sfnt.ts';
import { joined, padded, type Table, table } from './table.ts';

/** Of a font, in its units. */
export interface FontMeasures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Below the baseline: negative. */
  readonly descent: number;
}

/** What is said of a font to programs that choose among fonts; a PDF needs none of it. */
export interface FontDescription {
  readonly bold: boolean;
  readonly italic: boolean;
  /** By their names. */
  readonly tables: Readonly<Record<string, Table>>;
}

/** Flags of a point (OpenType, `glyf`). */
const POINT = {
  onCurve: 0x01,
  /** The step to it is one byte. */
  short: { x: 0x02, y: 0x04 },
  /** A step of one byte is no step back; one of two bytes is none at all, and is not written. */
  sameOrForth: { x: 0x10, y: 0x20 },
} as const;

/** Least size that a font can be read in, px an em. */
const LEAST_SIZE = 8;

/**
 * A TrueType font of outlines, by their places: all that a PDF needs of one (ISO 32000-1, §9.9). The first is that of
 * characters that are not there.
 */
export function trueTypeFont(
  glyphs: readonly GlyphOutline[],
  measures: FontMeasures,
  description: FontDescription = { bold: false, italic: false, tables: {} },
): Table {
  const shapes = glyphs.map(shapeOf);
  const outlines = shapes.map(glyphTable);
  const places: number[] = [0];
  for (const outline of outlines) places.push((places.at(-1) ?? 0) + outline.length);
  return sfnt({
    glyf: joined(outlines),
    head: head(measures, around(shapes), description),
    hhea: hhea(shapes, measures),
    hmtx: table(({ u16, i16 }) => {
      for (const { advance, left } of shapes) {
        u16(Math.round(advance));
        i16(left);
      }
    }),
    loca: table(({ u32 }) => places.forEach(u32)),
    maxp: maxp(shapes),
    ...description.tables,
  });
}

/** A glyph with what its tables say of it, in units of the font. */
interface Shape extends GlyphOutline, Bounds {
  /** Of all its contours. */
  readonly points: readonly OutlinePoint[];
}

function shapeOf({ advance, contours }: GlyphOutline): Shape {
  const points = contours.flat();
  return { advance, contours, points, ...boundsOf(points) };
}

/** The bounds of all that is drawn. */
function around(shapes: readonly Shape[]): Bounds {
  const corners = shapes
    .filter(({ points }) => points.length > 0)
    .flatMap(({ left, bottom, right, top }) => [
      { x: left, y: bottom, onCurve: true },
      { x: right, y: top, onCurve: true },
    ]);
  return boundsOf(corners);
}

function glyphTable({ contours, points, left, bottom, right, top }: Shape): Table {
  if (points.length === 0) return new Uint8Array(0);
  const bytes = table((writer) => {
    const { u8, u16, i16 } = writer;
    i16(contours.length);
    for (const side of [left, bottom, right, top]) i16(side);
    let last = -1;
    for (const contour of contours) {
      last += contour.length;
      u16(last);
    }
    // No instructions.
    u16(0);
    const steps = points.map((point, at) => stepTo(point, points[at - 1]));
    for (const [at, step] of steps.entries()) {
      u8((points[at]?.onCurve ? POINT.onCurve : 0) | stepFlags(step.x, 'x') | stepFlags(step.y, 'y'));
    }
    for (const axis of ['x', 'y'] as const) {
      for (const step of steps) {
        if (isShort(step[axis])) u8(Math.abs(step[axis]));
        else if (step[axis] !== 0) i16(step[axis]);
      }
    }
  });
  return padded(bytes);
}

function stepTo({ x, y }: OutlinePoint, before: OutlinePoint | undefined): { x: number; y: number } {
  return { x: x - (before?.x ?? 0), y: y - (before?.y ?? 0) };
}

function isShort(step: number): boolean {
  return step !== 0 && Math.abs(step) <= 0xff;
}

function stepFlags(step: number, axis: 'x' | 'y'): number {
  if (isShort(step)) return POINT.short[axis] | (step > 0 ? POINT.sameOrForth[axis] : 0);
  return step === 0 ? POINT.sameOrForth[axis] : 0;
}

function head({ unitsPerEm }: FontMeasures, { left, bottom, right, top }: Bounds, style: FontDescription): Table {
  return table(({ u16, u32, i16 }) => {
    u32(0x00010000);
    u32(0x00010000);
    // The sum of the whole file, which `sfnt` fills in.
    u32(0);
    u32(0x5f0f3cf5);
    u16(0);
    u16(unitsPerEm);
    for (let half = 0; half < 4; half++) u32(0);
    for (const side of [left, bottom, right, top]) i16(side);
    u16((style.bold ? 1 : 0) | (style.italic ? 2 : 0));
    u16(LEAST_SIZE);
    i16(2);
    // Places of outlines are 32 bits long.
    i16(1);
    i16(0);
  });
}

function hhea(shapes: readonly Shape[], { ascent, descent }: FontMeasures): Table {
  const most = (of: (shape: Shape) => number): number => mostOf(shapes, of);
  return table(({ u16, u32, i16 }) => {
    u32(0x00010000);
    i16(ascent);
    i16(descent);
    i16(0);
    u16(Math.round(most(({ advance }) => advance)));
    // The least room on either side, and the end of the widest.
    i16(-most(({ left }) => -left));
    i16(-most(({ advance, right }) => right - advance));
    i16(most(({ right }) => right));
    // An upright caret.
    i16(1);
    for (let none = 0; none < 7; none++) i16(0);
    u16(shapes.length);
  });
}

/** The largest of what shapes have, at least 0. */
function mostOf(shapes: readonly Shape[], of: (shape: Shape) => number): number {
  return shapes.reduce((most, shape) => Math.max(most, of(shape)), 0);
}

function maxp(shapes: readonly Shape[]): Table {
  return table(({ u16, u32 }) => {
    u32(0x00010000);
    u16(shapes.length);
    u16(mostOf(shapes, ({ points }) => points.length));
    u16(mostOf(shapes, ({ contours }) => contours.length));
    u16(0);
    u16(0);
    u16(1);
    for (let none = 0; none < 8; none++) u16(0);
  });
}
