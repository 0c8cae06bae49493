import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import { type Content, channels, figure6 } from './content.ts';
import { figure } from './pdf-file.ts';

interface Stop {
  /** 0 to 1 */
  readonly at: number;
  readonly color: Rgba;
}

/** A gradient in the space that is drawn in: along a line, or around a point. */
export interface Gradient {
  /** `x0 y0 x1 y1`, or `x0 y0 r0 x1 y1 r1`. */
  readonly coordinates: readonly number[];
  readonly stops: readonly Stop[];
}

/** Fills everything within the clip with a gradient; where its colours are clear, what lies below shows. */
export function fillGradient(content: Content, { coordinates, stops }: Gradient, opacity: number): void {
  const { resources } = content;
  const isClear = stops.some(({ color }) => color.a < 1) || opacity < 1;
  if (isClear) {
    const shares = stops.map(({ at, color }) => ({ at, value: figure(color.a * opacity) }));
    const grey = resources.file.put(shading(coordinates, shares, '/DeviceGray'));
    const bytes = new TextEncoder().encode('/Sh sh');
    const mask = resources.file.raw(
      bytes,
      '/Type /XObject /Subtype /Form /BBox [-20000 -20000 20000 20000] ' +
        `/Group << /S /Transparency /CS /DeviceGray >> /Resources << /Shading << /Sh ${grey} 0 R >> >>`,
    );
    content.add(`/${resources.state(`<< /Type /ExtGState /SMask << /S /Luminosity /G ${mask} 0 R >> >>`)} gs`);
  }
  const colors = stops.map(({ at, color }) => ({ at, value: channels(color) }));
  const object = resources.file.put(shading(coordinates, colors, '/DeviceRGB'));
  content.add(`/${resources.named('Shading', object)} sh`);
}

function shading(
  coordinates: readonly number[],
  stops: readonly { readonly at: number; readonly value: string }[],
  space: string,
): string {
  const type = coordinates.length === 4 ? 2 : 3;
  return (
    `<< /ShadingType ${type} /ColorSpace ${space} /Coords [${coordinates.map(figure6).join(' ')}] /Extend [true true] ` +
    `/Function ${stitched(stops)} >>`
  );
}

function stitched(stops: readonly { readonly at: number; readonly value: string }[]): string {
  const between = stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? stop;
    return `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${before.value}] /C1 [${stop.value}] >>`;
  });
  const bounds = stops.slice(1, -1).map(({ at }) => figure6(at));
  return (
    `<< /FunctionType 3 /Domain [0 1] /Functions [${between.join(' ')}] /Bounds [${bounds.join(' ')}] ` +
    `/Encode [${between.map(() => '0 1').join(' ')}] >>`
  );
}

/** Stops from 0 to 1, in order, two at least: whatever was given. */
export function wholeStops(given: readonly Stop[]): Stop[] {
  const stops: Stop[] = [];
  for (const { at, color } of given) stops.push({ at: Math.min(1, Math.max(stops.at(-1)?.at ?? 0, at)), color });
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.at > 0 || stops.length === 1 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last.at < 1 ? [{ ...last, at: 1 }] : []),
  ];
}

/**
 * The gradient of a box, as the browser tells its CSS: `linear-gradient(135deg, rgb(…) 0%, …)`.
 * @returns undefined for any other picture
 */
export function boxGradient(css: string, box: Rect): Gradient | undefined {
  const call = /^(linear|radial)-gradient\((.*)\)$/.exec(css);
  if (!call) return undefined;
  const parts = partsOf(call[2] ?? '');
  const isStop = (part: string): boolean => /^(rgb|#|transparent|hsl)/.test(part);
  const shape = isStop(parts[0] ?? '') ? '' : (parts.shift() ?? '');
  const stops = wholeStops(
    parts.flatMap((part, index) => {
      const match = /^(.*?)(?: (-?[\d.]+)%)?$/.exec(part);
      const color = parseColor(match?.[1] ?? '');
      const at = match?.[2] === undefined ? index / Math.max(1, parts.length - 1) : Number(match[2]) / 100;
      return color ? [{ at, color }] : [];
    }),
  );
  if (stops.length < 2) return undefined;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (call[1] === 'linear') {
    const angle = (Number(/^(-?[\d.]+)deg$/.exec(shape)?.[1] ?? 180) * Math.PI) / 180;
    const half = (Math.abs(box.width * Math.sin(angle)) + Math.abs(box.height * Math.cos(angle))) / 2;
    const [dx, dy] = [Math.sin(angle) * half, -Math.cos(angle) * half];
    return { coordinates: [middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy], stops };
  }
  // To the farthest corner, as CSS has it where nothing else is said.
  const radius = shape.startsWith('circle') ? Math.hypot(box.width, box.height) / 2 : (box.width / 2) * Math.SQRT2;
  return { coordinates: [middle.x, middle.y, 0, middle.x, middle.y, radius], stops };
}

/** Whether the gradient of a box is stretched as the box is. @returns by how much its height differs from its width */
export function stretchOf(css: string, box: Rect): number {
  return css.startsWith('radial-gradient(') && !css.startsWith('radial-gradient(circle') ? box.height / box.width : 1;
}

/** Parts between the commas that stand in no brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (at === text.length || (sign === ',' && depth === 0)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts.filter((part) => part !== '');
}
