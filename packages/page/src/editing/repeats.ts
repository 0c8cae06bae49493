import { type Component, canRotate, type Page } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import { isSameValue } from '@pagewright/components/same-value';
import { isRunningSlot } from '@pagewright/components/slots';
import type { Rect, Size } from '@pagewright/model/units';
import { freeId } from '../changes/free-id.ts';
import { inOrder } from '../layers.ts';
import { withFormat } from './page-size.ts';
import { placeIn } from './place.ts';

/**
 * What repeats on the pages of a document: a logo, a picture behind everything, a head, a foot. Each page has a component
 * of its own with the name that they share (`repeat`), so every page is whole by itself wherever it goes; a change of one
 * is carried to the others while the document is edited.
 */

/** What repeats in a document: of each name the first component, and the page that it stands on. */
export interface Repeated {
  readonly name: string;
  readonly component: Component;
  readonly page: Page;
}

export function repeatedIn(pages: readonly Page[]): Repeated[] {
  const found = new Map<string, Repeated>();
  for (const page of pages) {
    for (const component of page.components) {
      const { repeat: name } = component;
      if (name !== undefined && !found.has(name)) found.set(name, { name, component, page });
    }
  }
  return [...found.values()];
}

/** The page with these where it does not have them: as large and in the place that they have, in proportion to the page. */
export function withRepeated(page: Page, repeated: readonly Repeated[]): Page {
  let current = page;
  for (const one of repeated) {
    if (!current.components.some(({ repeat }) => repeat === one.name)) current = withCopy(current, one);
  }
  return current;
}

/** The page without what repeats under a name. */
export function withoutRepeated(page: Page, name: string): Page {
  if (!page.components.some(({ repeat }) => repeat === name)) return page;
  return { ...page, components: page.components.filter(({ repeat }) => repeat !== name) };
}

/** The page with some of its components named as what repeats; those that have a name keep it. */
export function asRepeated(page: Page, ids: ReadonlySet<string>, pages: readonly Page[]): Page {
  const taken = new Set(repeatedIn(pages).map(({ name }) => name));
  const freeName = () => {
    let number = 1;
    while (taken.has(`repeat-${number}`)) number += 1;
    taken.add(`repeat-${number}`);
    return `repeat-${number}`;
  };
  return {
    ...page,
    components: page.components.map((one) =>
      ids.has(one.id) && one.repeat === undefined ? { ...one, repeat: freeName() } : one,
    ),
  };
}

/**
 * The page with those of its components that were something that repeats, and were made the page's own, named so again:
 * on a page that lacks it, what is the same kind and shows the same field of the frame, says the same or stands where it
 * does on the others.
 */
export function withRejoined(page: Page, ids: ReadonlySet<string>, pages: readonly Page[]): Page {
  const there = new Set(page.components.map(({ repeat }) => repeat));
  const lacking = new Map(repeatedIn(pages).flatMap((one) => (there.has(one.name) ? [] : [[one.name, one]])));
  if (lacking.size === 0) return page;
  const components = page.components.map((one) => {
    if (!ids.has(one.id) || one.repeat !== undefined) return one;
    const was = [...lacking.values()].find(({ component, page: from }) =>
      isOnceThe(onPage(component, from, page), one),
    );
    if (!was) return one;
    lacking.delete(was.name);
    return { ...one, repeat: was.name };
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** Whether something of a page was once what repeats. */
function isOnceThe(repeated: Component, own: Component): boolean {
  if (repeated.type !== own.type) return false;
  if (isRunningSlot(own.slot) || isRunningSlot(repeated.slot)) return own.slot === repeated.slot;
  return isSameValue(repeated.props, own.props) || shared(rectOf(repeated), rectOf(own)) >= SAME_PLACE;
}

/** Which part of two boxes together has to lie in both for them to stand in one place. */
const SAME_PLACE = 0.5;

function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (one.width * one.height + other.width * other.height - both);
}

/** The page with some of its components for itself again. */
export function withOwn(page: Page, ids: ReadonlySet<string>): Page {
  return { ...page, components: page.components.map((one) => (ids.has(one.id) ? asOwn(one) : one)) };
}

export function asOwn(component: Component): Component {
  const { repeat: _repeat, ...rest } = component;
  return rest as Component;
}

/**
 * Brings what came to repeat on a page again to the other pages, which have it as it was before.
 * @param names of what came again
 */
export function carryingRejoined(
  names: ReadonlySet<string>,
  after: Page,
  pages: readonly Page[],
): (other: Page) => Page {
  const changed = new Map<string, Change>();
  for (const { name, component, page } of repeatedIn(pages)) {
    const now = names.has(name) ? after.components.find(({ repeat }) => repeat === name) : undefined;
    if (now) changed.set(name, { was: onPage(component, page, after), now });
  }
  return (other) => (changed.size === 0 ? other : withChanged(other, changed, after));
}

/**
 * Brings what was changed on one page of what repeats to the other pages of the document, one by one; a page itself where
 * that changes nothing. A page that gets another size takes what stands on it along, which is no change of that.
 */
export function carrying(before: Page, after: Page): (other: Page) => Page {
  const changed = changedRepeats(before, after);
  return (other) => (changed.size === 0 ? other : withChanged(other, changed, after));
}

interface Change {
  readonly was: Component;
  readonly now: Component;
}

/** What repeats and was changed on a page, by its name. */
function changedRepeats(before: Page, after: Page): ReadonlyMap<string, Change> {
  const changed = new Map<string, Change>();
  if (before.size.width !== after.size.width || before.size.height !== after.size.height) return changed;
  const earlier = new Map(before.components.map((one) => [one.id, one]));
  for (const now of after.components) {
    const was = earlier.get(now.id);
    if (now.repeat !== undefined && was?.repeat === now.repeat && !isSameValue(comparable(was), comparable(now)))
      changed.set(now.repeat, { was, now });
  }
  return changed;
}

function withChanged(page: Page, changed: ReadonlyMap<string, Change>, from: Page): Page {
  const components = page.components.map((one) => {
    const change = one.repeat === undefined ? undefined : changed.get(one.repeat);
    return change ? inPlaceOf(one, changeOn(page, change, from), page.size) : one;
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** A change of one page as it would be on another. */
function changeOn(page: Page, { was, now }: Change, from: Page): Change {
  return { was: onPage(was, from, page), now: onPage(now, from, page) };
}

/** Which lies above which is each page's own. */
function comparable({ zIndex: _zIndex, ...rest }: Component): unknown {
  return rest;
}

/**
 * Takes over what was changed; what is other on its own page stays: its layer, its group, which field of the brief it
 * shows, the ground that it needs there, words that differ, as the name of its section does, and where it stands otherwise
 * it moves as far.
 */
function inPlaceOf(one: Component, { was, now }: Change, page: Size): Component {
  if (one.type !== now.type) return one;
  const isOwn = (key: string) => KEPT.has(key) || isSameAt(key, was, now);
  const isKept = (key: string) => isSameAt(key, was.props, now.props);
  // Marks stand at places in their own words.
  const isSaid = WORDS.every(isKept) || saysOther(one, was);
  const props = changedFields(one.props, now.props, (key) => (WORDS.includes(key) ? isSaid : isKept(key)));
  const changed = { ...changedFields(one, now, isOwn), props } as Component;
  // What is drawn between two points has its place among its props.
  if (!canRotate(one) || isSameValue(rectOf(one), rectOf(was))) return changed;
  return placeIn(
    { ...changed, position: one.position, size: one.size } as Component,
    movedAlong(one, { was, now }, page),
  );
}

/** Whether words of a page are its own; what fields of the frame stand for is another on each page. */
function saysOther(one: Component, other: Component): boolean {
  const hasField = ({ props }: Component) => 'spans' in props && props.spans?.some(({ field }) => field !== undefined);
  return !isSameAt('text', one.props, other.props) && !hasField(one) && !hasField(other);
}

/** The box of something that is changed as something else was, within the page. */
function movedAlong(one: Component, { was, now }: Change, page: Size): Rect {
  const [own, before, after] = [rectOf(one), rectOf(was), rectOf(now)];
  const width = Math.max(1, own.width + after.width - before.width);
  const height = Math.max(1, own.height + after.height - before.height);
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
  return {
    x: within(own.x + after.x - before.x, page.width - width),
    y: within(own.y + after.y - before.y, page.height - height),
    width,
    height,
  };
}

/** Those of `now` in `one` but for what is kept; what is missing in `now` goes. */
function changedFields(one: object, now: object, isKept: (key: string) => boolean): object {
  const left = Object.entries(one).filter(([key]) => isKept(key));
  const taken = Object.entries(now).filter(([key]) => !isKept(key));
  return Object.fromEntries([...left, ...taken]);
}

function isSameAt(key: string, one: object, other: object): boolean {
  return isSameValue(Reflect.get(one, key), Reflect.get(other, key));
}

/** What a text says, which is taken over together. */
const WORDS: readonly string[] = ['text', 'spans'];

/** Each page's own, whatever changes elsewhere. */
const KEPT: ReadonlySet<string> = new Set(['id', 'zIndex', 'groupId', 'slot']);

function withCopy(page: Page, { component, page: from }: Repeated): Page {
  const { groupId: _group, slot, ...copy } = onPage(component, from, page);
  const id = freeId(component.id, new Set(page.components.map((one) => one.id)));
  const layers = inOrder(page.components);
  const content = from.components.filter(isContent);
  const isBeneath = content.length > 0 && content.every(({ zIndex }) => zIndex > component.zIndex);
  const lowest = layers.findIndex(isContent);
  const components = layers.toSpliced(isBeneath && lowest >= 0 ? lowest : layers.length, 0, {
    ...copy,
    id,
    // Others show a field of the brief of their own page.
    ...(isRunningSlot(slot) && { slot }),
  } as Component);
  return { ...page, components: components.map((one, index) => ({ ...one, zIndex: index + 1 })) };
}

function isContent({ decorative, repeat }: Component): boolean {
  return !decorative && repeat === undefined;
}

/** A component of one page as it stands on another, in proportion to that. */
export function onPage(component: Component, from: Page, { size }: Page): Component {
  if (from.size.width === size.width && from.size.height === size.height) return component;
  const [scaled] = withFormat({ ...from, components: [component] }, 'custom', size).components;
  return scaled ?? component;
}
