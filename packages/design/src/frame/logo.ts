import { make } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Component, Page } from '@pagewright/components/models';
import { PAGE_NUMBER_SLOT } from '@pagewright/components/slots';
import { contrast } from '@pagewright/model/color';
import type { Rect, Size } from '@pagewright/model/units';
import { freeId } from '@pagewright/page/free-id';
import type { Theme } from '../theme.ts';

/**
 * The logo of the style. It repeats on the pages of a document: moved on one of them it is moved on all, and a page does
 * without it by not having it.
 */

export const LOGO_REPEAT = 'logo';

/** Largest size, px at the medium's reference size: it stands in the line of the page number. */
const LARGEST: Size = { width: 150, height: 30 };

/** Contrast with the pages' ground from which another ground is so other that a logo made for that may be lost on it. */
const OTHER_GROUND = 1.6;

/** Characters of a name in the list of layers (`componentBase`). */
const LONGEST_NAME = 60;

/** px around a logo that stands on a plate. */
const PLATE = 6;

/** Size of the logo in a theme; undefined where its style has none. */
export function logoSize({ tokens, unit }: Pick<Theme, 'tokens' | 'unit'>): Size | undefined {
  if (!tokens.logo) return undefined;
  const { aspect } = tokens.logo;
  const height = Math.min(LARGEST.height, LARGEST.width / aspect) * unit;
  return { width: Math.round(height * aspect), height: Math.round(height) };
}

/**
 * The page with the logo of its style: beside the page's number, else in the first corner that nothing stands in. Where
 * something stands in each, or the page has it, the page as it is.
 */
export function withLogo(page: Page, theme: Theme): Page {
  const { logo } = theme.tokens;
  const size = logoSize(theme);
  if (!logo || !size || page.components.some(({ repeat }) => repeat === LOGO_REPEAT)) return page;
  const free = places(page, theme, size).find((place) => isFree(place, page));
  if (!free) return page;
  const ground = theme.tokens.palette.page.base;
  const needsPlate = groundsUnder(free, page).some((color) => contrast(color, ground) > OTHER_GROUND);
  const rect = needsPlate ? grown(free, PLATE) : free;
  const plate = { borderWidth: PLATE, borderColor: ground, backgroundColor: ground, borderRadius: PLATE };
  const base = {
    id: freeId(LOGO_REPEAT, new Set(page.components.map(({ id }) => id))),
    position: { x: rect.x, y: rect.y },
    size: { width: rect.width, height: rect.height },
    zIndex: Math.max(-1, ...page.components.map(({ zIndex }) => zIndex)) + 1,
    repeat: LOGO_REPEAT,
    name: logo.alt.slice(0, LONGEST_NAME),
    slot: 'running-logo',
  };
  const props = {
    imageUrl: logo.imageUrl,
    alt: logo.alt,
    objectFit: 'contain' as const,
    ...(needsPlate ? plate : { backgroundColor: 'transparent', borderRadius: 0 }),
  };
  return { ...page, components: [...page.components, make(imageModel, base, props) as Component] };
}

/** The page without the logo of its style. */
export function withoutLogo(page: Page): Page {
  return { ...page, components: page.components.filter(({ repeat }) => repeat !== LOGO_REPEAT) };
}

/** In the line of the page's number, then in its corners. */
function places(page: Page, { content, margin, gap }: Theme, size: Size): Rect[] {
  const number = page.components.find(({ slot }) => slot === PAGE_NUMBER_SLOT);
  const left = content.x;
  const right = page.size.width - content.x - size.width;
  const bottom = page.size.height - margin - size.height;
  const corners = [
    { x: right, y: bottom },
    { x: right, y: margin },
    { x: left, y: bottom },
    { x: left, y: margin },
  ];
  const beside = number && {
    x: number.position.x - gap - size.width,
    y: Math.round(number.position.y + (number.size.height - size.height) / 2),
  };
  return (beside ? [beside, ...corners] : corners).map((at) => ({ ...at, ...size }));
}

function isFree(place: Rect, { components }: Page): boolean {
  return components.every((one) => one.decorative || !overlap(place, boxOf(one)));
}

/** Colours that a place of a page may have behind it. */
function groundsUnder(place: Rect, { background, components }: Page): string[] {
  const own = background.type === 'solid' ? [background.color] : background.stops.map(({ color }) => color);
  const art = components.flatMap((one) => {
    if (!overlap(place, boxOf(one)) || !('backgroundColor' in one.props)) return [];
    const { backgroundColor } = one.props;
    return typeof backgroundColor === 'string' && isOpaque(backgroundColor) ? [backgroundColor] : [];
  });
  return [...own, ...art];
}

function isOpaque(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color);
}

function boxOf({ position, size }: Component): Rect {
  return { ...position, ...size };
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 };
}
