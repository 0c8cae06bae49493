import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotationOf, turnedBox } from '@pagewright/components/rotation';
import { isSameValue } from '@pagewright/components/same-value';
import type { Unfitted } from '@pagewright/components/text-style';
import { FittedPlace } from './fitted-place.ts';
import { placeIn, withComponent } from './place.ts';

/**
 * Boxes and their words are fitted to each other where either was changed, as each box says (`sizing`): it grows and
 * pushes what stands below in its slot group, or its words become smaller. With fewer words it goes back to what it was.
 */

/** A component whose words are fitted to its box. */
type Fitted = Extract<Component, { readonly props: { readonly sizing: string } }>;

/** Text is not made smaller than this to fit, px; below it lint calls it small. */
const LEAST_FONT_SIZE = 12;
/** Text keeps at least this share of its size, so that a hierarchy stays one. */
const LEAST_SHARE = 0.6;
/** px that browsers may round away. */
const TOLERANCE = 0.5;

/** The page with the texts fitted that differ between two states of it. */
export function refitTexts(before: Page, after: Page): Page {
  const known = new Map(before.components.map((component) => [component.id, component]));
  return after.components.reduce((page, component) => {
    const old = known.get(component.id);
    if (old === component || !isFitted(component) || !old || !isFitted(old)) return page;
    const own = forgotten(old, component);
    if (mayFit(old, component)) return fitText(page, own);
    return own === component ? page : withComponent(page, own);
  }, after);
}

/** Font sizes that a text may take to fit, px, the largest first and its own not among them. */
export function* smallerFontSizes(fontSize: number): Iterable<number> {
  const least = Math.max(LEAST_FONT_SIZE, fontSize * LEAST_SHARE);
  for (let size = Math.ceil(fontSize) - 1; size >= least; size -= 1) yield size;
}

/** The page with one text fitted. */
export function fitText(page: Page, component: Fitted): Page {
  if (component.locked) return page;
  const { sizing, unfitted } = component.props;
  const place = new FittedPlace(page, component);
  if (sizing === 'fixed') return grown(page, withUnfitted(component, {}), 0, place);
  const full = withFontSize(component, unfitted?.fontSize ?? component.props.fontSize);
  const height = unfitted?.height ?? component.size.height;
  if (sizing === 'shrink') return grown(page, shrunk(full, height, page), height - component.size.height, place);
  for (const fontSize of [full.props.fontSize, ...(component.slot ? smallerFontSizes(full.props.fontSize) : [])]) {
    const tried = noted(withFontSize(full, fontSize), { fontSize: full.props.fontSize, height });
    const by = Math.max(height, neededHeight(tried, page)) - component.size.height;
    if (place.hasRoom(by)) return grown(page, tried, by, place);
  }
  const free = noted(full, { fontSize: full.props.fontSize, height });
  const whole = grown(page, free, Math.max(height, neededHeight(free, page)) - component.size.height, place);
  return component.slot ? whole : withinFoot(whole, component);
}

/** Where a box that stood on the page has grown past its foot it goes up instead, as far as the page's head. */
function withinFoot(page: Page, before: Fitted): Page {
  const foot = page.size.height;
  const box = page.components.find(({ id }) => id === before.id);
  if (!box || rotationOf(box) !== 0 || before.position.y + before.size.height > foot) return page;
  const { y, height } = rectOf(box);
  const up = Math.min(Math.max(0, y), y + height - foot);
  return up > 0 ? withComponent(page, behaviourOf(box).move(box, { x: 0, y: -up })) : page;
}

export function isFitted(component: Component): component is Fitted {
  return 'sizing' in component.props;
}

/** What a person sets is not something to go back from. */
function forgotten(old: Fitted, component: Fitted): Fitted {
  const { unfitted } = component.props;
  if (!unfitted) return component;
  const { height, fontSize } = unfitted;
  return withUnfitted(component, {
    ...(height !== undefined && old.size.height === component.size.height ? { height } : {}),
    ...(fontSize !== undefined && old.props.fontSize === component.props.fontSize ? { fontSize } : {}),
  });
}

/** What decides how much room words take, and how they get it. */
const FITTING = [
  'text',
  'spans',
  'paragraphs',
  'listType',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textIndent',
  'paragraphSpacing',
  'padding',
  'borderWidth',
  'borderStyle',
  'sizing',
  'shape',
];

/** Moving a box, colouring it, or making only its height another leaves its words as they are. */
function mayFit(old: Fitted, component: Fitted): boolean {
  if (old.size.width !== component.size.width) return true;
  const [before, after] = [new Map(Object.entries(old.props)), new Map(Object.entries(component.props))];
  return FITTING.some((prop) => !isSameValue(before.get(prop), after.get(prop)));
}

function shrunk(full: Fitted, height: number, page: Page): Fitted {
  const { fontSize } = full.props;
  let smallest = full;
  for (const size of [fontSize, ...smallerFontSizes(fontSize)]) {
    smallest = noted(withFontSize(full, size), { fontSize });
    const needed = neededSize(smallest, page);
    const fits = needed.height <= height + TOLERANCE && needed.width <= full.size.width + TOLERANCE;
    if (fits) return smallest;
  }
  return smallest;
}

function grown(page: Page, component: Fitted, by: number, place: FittedPlace): Page {
  const box = rectOf(component);
  const to = turnedBox(box, { ...box, height: box.height + by }, rotationOf(component));
  const larger = by === 0 ? component : placeIn(component, to);
  const noLonger = larger.size.height === component.props.unfitted?.height;
  const said = noLonger && isFitted(larger) ? noted(larger, { fontSize: component.props.unfitted?.fontSize }) : larger;
  if (by === 0) return withComponent(page, said);
  const components = page.components.map((one) =>
    place.pushed.has(one.id) ? behaviourOf(one).move(one, { x: 0, y: by }) : one,
  );
  return withComponent({ ...page, components }, said);
}

function neededHeight(component: Fitted, page: Page): number {
  return Math.ceil(neededSize(component, page).height - TOLERANCE);
}

function neededSize(component: Fitted, { language }: Page) {
  return behaviourOf(component).neededSize?.(component, language) ?? component.size;
}

/** Notes what the box was before, where that is other than what it is. */
function noted(component: Fitted, { height, fontSize }: Unfitted): Fitted {
  return withUnfitted(component, {
    ...(height === undefined ? {} : { height }),
    ...(fontSize === undefined || fontSize === component.props.fontSize ? {} : { fontSize }),
  });
}

function withUnfitted(component: Fitted, unfitted: Unfitted): Fitted {
  const { unfitted: before, ...props } = component.props;
  if (isSameValue(before ?? {}, unfitted)) return component;
  const isEmpty = Object.keys(unfitted).length === 0;
  return { ...component, props: isEmpty ? props : { ...props, unfitted } } as Fitted;
}

function withFontSize(component: Fitted, fontSize: number): Fitted {
  if (component.props.fontSize === fontSize) return component;
  return { ...component, props: { ...component.props, fontSize } } as Fitted;
}
