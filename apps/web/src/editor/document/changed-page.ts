import type { Component, Page } from '@pagewright/components/models';
import { withFollowedTitle } from '@pagewright/page/followed-title';
import { withPlaceMarkers } from '@pagewright/page/place-markers';
import { refitTexts } from '@pagewright/page/refit-texts';
import { asOwn } from '@pagewright/page/repeats';
import { settleEnds, withRenamedHolds } from '@pagewright/page/sticky-ends';
import { type ComponentPatch, patched } from './component-patch.ts';

/** What a change makes of a page that is open in the editor, before it is a step. */

/**
 * The page as it comes to stand after a change: boxes fit their words, places that were filled have their bullets, ends of
 * lines follow what they stick to, and the page is called by its title.
 */
export function settled(before: Page, after: Page): Page {
  return settleEnds(refitTexts(before, withFollowedTitle(before, withPlaceMarkers(before, after))));
}

export function patchedPage(page: Page, patches: readonly ComponentPatch[]): Page {
  const byId = new Map(patches.map((one) => [one.id, one]));
  const components = page.components.map((component) => {
    const change = byId.get(component.id);
    // A locked component changes only by being unlocked, or by being shown and hidden.
    const allowed = change && (!component.locked || change.locked === false || change.visible !== undefined);
    return allowed ? patched(component, change) : component;
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** Ids that no component of the page has; groups among the new ones stay groups of their own, and nothing repeats. */
export function withNewIds(page: Page, components: readonly Component[]): Component[] {
  const taken = new Set(page.components.map(({ id }) => id));
  const groups = new Map<string, string>();
  const ids = new Map<string, string>();
  const named = components.map(asOwn).map((component) => {
    const id = freeName(component.type, taken);
    taken.add(id);
    ids.set(component.id, id);
    const { groupId, ...plain } = component;
    if (groupId === undefined) return { ...component, id };
    const own =
      groups.get(groupId) ?? freeName('group', new Set(page.components.map((one) => one.groupId ?? '')), groups.size);
    groups.set(groupId, own);
    return { ...plain, id, groupId: own } as Component;
  });
  return named.map((component) => withRenamedHolds(component, ids));
}

export function freeName(base: string, taken: ReadonlySet<string>, skip = 0): string {
  let number = taken.size + 1 + skip;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
