import type { Shadow, Stroke } from '@pagewright/components/primitives';
import { formatColor, parseColor, withAlpha } from '@pagewright/model/color';
import type { Fill, GradientStop } from '@pagewright/model/page';
import { el, type Xml } from '../ooxml/xml.ts';
import { type Canvas, percentage, sixtyThousandths } from './canvas.ts';
import type { Palette } from './palette.ts';

/** Colours, fills, strokes and shadows of DrawingML. */

/** Colours as they are written, by their CSS: a presentation paints ten thousand times in a dozen of them. */
const written = new WeakMap<Palette, Map<string, Xml>>();

/** A colour; the theme's where it has it. @param opacity 0 to 1, of what is painted in it */
export function color(css: string, palette: Palette, opacity = 1): Xml {
  if (opacity !== 1) return paletteColor(css, palette, opacity);
  let known = written.get(palette);
  if (!known) {
    known = new Map();
    written.set(palette, known);
  }
  let xml = known.get(css);
  if (!xml) {
    xml = paletteColor(css, palette, 1);
    known.set(css, xml);
  }
  return xml;
}

function paletteColor(css: string, palette: Palette, opacity: number): Xml {
  const parsed = parseColor(css) ?? { r: 0, g: 0, b: 0, a: 1 };
  const alpha = parsed.a * opacity;
  const hex = formatColor({ ...parsed, a: 1 }).slice(1);
  const scheme = palette.schemeColor(hex);
  const transparency = alpha < 1 ? el('a:alpha', { val: percentage(alpha) }) : undefined;
  return scheme
    ? el('a:schemeClr', { val: scheme }, transparency)
    : el('a:srgbClr', { val: hex.toUpperCase() }, transparency);
}

export function solid(css: string, palette: Palette, opacity?: number): Xml {
  return el('a:solidFill', {}, color(css, palette, opacity));
}

export function isInvisible(css: string): boolean {
  return parseColor(css)?.a === 0;
}

export function fill(paint: Fill | undefined, palette: Palette, opacity?: number): Xml {
  if (!paint) return el('a:noFill');
  if (paint.type === 'solid') return isInvisible(paint.color) ? el('a:noFill') : solid(paint.color, palette, opacity);
  return el(
    'a:gradFill',
    { rotWithShape: true },
    el(
      'a:gsLst',
      {},
      wholeStops(paint.stops).map((stop) => gradientStop(stop, palette, opacity)),
    ),
    paint.type === 'linear'
      ? // CSS counts from upwards, drawings from rightwards.
        el('a:lin', { ang: sixtyThousandths(paint.angle - 90), scaled: false })
      : el(
          'a:path',
          { path: 'circle' },
          el('a:fillToRect', { l: percentage(0.5), t: percentage(0.5), r: percentage(0.5), b: percentage(0.5) }),
        ),
  );
}

/**
 * Stops from one end to the other: not every program goes on with the last colour where they end before. What ends in
 * `transparent` fades out in the colour beside it, as in CSS.
 */
function wholeStops(stops: readonly GradientStop[]): GradientStop[] {
  const sorted = stops.toSorted((a, b) => a.position - b.position);
  const faded = sorted.map(({ color: css, position }, index) => {
    const neighbour = sorted[index === 0 ? 1 : index - 1];
    return { color: isInvisible(css) && neighbour ? withAlpha(neighbour.color, 0) : css, position };
  });
  const [first] = faded;
  const last = faded.at(-1);
  return [
    ...(first && first.position > 0 ? [{ ...first, position: 0 }] : []),
    ...faded,
    ...(last && last.position < 100 ? [{ ...last, position: 100 }] : []),
  ];
}

function gradientStop({ color: css, position }: GradientStop, palette: Palette, opacity?: number): Xml {
  return el('a:gs', { pos: percentage(position / 100) }, color(css, palette, opacity));
}

const DASHES = { solid: undefined, double: undefined, dashed: 'dash', dotted: 'sysDot' } as const;

/** A line, with what stands on its ends; none where there is no stroke. */
export function line(name: string, stroke: Stroke | undefined, { canvas, palette, opacity, ends }: LineLook): Xml {
  if (!stroke || stroke.width <= 0) return el(name, {}, el('a:noFill'));
  const dash = DASHES[stroke.style];
  return el(
    name,
    { w: canvas.length(stroke.width), cmpd: stroke.style === 'double' ? 'dbl' : undefined },
    solid(stroke.color, palette, opacity),
    dash ? el('a:prstDash', { val: dash }) : undefined,
    el('a:miter', { lim: 800_000 }),
    ends,
  );
}

interface LineLook {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly opacity?: number | undefined;
  readonly ends?: readonly (Xml | undefined)[];
}

/** What a shape or its text casts. */
export function effects(
  shadow: Shadow | undefined,
  { canvas, palette, opacity }: Omit<LineLook, 'ends'>,
  size?: { readonly width: number; readonly height: number },
): Xml | undefined {
  if (!shadow || isInvisible(shadow.color)) return undefined;
  const { x, y, blur, spread } = shadow;
  const grown = (side: number | undefined): number | undefined =>
    side && spread !== 0 ? percentage(Math.max(0, 1 + (2 * spread) / side)) : undefined;
  return el(
    'a:effectLst',
    {},
    el(
      'a:outerShdw',
      {
        blurRad: canvas.length(Math.max(0, blur)),
        dist: canvas.length(Math.hypot(x, y)),
        dir: sixtyThousandths((Math.atan2(y, x) * 180) / Math.PI),
        sx: grown(size?.width),
        sy: grown(size?.height),
        algn: 'ctr',
        // As on the page, where it is turned with what casts it.
        rotWithShape: true,
      },
      color(shadow.color, palette, opacity),
    ),
  );
}
