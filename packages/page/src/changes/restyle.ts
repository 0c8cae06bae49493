import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import { contrast, MIN_CONTRAST } from '@pagewright/model/color';
import type { FormatId } from '@pagewright/model/formats';
import type { Fill } from '@pagewright/model/page';
import type { Point, Rect, Size } from '@pagewright/model/units';
import { withAllowedProps } from '../editing/allowed-props.ts';
import { withFormat } from '../editing/page-size.ts';
import { isBackdrop } from '../editing/place.ts';

/** One style's colours and fonts in the place of another's. What is of neither stays as it is. */
export interface Restyling {
  /** Of text, lines and icons. */
  ink(color: string): string;
  /** Of what text stands on. */
  ground(color: string): string;
  font(family: string, isHeading: boolean): string;
  /** Colour of plain text on the new style's pages. */
  readonly plainInk: string;
}

export interface PageShape {
  readonly format: FormatId;
  /** px. */
  readonly size: Size;
}

/** Props of colours that kinds share. */
const INKS = ['color', 'lineColor', 'borderColor', 'markerColor'] as const;
const GROUNDS = ['backgroundColor'] as const;

/** A page that was made by hand, in another style and format: everything keeps its place in proportion. */
export function restyledPage(page: Page, look: PageShape, restyling: Restyling): Page {
  const resized = withFormat(page, look.format, look.size);
  const background = restyledFill(page.background, restyling);
  const components = resized.components.map((component) => restyledComponent(component, restyling));
  return readableOn({ ...resized, background, components }, page, restyling);
}

/** A component with the new style's colours and fonts where it had the old one's. */
export function restyledComponent(component: Component, restyling: Restyling): Component {
  const { keepsColours, colours: own = {} } = behaviourOf(component);
  if (keepsColours) return component;
  const props: Record<string, unknown> = component.props;
  const changes: Record<string, unknown> = {};
  for (const name of [...INKS, ...(own.inks ?? [])]) {
    if (typeof props[name] === 'string') changes[name] = restyling.ink(props[name]);
  }
  for (const name of [...GROUNDS, ...(own.grounds ?? [])]) {
    if (typeof props[name] === 'string') changes[name] = restyling.ground(props[name]);
  }
  if (typeof props.fontFamily === 'string') {
    changes.fontFamily = restyling.font(props.fontFamily, 'level' in props);
  }
  if ('gradientStops' in component.props) {
    changes.gradientStops = component.props.gradientStops.map((stop) => ({
      ...stop,
      color: restyling.ground(stop.color),
    }));
  }
  if ('spans' in component.props && component.props.spans) {
    changes.spans = component.props.spans.map((span) => ({
      ...span,
      ...(span.color ? { color: restyling.ink(span.color) } : {}),
      ...(span.highlight ? { highlight: restyling.ground(span.highlight) } : {}),
    }));
  }
  for (const name of [...(own.among ?? []), ...(own.palettes ?? [])]) {
    if (props[name] !== undefined) changes[name] = inColours(props[name], restyling);
  }
  return withAllowedProps(component, changes);
}

/** Colours that stand among other things: in the option of a chart. */
function inColours(value: unknown, restyling: Restyling): unknown {
  if (typeof value === 'string') return value.replace(/#[0-9a-f]{6}\b/gi, (color) => restyling.ink(color));
  if (Array.isArray(value)) return value.map((one) => inColours(one, restyling));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inColours(one, restyling)]));
}

export function restyledFill(fill: Fill, { ground }: Restyling): Fill {
  if (fill.type === 'solid') return { ...fill, color: ground(fill.color) };
  return { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: ground(stop.color) })) };
}

/**
 * Icons that a person put straight on a page, in a colour of neither style, take the new style's where they could be seen on
 * the old ground and cannot on the new one.
 *
 * @param own ids of what the person put there
 */
export function withSeenMarks(page: Page, before: Page, own: ReadonlySet<string>, restyling: Restyling): Page {
  const isMark = (one: Component) => own.has(one.id) && behaviourOf(one).role === 'mark' && !standsOnOther(page, one);
  return readableOn(page, before, restyling, isMark);
}

/** Whether something else than the page's backdrop is drawn under its middle. */
function standsOnOther({ components, size }: Page, { zIndex, position, size: { width, height } }: Component): boolean {
  const middle = { x: position.x + width / 2, y: position.y + height / 2 };
  return components.some(
    (one) =>
      one.zIndex < zIndex &&
      one.visible &&
      !isBackdrop(one, size) &&
      behaviourOf(one).paints(one).length > 0 &&
      isWithin(middle, rectOf(one)),
  );
}

function isWithin({ x, y }: Point, box: Rect): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

/** Plain text of a colour of its own that could be read on the old ground and cannot on the new one takes the style's. */
function readableOn(
  page: Page,
  before: Page,
  { plainInk }: Restyling,
  concerns: (component: Component) => boolean = () => true,
): Page {
  const [old, now] = [plainGround(before.background), plainGround(page.background)];
  if (old === now) return page;
  const isLost = (color: string) =>
    contrast(color, now) < MIN_CONTRAST.text && contrast(color, old) >= MIN_CONTRAST.text;
  const components = page.components.map((component) => {
    if (!('color' in component.props) || standsOnItsOwn(component) || !concerns(component)) return component;
    return isLost(component.props.color) ? withAllowedProps(component, { color: plainInk }) : component;
  });
  return { ...page, components };
}

/** Whether its colour has nothing to do with the page's ground. */
function standsOnItsOwn(component: Component): boolean {
  return ('text' in component.props || behaviourOf(component).keepsColours === true) && !isBare(component);
}

function isBare({ props }: Component): boolean {
  return !('backgroundColor' in props) || props.backgroundColor === 'transparent';
}

function plainGround(fill: Fill): string {
  return fill.type === 'solid' ? fill.color : (fill.stops[0]?.color ?? '#ffffff');
}
