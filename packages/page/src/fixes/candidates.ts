import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds, rotationOf, turnedBox } from '@pagewright/components/rotation';
import { type Rect, rectContains, rectsOverlap, type Size } from '@pagewright/model/units';
import { FONT_FAMILIES } from '@pagewright/typography/catalogue';
import { innerOf, placeIn, seenAt, withComponent } from '../editing/place.ts';
import { fitText, isFitted, smallerFontSizes } from '../editing/refit-texts.ts';
import { withLinks } from '../links/page-links.ts';
import { leastFontSize } from '../lint/small-text.ts';
import type { Finding, RuleName } from '../lint.ts';
import { readableBoxes } from './readable-boxes.ts';

/**
 * Ways to mend a component for a finding, the gentlest first: the page with it. They need not all succeed: whoever asks
 * for them tries each with lint.
 */
export type Candidates = (component: Component, page: Page, finding: Finding) => Iterable<Page>;

/** Ways that change nothing but the component. */
type OwnCandidates = (component: Component, page: Page, finding: Finding) => Iterable<Component>;

/** Rules that have a fix; the others need a person's judgement. */
export const CANDIDATES: Partial<Record<RuleName, Candidates>> = {
  overflow: overflowCandidates,
  overlap: overlapCandidates,
  'off-page': alone(offPageCandidates),
  contrast: alone(contrastCandidates),
  'small-text': alone(smallTextCandidates),
  'missing-glyph': alone(glyphCandidates),
  'dead-link': alone(linkCandidates),
};

function alone(candidates: OwnCandidates): Candidates {
  return function* (component, page, finding) {
    for (const candidate of candidates(component, page, finding)) yield withComponent(page, candidate);
  };
}

/** The box grows and pushes what belongs below it, as it does while a person types; else what helps it alone. */
function* overflowCandidates(component: Component, page: Page, finding: Finding): Iterable<Page> {
  if (isFitted(component)) {
    yield fitText(page, { ...component, props: { ...component.props, sizing: 'grow' } } as typeof component);
  }
  yield* alone(readableCandidates)(component, page, finding);
  yield* alone(roomCandidates)(component, page, finding);
}

function readableCandidates(component: Component, page: Page): Iterable<Component> {
  return readableBoxes(component, page, leastFontSize(page));
}

/** The one or the other moved to where there is room, the nearest first; then smaller words. */
function* overlapCandidates(component: Component, page: Page, finding: Finding): Iterable<Page> {
  const other = page.components.find(({ id }) => id === finding.componentIds[1]);
  if (!other) return;
  const pairs = [
    [other, component],
    [component, other],
  ] as const;
  for (const [moved, fixed] of pairs) {
    if (moved.locked) continue;
    for (const place of besides(rotatedBounds(moved), rotatedBounds(fixed))) {
      if (rectContains(innerOf(page), place, 1)) yield withComponent(page, seenAt(moved, place));
    }
  }
  for (const [one] of pairs) {
    if (one.locked) continue;
    for (const smaller of smallerFonts(one)) yield withComponent(page, smaller);
  }
  if (finding.message === 'overlap/covered' && !component.locked) {
    yield withComponent(page, { ...component, zIndex: Math.max(...page.components.map(({ zIndex }) => zIndex)) + 1 });
  }
}

/** px between two things that one was moved away from. */
const APART = 8;

/** Below, above, right and left of another box, the nearest first. */
function besides(box: Rect, other: Rect): Rect[] {
  const places = [
    { ...box, y: other.y + other.height + APART },
    { ...box, y: other.y - box.height - APART },
    { ...box, x: other.x + other.width + APART },
    { ...box, x: other.x - box.width - APART },
  ];
  const way = (to: Rect) => Math.abs(to.x - box.x) + Math.abs(to.y - box.y);
  return places.toSorted((a, b) => way(a) - way(b));
}

/** More height where the page has it, then a smaller font. What is turned grows away from where its upper side is seen. */
function* roomCandidates(component: Component, page: Page, { params }: Finding): Iterable<Component> {
  const box = rectOf(component);
  const needed = Math.ceil(box.height + Number(params.needed) - Number(params.available));
  if (needed > box.height) {
    const lowest = page.size.height - page.margin;
    const { x, y, width, height } = turnedBox(box, { ...box, height: needed }, rotationOf(component));
    const grown: Component = { ...component, position: { x, y }, size: { width, height } };
    const seen = rotatedBounds(grown);
    const below = seen.y + seen.height - lowest;
    if (below <= 0) yield grown;
    else if (seen.height <= lowest - page.margin) yield { ...grown, position: { x, y: y - below } };
  }
  yield* smallerFonts(component);
}

function* smallerFonts(component: Component): Iterable<Component> {
  if (!('fontSize' in component.props)) return;
  for (const fontSize of smallerFontSizes(component.props.fontSize)) yield withProps(component, { fontSize });
}

/** Moved inside; made smaller only where it is larger than the room. */
function* offPageCandidates(component: Component, page: Page): Iterable<Component> {
  for (const margin of [page.margin, 0]) {
    const room = { width: page.size.width - margin * 2, height: page.size.height - margin * 2 };
    const sized = placeIn(component, { ...component.position, ...sizeWithin(component, room) });
    const { x, y, width, height } = rotatedBounds(sized);
    yield seenAt(sized, {
      x: clamp(x, margin, margin + room.width - width),
      y: clamp(y, margin, margin + room.height - height),
    });
  }
  yield* freePlaces(component, page);
}

/** Places looked at where what was beyond the page would lie on something just inside it. */
const MOST_PLACES = 3;

/** Inside the margins beside what is there, the nearest first. */
function freePlaces(component: Component, page: Page): Component[] {
  const inner = innerOf(page);
  const box = rotatedBounds(component);
  const inside = {
    ...box,
    x: clamp(box.x, inner.x, inner.x + inner.width - box.width),
    y: clamp(box.y, inner.y, inner.y + inner.height - box.height),
  };
  const taken = page.components
    .filter(({ id, visible, decorative }) => id !== component.id && visible && !decorative)
    .map(rotatedBounds);
  const isFree = (place: Rect) => rectContains(inner, place, 1) && !taken.some((one) => rectsOverlap(one, place));
  const way = ({ x, y }: Rect) => Math.hypot(x - inside.x, y - inside.y);
  const free = taken.flatMap((one) => besides(inside, one)).filter(isFree);
  return free
    .toSorted((one, other) => way(one) - way(other))
    .slice(0, MOST_PLACES)
    .map((place) => seenAt(component, place));
}

/** Cut to the room; what is turned is made smaller as a whole, so that the box around it fits. */
function sizeWithin(component: Component, room: Size): Size {
  const { width, height } = component.size;
  if (rotationOf(component) === 0) return { width: Math.min(width, room.width), height: Math.min(height, room.height) };
  const seen = rotatedBounds(component);
  const factor = Math.min(1, room.width / seen.width, room.height / seen.height);
  return { width: width * factor, height: height * factor };
}

/** The page's own text colours first, so that the design keeps its palette; then black and white. */
function* contrastCandidates(component: Component, page: Page): Iterable<Component> {
  const own = page.components.flatMap(({ props }) => ('color' in props ? [props.color] : []));
  for (const color of new Set([...own, '#1a1a1a', '#ffffff'])) {
    if (!('color' in component.props)) return;
    if ('spans' in component.props && component.props.spans) {
      const spans = component.props.spans.map((span) => (span.color ? { ...span, color } : span));
      yield withProps(component, { color, spans });
    } else {
      yield withProps(component, { color });
    }
  }
}

function* smallTextCandidates(component: Component, page: Page, finding: Finding): Iterable<Component> {
  const least = Number(finding.params.least);
  if (!('fontSize' in component.props)) return;
  const larger = withProps(component, { fontSize: Math.max(component.props.fontSize, least) });
  const withSpans =
    'spans' in larger.props && larger.props.spans
      ? withProps(larger, {
          spans: larger.props.spans.map((span) =>
            span.fontSize && span.fontSize < least ? { ...span, fontSize: least } : span,
          ),
        })
      : larger;
  yield withSpans;
  yield* readableBoxes(withSpans, page, least);
  // Larger words may need more room.
  yield* offPageCandidates({ ...withSpans, size: { ...withSpans.size, height: withSpans.size.height * 1.4 } }, page);
}

function* glyphCandidates(component: Component): Iterable<Component> {
  if (!('fontFamily' in component.props)) return;
  const { fontFamily } = component.props;
  const generic = FONT_FAMILIES.find(({ name }) => name === fontFamily)?.generic ?? 'sans-serif';
  const byLikeness = [...FONT_FAMILIES].sort(
    (a, b) => Number(b.generic === generic) - Number(a.generic === generic) || Number(!!b.cjk) - Number(!!a.cjk),
  );
  for (const { name } of byLikeness) if (name !== fontFamily) yield withProps(component, { fontFamily: name });
}

/** Its words stay, as plain ones. */
function* linkCandidates(component: Component, _page: Page, { params }: Finding): Iterable<Component> {
  const gone = new Set(String(params.pages).split(' ').map(Number));
  yield withLinks(component, (page) => (gone.has(page) ? undefined : page));
}

function withProps(component: Component, patch: object): Component {
  return { ...component, props: { ...component.props, ...patch } } as Component;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
