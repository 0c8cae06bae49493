import type { Paint } from '@pagewright/components/behaviours';
import { gradientColors } from '@pagewright/components/gradient';
import type { Page } from '@pagewright/components/models';
import { blend, type Rgba } from '@pagewright/model/color';
import type { Point, Rect } from '@pagewright/model/units';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Points looked at across a box, and down it. */
const COLUMNS = 9;
const ROWS = 5;

/** What is seen below something. */
export interface Ground {
  readonly color: Rgba;
  /** Whether a picture shows through, so that the colour is a guess. */
  readonly overPicture: boolean;
}

/** Colour of the bare page at points on it. */
export type Paper = (point: Point) => Rgba;

export function paperOf({ background, size }: Page): Paper {
  const colorAt = gradientColors(background, size);
  return (point) => blend(colorAt({ x: point.x / size.width, y: point.y / size.height }) ?? WHITE, WHITE);
}

/**
 * The colours that may be seen at a point. What is below something opaque is not looked at; what a picture shows is not
 * known: it counts as black and as white.
 *
 * @param paints the lowest first
 * @param cell colour of what lies above them all
 */
export function groundsAt(paper: Paper, paints: readonly Paint[], point: Point, cell?: Rgba): Ground[] {
  const veils: Rgba[] = cell ? [cell] : [];
  let at = paints.length - 1;
  let color: ReturnType<Paint['colorAt']>;
  for (; at >= 0; at--) {
    color = paints[at]?.colorAt(point);
    if (color === 'picture' || color?.a === 1) break;
    if (color) veils.push(color);
  }
  const bare = at < 0 || color === undefined ? paper(point) : color;
  const grounds: Ground[] =
    bare === 'picture'
      ? [BLACK, WHITE].map((guess) => ({ color: guess, overPicture: true }))
      : [{ color: bare, overPicture: false }];
  return veils.reduceRight((below, veil) => below.map((ground) => paintOver(ground, veil)), grounds);
}

export function paintOver(ground: Ground, color: Rgba): Ground {
  return { color: blend(color, ground.color), overPicture: ground.overPicture && color.a < 1 };
}

/** Each of some grounds once; the first of each stays. */
export function distinctGrounds(grounds: readonly Ground[]): Ground[] {
  const found: Ground[] = [];
  for (const ground of grounds) if (!found.some((known) => isSame(known, ground))) found.push(ground);
  return found;
}

/** Points all over a box. */
export function pointsAllOver({ x, y, width, height }: Rect): Point[] {
  const points: Point[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      points.push({ x: x + (width * (column + 0.5)) / COLUMNS, y: y + (height * (row + 0.5)) / ROWS });
    }
  }
  return points;
}

function isSame(a: Ground, b: Ground): boolean {
  const same = a.color.r === b.color.r && a.color.g === b.color.g && a.color.b === b.color.b;
  return same && a.overPicture === b.overPicture;
}
