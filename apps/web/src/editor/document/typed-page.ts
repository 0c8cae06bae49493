import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { patchedPage, settled } from './changed-page.ts';
import type { ComponentPatch } from './component-patch.ts';

/**
 * How a page stands while somebody types: boxes grow, what is below makes way and letters become smaller as they will when
 * it is kept. The words of what is typed in stay those that the page has: its editor shows the others.
 *
 * @param shown what this gave last, of which all is kept that is the same: nothing is drawn twice
 */
export function typedPage(page: Page, patch: ComponentPatch, shown: Page): Page {
  const known = new Map(shown.components.map((component) => [component.id, component]));
  const own = new Map(page.components.map((component) => [component.id, component]));
  const components = settled(page, patchedPage(page, [patch])).components.map((after) => {
    const before = own.get(after.id) ?? after;
    const now = after.id === patch.id ? withRoomOf(before, after) : after;
    if (hasRoomOf(before, now)) return before;
    const last = known.get(after.id);
    return last && last.type === now.type && hasRoomOf(last, now) ? last : now;
  });
  const isSame = (other: Page) => components.every((component, index) => component === other.components[index]);
  return [page, shown].find(isSame) ?? { ...page, components };
}

/** Takes the box and the size of letters of another state of a component. */
function withRoomOf(component: Component, { position, size, props }: Component): Component {
  const letters = 'fontSize' in component.props && 'fontSize' in props ? { fontSize: props.fontSize } : {};
  return { ...component, position, size, props: { ...component.props, ...letters } } as Component;
}

function hasRoomOf(one: Component, other: Component): boolean {
  const roomOf = ({ position, size, props }: Component) => [position, size, 'fontSize' in props ? props.fontSize : 0];
  return one === other || isSameValue(roomOf(one), roomOf(other));
}
