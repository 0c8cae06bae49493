import type { Component, Page } from '@pagewright/components/models';
import { FONT_FAMILIES } from '@pagewright/typography/catalogue';
import { placeIn } from '../editing/place.ts';
import type { Finding, RuleName } from '../lint.ts';

/**
 * Ways to mend a component for a finding, the gentlest first. They need not all succeed: whoever asks for them tries
 * each with lint.
 */
export type Candidates = (component: Component, page: Page, finding: Finding) => Iterable<Component>;

/** Text is not made smaller than this by a fix, px; below it lint calls it small. */
const LEAST_FONT_SIZE = 12;
/** Text keeps at least this share of its size, so that a hierarchy stays one. */
const LEAST_SHARE = 0.6;

/** Rules that have a fix; the others need a person's judgement. */
export const CANDIDATES: Partial<Record<RuleName, Candidates>> = {
  overflow: overflowCandidates,
  'off-page': offPageCandidates,
  contrast: contrastCandidates,
  'small-text': smallTextCandidates,
  'missing-glyph': glyphCandidates,
};

/** More height where the page has it, then a smaller font. */
function* overflowCandidates(component: Component, page: Page, { params }: Finding): Iterable<Component> {
  const { position, size } = component;
  const needed = Math.ceil(size.height + Number(params.needed) - Number(params.available));
  if (needed > size.height) {
    const lowest = page.size.height - page.margin;
    const grown = { ...component, size: { ...size, height: needed } };
    if (position.y + needed <= lowest) yield grown;
    else if (needed <= lowest - page.margin) yield { ...grown, position: { ...position, y: lowest - needed } };
  }
  yield* smallerFonts(component);
}

function* smallerFonts(component: Component): Iterable<Component> {
  if (!('fontSize' in component.props)) return;
  const { fontSize } = component.props;
  const least = Math.max(LEAST_FONT_SIZE, fontSize * LEAST_SHARE);
  for (let size = Math.ceil(fontSize) - 1; size >= least; size -= 1) yield withProps(component, { fontSize: size });
}

/** Moved inside; made smaller only where it is larger than the room. */
function* offPageCandidates(component: Component, page: Page): Iterable<Component> {
  for (const margin of [page.margin, 0]) {
    const room = { width: page.size.width - margin * 2, height: page.size.height - margin * 2 };
    const size = {
      width: Math.min(component.size.width, room.width),
      height: Math.min(component.size.height, room.height),
    };
    const position = {
      x: clamp(component.position.x, margin, margin + room.width - size.width),
      y: clamp(component.position.y, margin, margin + room.height - size.height),
    };
    yield placeIn(component, { ...position, ...size });
  }
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

function withProps(component: Component, patch: object): Component {
  return { ...component, props: { ...component.props, ...patch } } as Component;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
