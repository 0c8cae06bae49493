import type { Page } from '@pagewright/components/models';
import { formatColor, parseColor } from '@pagewright/model/color';

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
