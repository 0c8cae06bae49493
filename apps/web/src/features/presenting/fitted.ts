import type { Size } from '@pagewright/model/units';

/** A page that would stand on less than this share of a screen's width is shown as wide as the screen and scrolled. */
const LEAST_WIDTH = 0.3;
/** A page that is scrolled takes no more of a wide screen than can be read at a glance. */
const MOST_SCROLLED = 0.7;

export interface Fitted {
  readonly scale: number;
  /** Whether it is higher than the screen. */
  readonly scrolls: boolean;
}

/** How large a page is drawn on a screen: whole, or as wide as it can be read where it is a long one. Sizes in px. */
export function fitted(page: Size, screen: Size): Fitted {
  const whole = Math.min(screen.width / page.width, screen.height / page.height);
  if (page.width * whole >= screen.width * LEAST_WIDTH) return { scale: whole, scrolls: false };
  const readable = Math.min(screen.width, Math.max(screen.width * MOST_SCROLLED, screen.height)) / page.width;
  return { scale: Math.min(readable, 1.5), scrolls: true };
}
