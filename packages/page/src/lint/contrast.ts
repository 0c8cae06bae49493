import type { PlacedText, TextColor } from '@pagewright/components/behaviours';
import { gradientColor } from '@pagewright/components/gradient';
import type { Page } from '@pagewright/components/models';
import { blend, contrastRatio, parseColor, type Rgba, requiredContrast } from '@pagewright/model/color';
import type { Point, Rect } from '@pagewright/model/units';
import type { Finding } from './finding.ts';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Points looked at across a text, and down it. */
const COLUMNS = 9;
const ROWS = 5;

/**
 * Text whose colour is too near to what lies below it: 4.5:1, from 24 px 3:1. Each text is compared at points all over
 * its lines with what the page and the components below paint there, so gradients count where the text stands. What a
 * picture shows is not known: it counts as black and as white under whatever veils it.
 */
export const contrastRule: Rule = {
  name: 'contrast',
  check: ({ page, parts }) =>
    parts.flatMap((part, index) => {
      if (part.decorative) return [];
      const below = parts.slice(0, index);
      const findings = part.texts.flatMap((text) => checkText(page, below, part, text));
      const worst = findings.sort((a, b) => Number(a.params.ratio) - Number(b.params.ratio))[0];
      return worst ? [worst] : [];
    }),
};

function checkText(page: Page, below: readonly Part[], part: Part, text: PlacedText): Finding[] {
  const grounds = samplePoints(text.ink).flatMap((point) => groundsAt(page, [...below, part], point, text.background));
  return text.colors.flatMap((color) => checkColor(part, text, color, grounds));
}

function checkColor(
  part: Part,
  text: PlacedText,
  { color, fontSize }: TextColor,
  grounds: readonly Ground[],
): Finding[] {
  const parsed = parseColor(color);
  if (!parsed) return [];
  const painted = { ...parsed, a: parsed.a * text.opacity };
  const required = requiredContrast(fontSize);
  const ratio = (ground: Ground) => contrastRatio(painted, ground.color);
  const worst = grounds.reduce<Ground | undefined>(
    (low, next) => (!low || ratio(next) < ratio(low) ? next : low),
    undefined,
  );
  if (!worst || ratio(worst) >= required) return [];
  return [
    {
      rule: 'contrast',
      message: worst.overPicture ? 'contrast/picture' : 'contrast/low',
      severity: worst.overPicture ? 'warning' : 'error',
      componentIds: [part.component.id],
      params: { ratio: Math.floor(ratio(worst) * 100) / 100, required, color },
    },
  ];
}

interface Ground {
  readonly color: Rgba;
  /** Whether a picture shows through, so that the colour is a guess. */
  readonly overPicture: boolean;
}

/** The colours that may be seen at a point below a text. */
function groundsAt(page: Page, parts: readonly Part[], point: Point, cell: string | undefined): Ground[] {
  const paper = gradientColor(page.background, relative(point, page), page.size) ?? WHITE;
  let grounds: Ground[] = [{ color: blend(paper, WHITE), overPicture: false }];
  for (const paint of parts.flatMap((part) => part.paints)) {
    const color = paint.colorAt(point);
    if (color === 'picture') grounds = [BLACK, WHITE].map((guess) => ({ color: guess, overPicture: true }));
    else if (color) grounds = grounds.map((ground) => paintOver(ground, color));
  }
  const cellColor = cell === undefined ? undefined : parseColor(cell);
  return cellColor ? grounds.map((ground) => paintOver(ground, cellColor)) : grounds;
}

function paintOver(ground: Ground, color: Rgba): Ground {
  return { color: blend(color, ground.color), overPicture: ground.overPicture && color.a < 1 };
}

function relative(point: Point, page: Page): Point {
  return { x: point.x / page.size.width, y: point.y / page.size.height };
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
