import type { Page } from '@pagewright/components/models';
import { formatColor, parseColor, type Rgba } from '@pagewright/model/color';

/** Most colours that are offered. */
const MAX_COLORS = 14;

/** Colours of a page, the most used first: those of its style and whatever people added. */
export function pageColors(page: Page): string[] {
  const uses = new Map<string, number>();
  count(page.background, uses);
  for (const component of page.components) count(component.props, uses);
  return [...uses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COLORS)
    .map(([color]) => color);
}

/** Colours that a kind takes from its style. */
const MOST_COLOURS = 4;
/** Of a channel's 255 between the strongest and the weakest of a colour that is no grey. */
const VIVID = 60;

/** The first of some colours that say something, other than black, white and what is between. */
export function vividOf(colors: readonly string[]): string[] {
  return colors.filter((color) => isVivid(parseColor(color))).slice(0, MOST_COLOURS);
}

export function isVivid(color: Rgba | undefined): boolean {
  const { r = 0, g = 0, b = 0 } = color ?? {};
  return Math.max(r, g, b) - Math.min(r, g, b) >= VIVID;
}

function count(value: unknown, uses: Map<string, number>, key = ''): void {
  if (typeof value === 'string' && /color$|^(primary|text|line|surface)$/i.test(key)) {
    const parsed = parseColor(value);
    if (parsed && parsed.a > 0) {
      const color = formatColor({ ...parsed, a: 1 });
      uses.set(color, (uses.get(color) ?? 0) + 1);
    }
  } else if (Array.isArray(value)) {
    for (const one of value) if (typeof one === 'object') count(one, uses);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) count(one, uses, name);
  }
}
