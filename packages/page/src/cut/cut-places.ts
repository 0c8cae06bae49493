import { type Component, type Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';

/** From a page's top, px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What rounding leaves, px: parts that overlap by no more only touch. */
const TOUCHING = 1;

/** Of a section's ground, as a share of the page's width. */
const GROUND_WIDTH = 0.95;

/** Where a page can be cut into pieces of at most `room` px: between sections where there are such, else between entries. */
export function cutPlaces(page: Page, room: number): Span[] {
  const { width, height } = page.size;
  const seen = page.components.filter(({ visible }) => visible);
  const entries = unitsOf(seen.filter(({ decorative }) => !decorative));
  const isGround = ({ size }: Component): boolean => size.width >= GROUND_WIDTH * width;
  const art = seen.filter(({ decorative }) => decorative);
  const panels = art.filter((one) => !isGround(one)).map(spanOf);
  const isFree = (y: number): boolean =>
    y > 0 &&
    y < height &&
    [...entries, ...panels].every(({ top, bottom }) => y < top + TOUCHING || y > bottom - TOUCHING);
  const sections = art.filter(isGround).flatMap((one) => Object.values(spanOf(one)));
  const kinds = [sections.filter(isFree), [...entries, ...panels].map(({ bottom }) => bottom).filter(isFree)];
  const pieces: Span[] = [];
  for (let top = 0; top < height; ) {
    const bottom = height - top <= room ? height : (nextCut(top, room, kinds) ?? height);
    pieces.push({ top, bottom });
    top = bottom;
  }
  return pieces;
}

/** Of the best places the last that leaves no more than half of the room empty, else any; beyond the room where nothing else is. */
function nextCut(top: number, room: number, kinds: readonly (readonly number[])[]): number | undefined {
  for (const least of [top + room / 2, top + TOUCHING]) {
    for (const places of kinds) {
      const last = Math.max(...places.filter((y) => y >= least && y <= top + room));
      if (Number.isFinite(last)) return last;
    }
  }
  const beyond = kinds.flat().filter((y) => y > top + room);
  return beyond.length > 0 ? Math.min(...beyond) : undefined;
}

/** The entry of a section that a part of it shows: `parts.2.items.0` of `parts.2.items.0.children.1`. */
const ENTRY = /^(?:parts\.\d+\.)?[^.]+(?:\.\d+)?/;

/** What stays in one piece: a component, a group, an entry with what belongs to it, a heading with what begins below it. */
function unitsOf(components: readonly Component[]): Span[] {
  const units = new Map<string, Span>();
  for (const component of components) {
    const { id, groupId, slot } = component;
    const key = groupId ?? (slot && ENTRY.exec(slot)?.[0]) ?? `#${id}`;
    const own = withFollowing(component, components);
    const unit = units.get(key) ?? own;
    units.set(key, { top: Math.min(unit.top, own.top), bottom: Math.max(unit.bottom, own.bottom) });
  }
  return [...units.values()];
}

/** How far below a heading what it is the heading of begins at most, in sizes of its letters. */
const FOLLOWING = 3;

function withFollowing(component: Component, all: readonly Component[]): Span {
  const own = spanOf(component);
  const { props } = component;
  if (!('level' in props)) return own;
  const reach = own.bottom + FOLLOWING * props.fontSize;
  const below = all.map(spanOf).filter(({ top }) => top >= own.bottom - TOUCHING && top <= reach);
  const next = Math.min(...below.map(({ top }) => top));
  return Number.isFinite(next) ? { top: own.top, bottom: Math.max(own.bottom, next + 2 * TOUCHING) } : own;
}

export function spanOf(component: Component): Span {
  const { y, height } = rotatedBounds(component);
  return { top: y, bottom: y + height };
}
