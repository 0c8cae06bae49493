import type { Rect } from '@pagewright/model/units';
import { type Content, type StrokeLook } from './content.ts';
import { boxGradient, fillGradient, stretchOf } from './gradients.ts';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof SIDES)[number];

/** What an element is drawn on: colour or gradient, and border. Its shadow is a picture, and not drawn here. */
export async function drawBox(content: Content, style: CSSStyleDeclaration, box: Rect, opacity: number): Promise<void> {
  if (box.width <= 0 || box.height <= 0) return;
  const [rx, ry] = radiusOf(style, box);
  await content.within(() => {
    if (!content.fillColor(style.backgroundColor, opacity)) return;
    content.roundRect(box, rx, ry);
    content.add('f');
  });
  const { backgroundImage } = style;
  const gradient = backgroundImage === 'none' ? undefined : boxGradient(backgroundImage, box);
  if (gradient) {
    await content.within(() => {
      content.roundRect(box, rx, ry);
      content.clip();
      const stretch = stretchOf(backgroundImage, box);
      const middle = box.y + box.height / 2;
      if (stretch !== 1) content.transform([1, 0, 0, stretch, 0, middle - stretch * middle]);
      fillGradient(content, gradient, opacity);
    });
  }
  await drawBorder(content, style, box, opacity, [rx, ry]);
}

/** Its corners are round by so many px each way. */
export function radiusOf({ borderTopLeftRadius }: CSSStyleDeclaration, box: Rect): [number, number] {
  const [across = '0', down = across] = borderTopLeftRadius.split(' ');
  const length = (text: string, whole: number): number =>
    text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
  const [rx, ry] = [length(across, box.width), length(down, box.height)];
  // Corners that would meet shrink alike.
  const share = Math.min(1, box.width / (2 * rx || 1), box.height / (2 * ry || 1));
  return [rx * share, ry * share];
}

interface Border {
  readonly style: string;
  readonly width: number;
  readonly color: string;
}

function borderOf(style: CSSStyleDeclaration, side: Side): Border {
  return {
    style: style[`border${side}Style`],
    width: Number.parseFloat(style[`border${side}Width`]) || 0,
    color: style[`border${side}Color`],
  };
}

async function drawBorder(
  content: Content,
  style: CSSStyleDeclaration,
  box: Rect,
  opacity: number,
  [rx, ry]: [number, number],
): Promise<void> {
  const borders = SIDES.map((side) => borderOf(style, side));
  const seen = borders.filter((border) => border.width > 0 && border.style !== 'none');
  const [first] = seen;
  if (!first) return;
  const isEven = seen.length === SIDES.length && seen.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (isEven) {
    for (const { inset, look } of strokesOf(first)) {
      await content.within(() => {
        if (!content.strokeColor(first.color, opacity)) return;
        content.strokeLook(look);
        content.roundRect(shrunk(box, inset), Math.max(0, rx - inset), Math.max(0, ry - inset));
        content.add('S');
      });
    }
    return;
  }
  for (const [index, border] of borders.entries()) {
    if (border.width <= 0 || border.style === 'none') continue;
    for (const { inset, look } of strokesOf(border)) {
      const { x, y, width, height } = shrunk(box, inset);
      const ends =
        [
          [box.x, y, box.x + box.width, y],
          [x + width, box.y, x + width, box.y + box.height],
          [box.x, y + height, box.x + box.width, y + height],
          [x, box.y, x, box.y + box.height],
        ][index] ?? [];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends;
      await content.within(() => {
        if (!content.strokeColor(border.color, opacity)) return;
        content.strokeLook(look);
        content.path([
          { type: 'move', to: { x: x1, y: y1 } },
          { type: 'line', to: { x: x2, y: y2 } },
        ]);
        content.add('S');
      });
    }
  }
}

/** The lines of a border, and how far within its box each runs. */
function strokesOf({ style, width, color }: Border): { inset: number; look: StrokeLook }[] {
  if (style === 'double' && width >= 3) {
    const look = { color, width: width / 3 };
    return [width / 6, (width * 5) / 6].map((inset) => ({ inset, look }));
  }
  const inset = width / 2;
  if (style === 'dashed') return [{ inset, look: { color, width, dashes: [width * 2, width] } }];
  if (style === 'dotted') return [{ inset, look: { color, width, dashes: [0, width * 2], cap: 'round' } }];
  return [{ inset, look: { color, width } }];
}

function shrunk({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) };
}
