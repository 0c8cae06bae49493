import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';

/**
 * A part of a page that knows how high it must be at a width and draws itself into a rectangle at least that high.
 * Layouts are trees of boxes: because every box measures its own text, nothing overlaps and nothing is cut.
 */
export interface Box {
  /** Least height at a width, whole px. */
  height(width: number): number;
  /** Share in spare height among its siblings; 0 or absent: stays at its least height. */
  readonly grow?: number;
  /** Height beyond which spare height does not help it, px. */
  limit?(width: number): number;
  draw(sheet: Sheet, rect: Rect): void;
}

/** A box that remembers its heights. */
export function box({ height, grow, limit, draw }: Box): Box {
  // Most boxes are asked at one width only.
  let lastWidth = 0;
  let lastHeight = 0;
  let others: Map<number, number> | undefined;
  return {
    height(width) {
      const whole = Math.max(1, Math.floor(width));
      if (whole === lastWidth) return lastHeight;
      if (lastWidth > 0) {
        others ??= new Map();
        others.set(lastWidth, lastHeight);
      }
      lastHeight = others?.get(whole) ?? Math.ceil(height(whole));
      lastWidth = whole;
      return lastHeight;
    },
    ...(grow && { grow }),
    ...(limit && { limit }),
    draw,
  };
}

/** Height that a box would like to have: its limit, where it can grow. */
export function limitOf(item: Box, width: number): number {
  const least = item.height(width);
  if (!item.grow) return least;
  return Math.max(least, item.limit ? item.limit(width) : Number.POSITIVE_INFINITY);
}

/** Content that fills whatever height it gets, but wants no more than `times` what it must have. */
export function capped(content: Box, times: number, grow = 1): Box {
  return box({
    height: (width) => content.height(width),
    grow,
    limit: (width) => Math.round(content.height(width) * times + 24),
    draw: (sheet, rect) => content.draw(sheet, rect),
  });
}

/** A box whose arrangement depends on the width it is given. */
export function adaptive(arrange: (width: number) => Box, grow?: number): Box {
  const known = new Map<number, Box>();
  const at = (width: number) => {
    const whole = Math.max(1, Math.floor(width));
    let arranged = known.get(whole);
    if (!arranged) {
      arranged = arrange(whole);
      known.set(whole, arranged);
    }
    return arranged;
  };
  return box({
    height: (width) => at(width).height(width),
    ...(grow !== undefined && { grow, limit: (width: number) => limitOf(at(width), width) }),
    draw: (sheet, rect) => at(rect.width).draw(sheet, rect),
  });
}
