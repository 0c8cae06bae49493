import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import { type Box, box, limitOf } from './box.ts';

export interface StackOptions {
  /** px between children. */
  readonly gap: number;
  /** Largest gap that spare height may open, px; `gap` where absent. */
  readonly gapLimit?: number;
  /** Where the children stand when spare height is left. */
  readonly align?: 'start' | 'middle' | 'end';
  readonly grow?: number;
}

/** Children one below the other. Spare height goes to growing children, then to the gaps, then around them. */
export function stack(children: readonly (Box | undefined)[], options: StackOptions): Box {
  const items = children.filter((child): child is Box => child !== undefined);
  const gaps = Math.max(0, items.length - 1) * options.gap;
  return box({
    height: (width) => items.reduce((sum, item) => sum + item.height(width), gaps),
    ...(options.grow !== undefined && { grow: options.grow }),
    limit: (width) =>
      items.reduce(
        (sum, item) => sum + limitOf(item, width),
        Math.max(0, items.length - 1) * (options.gapLimit ?? options.gap),
      ),
    draw(sheet, rect) {
      drawStack(sheet, rect, items, options);
    },
  });
}

function drawStack(sheet: Sheet, rect: Rect, items: readonly Box[], options: StackOptions): void {
  const heights = grownHeights(items, rect, options.gap);
  let spare = rect.height - heights.reduce((sum, height) => sum + height, 0) - options.gap * (items.length - 1);
  const opening =
    items.length > 1 ? Math.min(spare / (items.length - 1), (options.gapLimit ?? options.gap) - options.gap) : 0;
  const gap = options.gap + Math.max(0, opening);
  spare -= Math.max(0, opening) * (items.length - 1);
  let y = rect.y + (options.align === 'middle' ? spare / 2 : options.align === 'end' ? spare : 0);
  for (const [index, item] of items.entries()) {
    const height = heights[index] ?? 0;
    item.draw(sheet, { x: rect.x, y: Math.round(y), width: rect.width, height });
    y += height + gap;
  }
}

/** Least heights, with spare height given to growing items in proportion, none beyond its limit. */
function grownHeights(items: readonly Box[], rect: Rect, gap: number): number[] {
  const heights = items.map((item) => item.height(rect.width));
  let spare = rect.height - heights.reduce((sum, height) => sum + height, 0) - gap * (items.length - 1);
  const limits = items.map((item) => limitOf(item, rect.width));
  for (let round = 0; round < 4 && spare > 1; round++) {
    const open = items.map((item, index) => ((heights[index] ?? 0) < (limits[index] ?? 0) ? (item.grow ?? 0) : 0));
    const shares = open.reduce((sum, share) => sum + share, 0);
    if (shares === 0) break;
    const portion = spare / shares;
    for (const [index, share] of open.entries()) {
      const before = heights[index] ?? 0;
      const grown = Math.min(limits[index] ?? before, Math.floor(before + portion * share));
      heights[index] = grown;
      spare -= grown - before;
    }
  }
  return heights;
}
