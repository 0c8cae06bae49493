import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { PageEnvelope } from '@pagewright/model/page';
import { inOrder, removeFromLayers } from './layers.ts';

/**
 * Editing of pages: functions from page to page, and the difference between two pages, which undo and redo keep instead
 * of copies of pages.
 */

/** Adds components above all others, in their order. */
export function addComponents(page: Page, components: readonly Component[]): Page {
  const highest = Math.max(0, ...page.components.map(({ zIndex }) => zIndex));
  const placed = components.map((component, index) => ({ ...component, zIndex: highest + 1 + index }));
  return { ...page, components: [...page.components, ...placed] };
}

/** Removes components; locked ones stay. */
export function removeComponents(page: Page, ids: ReadonlySet<string>): Page {
  const removable = page.components.filter(({ id, locked }) => ids.has(id) && !locked).map(({ id }) => id);
  return removeFromLayers(page, new Set(removable));
}

/** Replaces components by what `change` makes of them; it may not change id or kind. Locked ones stay as they are. */
export function updateComponents(
  page: Page,
  ids: ReadonlySet<string>,
  change: (component: Component) => Component,
): Page {
  const components = page.components.map((component) =>
    ids.has(component.id) && !component.locked ? change(component) : component,
  );
  return components.every((component, index) => component === page.components[index]) ? page : { ...page, components };
}

/** Moves components by px. */
export function moveComponents(page: Page, ids: ReadonlySet<string>, dx: number, dy: number): Page {
  if (dx === 0 && dy === 0) return page;
  return updateComponents(page, ids, (component) => behaviourOf(component).move(component, { x: dx, y: dy }));
}

/** Changes what the page is apart from its components. */
export function updateEnvelope(page: Page, change: Partial<PageEnvelope>): Page {
  return { ...page, ...change };
}

/** What differs between two states of a page: only the components that were added, removed or replaced. */
export interface PageChange {
  readonly components: readonly { readonly before?: Component; readonly after?: Component }[];
  readonly envelope: { readonly before: PageEnvelope; readonly after: PageEnvelope } | undefined;
  /** Ids from the lowest to the highest, where components of the same height leave their order open. */
  readonly order: { readonly before: readonly string[]; readonly after: readonly string[] } | undefined;
}

/** Compares by identity, so both states must come from functions that keep what they do not change. */
export function changeBetween(before: Page, after: Page): PageChange {
  const old = new Map(before.components.map((component) => [component.id, component]));
  const components: { before?: Component; after?: Component }[] = [];
  for (const component of after.components) {
    const known = old.get(component.id);
    old.delete(component.id);
    if (known !== component) components.push(known ? { before: known, after: component } : { after: component });
  }
  for (const gone of old.values()) components.push({ before: gone });
  const envelopes = { before: envelopeOf(before), after: envelopeOf(after) };
  const isOpen = components.length > 0 && (hasTies(before) || hasTies(after));
  return {
    components,
    envelope: sameFields(envelopes.before, envelopes.after) ? undefined : envelopes,
    order: isOpen ? { before: idsOf(before), after: idsOf(after) } : undefined,
  };
}

/** The change that takes a change back. */
export function inverseOf({ components, envelope, order }: PageChange): PageChange {
  return {
    components: components.map(({ before, after }) => ({
      ...(after ? { before: after } : {}),
      ...(before ? { after: before } : {}),
    })),
    envelope: envelope && { before: envelope.after, after: envelope.before },
    order: order && { before: order.after, after: order.before },
  };
}

/** Applies a change to the page that it was made from, or to one that differs elsewhere. */
export function applyChange(page: Page, { components, envelope, order }: PageChange): Page {
  const replaced = new Map(page.components.map((component) => [component.id, component]));
  for (const { before, after } of components) {
    if (after) replaced.set(after.id, after);
    else if (before) replaced.delete(before.id);
  }
  const places = new Map(order?.after.map((id, place) => [id, place]));
  const placeOf = ({ id }: Component): number => places.get(id) ?? places.size;
  const placed = [...replaced.values()].sort((a, b) => placeOf(a) - placeOf(b));
  return { ...(envelope?.after ?? envelopeOf(page)), components: inOrder(placed) };
}

export function isEmptyChange({ components, envelope }: PageChange): boolean {
  return components.length === 0 && !envelope;
}

function hasTies({ components }: Page): boolean {
  return new Set(components.map(({ zIndex }) => zIndex)).size < components.length;
}

function idsOf({ components }: Page): string[] {
  return components.map(({ id }) => id);
}

function envelopeOf({ components: _components, ...envelope }: Page): PageEnvelope {
  return envelope;
}

function sameFields(a: PageEnvelope, b: PageEnvelope): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof PageEnvelope>;
  return [...names].every((name) => Object.is(a[name], b[name]));
}
