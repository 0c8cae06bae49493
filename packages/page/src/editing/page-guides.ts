import type { Page } from '@pagewright/components/models';
import { MAX_GUIDES, type PageGuides } from '@pagewright/model/page';
import type { AxisName } from './guide.ts';

const NONE: PageGuides = { x: [], y: [] };

/** A line across an axis of the page: `x` stands upright, so many px from the left. */
export interface PageGuide {
  readonly axis: AxisName;
  readonly at: number;
}

/** All guides of a page, those that stand upright first. */
export function guidesOf({ guides = NONE }: Page): PageGuide[] {
  return (['x', 'y'] as const).flatMap((axis) => guides[axis].map((at) => ({ axis, at })));
}

/**
 * The page with a guide put, moved or taken away. One that leaves the page is taken away; the page itself where nothing
 * changes, or where it has no room for another.
 * @param before where it stands; undefined for a new one
 * @param after where it comes to stand, px; undefined for none
 */
export function withGuide(page: Page, axis: AxisName, before: number | undefined, after: number | undefined): Page {
  const length = axis === 'x' ? page.size.width : page.size.height;
  const isThere = after !== undefined && after >= 0 && after <= length;
  const { [axis]: own } = page.guides ?? NONE;
  const others = own.filter((at) => at !== before && at !== after);
  const places = isThere ? [...others, after].sort((a, b) => a - b) : others;
  const isSame = places.length === own.length && places.every((at, index) => at === own[index]);
  if (isSame || places.length > MAX_GUIDES) return page;
  return withGuides(page, { ...(page.guides ?? NONE), [axis]: places });
}

/** The page with these guides alone. */
export function withGuides(page: Page, guides: PageGuides | undefined): Page {
  if (guides && guides.x.length + guides.y.length > 0) return { ...page, guides };
  if (!page.guides) return page;
  const { guides: _guides, ...rest } = page;
  return rest;
}

/** Guides where everything on their page has moved in proportion. */
export function scaledGuides(guides: PageGuides, by: Readonly<Record<AxisName, number>>): PageGuides {
  const scaled = (axis: AxisName) => guides[axis].map((at) => Math.round(at * by[axis] * 100) / 100);
  return { x: scaled('x'), y: scaled('y') };
}
