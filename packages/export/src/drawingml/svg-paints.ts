import { formatColor, parseColor } from '@pagewright/model/color';

/** What office programs draw black in an SVG: colours with alpha, and `transparent`. */

const PROPERTIES = ['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color'] as const;
const OPACITY: Readonly<Record<(typeof PROPERTIES)[number], string | undefined>> = {
  fill: 'fill-opacity',
  stroke: 'stroke-opacity',
  'stop-color': 'stop-opacity',
  'flood-color': 'flood-opacity',
  'lighting-color': undefined,
};
const NAMES = PROPERTIES.join('|');
/** `fill="rgba(…)"` */
const ATTRIBUTE = new RegExp(`(?<=\\s)(${NAMES})\\s*=\\s*(["'])([^"']*)\\2`, 'g');
/** `fill: rgba(…)`, in a style. */
const DECLARATION = new RegExp(`(?<=["';{\\s])(${NAMES})\\s*:\\s*((?:rgba?|hsla?)\\([^)]*\\)|#[0-9a-f]+|[a-z]+)`, 'gi');

/** An SVG whose paints are opaque colours beside opacities. */
export function paintsForOffice(svg: string): string {
  return svg
    .replace(ATTRIBUTE, (whole, name: keyof typeof OPACITY, quote: string, value: string) => {
      const paint = split(value);
      if (!paint) return whole;
      const opacity = OPACITY[name];
      return `${name}=${quote}${paint.color}${quote}${opacity && paint.alpha < 1 ? ` ${opacity}=${quote}${paint.alpha}${quote}` : ''}`;
    })
    .replace(DECLARATION, (whole, name: keyof typeof OPACITY, value: string) => {
      const paint = split(value);
      if (!paint) return whole;
      const opacity = OPACITY[name];
      return `${name}:${paint.color}${opacity && paint.alpha < 1 ? `;${opacity}:${paint.alpha}` : ''}`;
    });
}

/** Undefined where a paint can stay as it is. */
function split(value: string): { color: string; alpha: number } | undefined {
  const parsed = parseColor(value);
  if (!parsed || (parsed.a === 1 && !/[(]/.test(value))) return undefined;
  return { color: formatColor({ ...parsed, a: 1 }), alpha: Math.round(parsed.a * 1000) / 1000 };
}
