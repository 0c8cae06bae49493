import type { Font } from 'fontkit';

/** An outline of straight lines and quadratic curves, as TrueType has them, in units of the font. */
export interface GlyphOutline {
  readonly advance: number;
  readonly contours: readonly (readonly OutlinePoint[])[];
}

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** What a font draws a character with; what it draws characters with that it lacks, where it lacks it. */
export function outlineOf(font: Font, code: number): GlyphOutline {
  return drawn(font.glyphForCodePoint(code));
}

/** What a font draws characters with that it lacks. */
export function lackingOutline(font: Font): GlyphOutline {
  return drawn(font.getGlyph(0));
}

function drawn({ path, advanceWidth }: ReturnType<Font['getGlyph']>): GlyphOutline {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: a, y: b, onCurve: true }]);
    else if (command === 'lineTo') contour?.push({ x: a, y: b, onCurve: true });
    else if (command === 'quadraticCurveTo')
      contour?.push({ x: a, y: b, onCurve: false }, { x: c, y: d, onCurve: true });
    else if (command === 'bezierCurveTo') throw new Error('all faces of the catalogue have quadratic curves');
  }
  return { advance: advanceWidth, contours: contours.filter(({ length }) => length > 1).map(asWritten) };
}

/**
 * A contour as fonts write it: it closes by itself, and where two curves meet in the middle between their control points,
 * that point goes without saying. It need not be whole, so that writing it would change the outline.
 */
function asWritten(contour: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const closed = first && last && contour.length > 2 && first.x === last.x && first.y === last.y && last.onCurve;
  const points = closed ? contour.slice(0, -1) : contour;
  const written = points.filter((point, at) => {
    const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]];
    if (!point.onCurve || !before || !after || before.onCurve || after.onCurve) return true;
    return point.x !== (before.x + after.x) / 2 || point.y !== (before.y + after.y) / 2;
  });
  return written.map(({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), onCurve }));
}

/** Around points; nothing around none. */
export function boundsOf(points: readonly OutlinePoint[]): Bounds {
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 };
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}
