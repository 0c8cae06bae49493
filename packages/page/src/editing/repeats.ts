import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { freeId } from '../changes/free-id.ts';
import { inOrder } from '../layers.ts';
import { withFormat } from './page-size.ts';

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
    let number = taken.size + 1;
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

/** The page with some of its components for itself again. */
export function withOwn(page: Page, ids: ReadonlySet<string>): Page {
  return { ...page, components: page.components.map((one) => (ids.has(one.id) ? asOwn(one) : one)) };
}

export function asOwn(component: Component): Component {
  const { repeat: _repeat, ...rest } = component;
  return rest as Component;
}

/**
 * Brings what was changed on one page of what repeats to the other pages of the document, one by one; a page itself where
 * that changes nothing. A page that gets another size takes what stands on it along, which is no change of that.
 */
export function carrying(before: Page, after: Page): (other: Page) => Page {
  const changed = changedRepeats(before, after);
  return (other) => (changed.size === 0 ? other : withChanged(other, changed, after));
}

/** What repeats and was changed on a page, by its name. */
function changedRepeats(before: Page, after: Page): ReadonlyMap<string, Component> {
  const changed = new Map<string, Component>();
  if (before.size.width !== after.size.width || before.size.height !== after.size.height) return changed;
  const was = new Map(before.components.map((one) => [one.id, one]));
  for (const one of after.components) {
    const old = was.get(one.id);
    if (one.repeat !== undefined && old?.repeat === one.repeat && !isSameValue(comparable(old), comparable(one)))
      changed.set(one.repeat, one);
  }
  return changed;
}

function withChanged(page: Page, changed: ReadonlyMap<string, Component>, from: Page): Page {
  const components = page.components.map((one) => {
    const now = one.repeat === undefined ? undefined : changed.get(one.repeat);
    return now ? inPlaceOf(one, onPage(now, from, page)) : one;
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** Which lies above which is each page's own. */
function comparable({ zIndex: _zIndex, ...rest }: Component): unknown {
  return rest;
}

/** What it is on its own page stays: its layer, its group, and which field of the brief it shows. */
function inPlaceOf({ id, zIndex, groupId, slot }: Component, now: Component): Component {
  const { groupId: _group, slot: _slot, ...rest } = now;
  const kept = { ...(groupId === undefined ? {} : { groupId }), ...(slot === undefined ? {} : { slot }) };
  return { ...rest, ...kept, id, zIndex } as Component;
}

function withCopy(page: Page, { component, page: from }: Repeated): Page {
  const { groupId: _group, slot: _slot, ...copy } = onPage(component, from, page);
  const id = freeId(component.id, new Set(page.components.map((one) => one.id)));
  const layers = inOrder(page.components);
  const content = from.components.filter(isContent);
  const isBeneath = content.length > 0 && content.every(({ zIndex }) => zIndex > component.zIndex);
  const lowest = layers.findIndex(isContent);
  const components = layers.toSpliced(isBeneath && lowest >= 0 ? lowest : layers.length, 0, {
    ...copy,
    id,
  } as Component);
  return { ...page, components: components.map((one, index) => ({ ...one, zIndex: index + 1 })) };
}

function isContent({ decorative, repeat }: Component): boolean {
  return !decorative && repeat === undefined;
}

/** A component of one page as it stands on another, in proportion to that. */
function onPage(component: Component, from: Page, { size }: Page): Component {
  if (from.size.width === size.width && from.size.height === size.height) return component;
  const [scaled] = withFormat({ ...from, components: [component] }, 'custom', size).components;
  return scaled ?? component;
}
