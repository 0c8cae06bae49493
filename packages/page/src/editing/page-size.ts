import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { rectOf, standsOnEnd } from '@pagewright/components/rotation';
import { CUSTOM_SIZE, type FormatId, PAGE_FORMATS } from '@pagewright/model/formats';
import type { Rect, Size } from '@pagewright/model/units';
import { withAllowedProps } from './allowed-props.ts';
import { scaledGuides } from './page-guides.ts';
import { fitTexts, type Stretch } from './page-texts.ts';
import { placeIn } from './place.ts';
import { stretchedBox } from './resize.ts';
import { ThinBars } from './thin-bars.ts';

/**
 * Another type or size of a page that exists. Everything keeps its place in proportion to the page: what lay inside the
 * page lies inside it, and what lay apart stays apart. Only pictures, icons and small square marks keep their shape, and
 * bars their weight.
 */

/** Square boxes up to this share of the page's shorter side are marks, such as numbers in circles, and stay square. */
const MARK_SHARE = 0.15;

/** Least height of table rows that pages may have, px. */
const LEAST_ROW = 8;

/** Props that are lengths in px, and so grow with the page. Those of a kind that may not grow as far stay as they are. */
const LENGTHS = [
  'padding',
  'paragraphSpacing',
  'letterSpacing',
  'borderRadius',
  'cellPadding',
  'lineWidth',
  'size',
] as const;

/** The page as another type; `customSize` (px) counts for the custom type only, and is held within its limits. */
export function withFormat(page: Page, format: FormatId, customSize: Size = page.size): Page {
  const size = format === 'custom' ? withinLimits(customSize) : PAGE_FORMATS[format].size;
  const resized: Page = { ...page, format, size: { ...size } };
  if (size.width === page.size.width && size.height === page.size.height) {
    return format === page.format ? page : resized;
  }
  const by: Stretch = { x: size.width / page.size.width, y: size.height / page.size.height };
  const least = Math.min(by.x, by.y);
  const bars = new ThinBars(page);
  const placed = {
    ...resized,
    margin: Math.floor(page.margin * least),
    ...(page.guides && { guides: scaledGuides(page.guides, by) }),
    components: page.components.map((component) => withLengths(moved(component, page, by, bars), own(component, by))),
  };
  return fitTexts(placed, page, by);
}

/** A size that a custom page may have: whole px. */
export function withinLimits({ width, height }: Size): Size {
  const limited = (length: number): number => Math.min(Math.max(Math.round(length), CUSTOM_SIZE.min), CUSTOM_SIZE.max);
  return { width: limited(width), height: limited(height) };
}

/** How much wider and higher a component becomes along its own sides. */
function own(component: Component, { x, y }: Stretch): Stretch {
  return standsOnEnd(component) ? { x: y, y: x } : { x, y };
}

function moved(component: Component, page: Page, by: Stretch, bars: ThinBars): Component {
  const from = rectOf(component);
  const exact = stretchedBox(component, { x: 0, y: 0 }, by);
  const [left, top] = [hundredth(exact.x), hundredth(exact.y)];
  const box: Rect = {
    x: left,
    y: top,
    width: hundredth(exact.x + exact.width) - left,
    height: hundredth(exact.y + exact.height) - top,
  };
  if (keepsShape(component, page.size)) return placeIn(component, shortened(inMiddleOf(box, from)));
  if (!bars.isBar(component)) return placeIn(component, box);
  return placeIn(component, shortened(bars.placed(component, box, Math.min(by.x, by.y))));
}

function keepsShape({ type, size, decorative }: Component, page: Size): boolean {
  const fillsSide = size.width >= page.width || size.height >= page.height;
  if (MODELS[type].keepsAspect) return !(decorative && fillsSide);
  const most = Math.min(page.width, page.height) * MARK_SHARE;
  return Math.abs(size.width - size.height) <= 1 && size.width <= most;
}

/** The largest box of a shape in the middle of another. */
function inMiddleOf(box: Rect, { width, height }: Size): Rect {
  const factor = Math.min(box.width / width, box.height / height);
  const inner = { width: width * factor, height: height * factor };
  return { ...inner, x: box.x + (box.width - inner.width) / 2, y: box.y + (box.height - inner.height) / 2 };
}

function withLengths(component: Component, by: Stretch): Component {
  const least = Math.min(by.x, by.y);
  const given: Record<string, unknown> = component.props;
  const changes: Record<string, unknown> = {};
  for (const name of LENGTHS) {
    if (typeof given[name] === 'number') changes[name] = hundredth(given[name] * least);
  }
  if (Array.isArray(given.rowHeights)) {
    changes.rowHeights = given.rowHeights.map((height) => Math.max(LEAST_ROW, hundredth(Number(height) * by.y)));
  }
  return withAllowedProps(component, changes);
}

function shortened({ x, y, width, height }: Rect): Rect {
  return { x: hundredth(x), y: hundredth(y), width: hundredth(width), height: hundredth(height) };
}

/** Short numbers in the page's source text. */
function hundredth(length: number): number {
  return Math.round(length * 100) / 100;
}
