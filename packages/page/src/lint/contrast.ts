import type { Paint, PlacedText, TextColor } from '@pagewright/components/behaviours';
import { gradientColors } from '@pagewright/components/gradient';
import type { Page } from '@pagewright/components/models';
import { blend, contrastRatio, parseColor, type Rgba, requiredContrast } from '@pagewright/model/color';
import { type Point, type Rect, rectsOverlap } from '@pagewright/model/units';
import type { Finding } from './finding.ts';
import type { Part, SeenText } from './page-reading.ts';
import type { Rule } from './rule.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Points looked at across a text, and down it. */
const COLUMNS = 9;
const ROWS = 5;
/** px by which a computed place may miss the edge that it lies on. */
const ROUNDING = 0.01;

/**
 * Text whose colour is too near to what lies below it: 4.5:1, from 24 px 3:1. Each text is compared at points all over
 * its lines with what the page and the components below paint there, so gradients count where the text stands. What a
 * picture shows is not known: it counts as black and as white under whatever veils it.
 */
export const contrastRule: Rule = {
  name: 'contrast',
  check: ({ page, parts }) => {
    const paper = paperOf(page);
    const below: Paint[] = [];
    return parts.flatMap((part) => {
      below.push(...part.paints);
      if (part.decorative) return [];
      const findings = part.texts.flatMap((text) => checkText(paper, below, part, text));
      const worst = findings.sort((a, b) => Number(a.params.ratio) - Number(b.params.ratio))[0];
      return worst ? [worst] : [];
    });
  },
};

/** Colour of the bare page at points on it. */
type Paper = (point: Point) => Rgba;

function paperOf({ background, size }: Page): Paper {
  const colorAt = gradientColors(background, size);
  return (point) => blend(colorAt({ x: point.x / size.width, y: point.y / size.height }) ?? WHITE, WHITE);
}

/** @param below what is painted before the text, the lowest first */
function checkText(paper: Paper, below: readonly Paint[], part: Part, text: SeenText): Finding[] {
  const near = below.filter(({ bounds }) => rectsOverlap(bounds, text.seen.ink, -ROUNDING));
  const cell = text.background === undefined ? undefined : parseColor(text.background);
  const grounds = distinct(samplePoints(text.ink).flatMap((point) => groundsAt(paper, near, part.seenAt(point), cell)));
  return text.colors.flatMap((color) => checkColor(part, text, color, grounds));
}

/** Most points of a text lie on the same ground: it is compared once. The first of each stays. */
function distinct(grounds: readonly Ground[]): Ground[] {
  const found: Ground[] = [];
  for (const ground of grounds) if (!found.some((known) => isSame(known, ground))) found.push(ground);
  return found;
}

function isSame(a: Ground, b: Ground): boolean {
  const same = a.color.r === b.color.r && a.color.g === b.color.g && a.color.b === b.color.b;
  return same && a.overPicture === b.overPicture;
}

function checkColor(
  part: Part,
  text: PlacedText,
  { color, fontSize, highlight }: TextColor,
  bare: readonly Ground[],
): Finding[] {
  const parsed = parseColor(color);
  if (!parsed) return [];
  const painted = { ...parsed, a: parsed.a * text.opacity };
  const required = requiredContrast(fontSize);
  const mark = highlight === undefined ? undefined : parseColor(highlight);
  const grounds = mark ? bare.map((ground) => paintOver(ground, mark)) : bare;
  const ratios = grounds.map((ground) => contrastRatio(painted, ground.color));
  const ratio = Math.min(...ratios);
  const worst = grounds[ratios.indexOf(ratio)];
  if (!worst || ratio >= required) return [];
  return [
    {
      rule: 'contrast',
      message: worst.overPicture ? 'contrast/picture' : 'contrast/low',
      severity: worst.overPicture ? 'warning' : 'error',
      componentIds: [part.component.id],
      params: { ratio: Math.floor(ratio * 100) / 100, required, color },
    },
  ];
}

interface Ground {
  readonly color: Rgba;
  /** Whether a picture shows through, so that the colour is a guess. */
  readonly overPicture: boolean;
}

/** The colours that may be seen at a point below a text. What is below something opaque is not looked at. */
function groundsAt(paper: Paper, paints: readonly Paint[], point: Point, cell: Rgba | undefined): Ground[] {
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

function paintOver(ground: Ground, color: Rgba): Ground {
  return { color: blend(color, ground.color), overPicture: ground.overPicture && color.a < 1 };
}

function samplePoints(ink: Rect): Point[] {
  const points: Point[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      points.push({
        x: ink.x + (ink.width * (column + 0.5)) / COLUMNS,
        y: ink.y + (ink.height * (row + 0.5)) / ROWS,
      });
    }
  }
  return points;
}
