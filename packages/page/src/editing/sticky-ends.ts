import { behaviourOf, type Ends, type Hold, type StickyEnd } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { connectionPoint } from './connection-points.ts';

const ENDS = ['startPoint', 'endPoint'] as const satisfies readonly (keyof Ends)[];

/** The page with every end that sticks where its component has it now. Where that is gone, the end stays as it is, loose. */
export function settleEnds(page: Page): Page {
  let byId: ReadonlyMap<string, Component> | undefined;
  const held = (end: StickyEnd): StickyEnd => {
    if (!end.hold) return end;
    byId ??= new Map(page.components.map((component) => [component.id, component]));
    const target = byId.get(end.hold.component);
    if (!target) return { point: end.point, facing: end.facing };
    const now = connectionPoint(target, end.hold.side);
    const { point, facing } = end;
    return point.x === now.point.x && point.y === now.point.y && facing === now.facing ? end : now;
  };
  const components = page.components.map((component) => withEnds(component, held));
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** Copies of components: what sticks to one that is not copied with it lets go. */
export function looseCopies(components: readonly Component[]): Component[] {
  const among = new Set(components.map(({ id }) => id));
  return components.map((component) =>
    withEnds(component, (end) =>
      end.hold && !among.has(end.hold.component) ? { point: end.point, facing: end.facing } : end,
    ),
  );
}

/** A component whose ends stick to components that have got other ids. */
export function withRenamedHolds(component: Component, ids: ReadonlyMap<string, string>): Component {
  return withEnds(component, (end) => {
    const renamed = end.hold && ids.get(end.hold.component);
    return end.hold && renamed !== undefined ? { ...end, hold: { ...end.hold, component: renamed } } : end;
  });
}

/** What the ends of a component stick to. */
export function holdsOf(component: Component): readonly Hold[] {
  const ends = behaviourOf(component).ends?.sticky?.of(component);
  return ends ? ENDS.flatMap((end) => ends[end].hold ?? []) : [];
}

/** The component with one of its ends elsewhere, sticking or loose; as it is where its kind has no such ends. */
export function withStickyEnd(component: Component, end: keyof Ends, to: StickyEnd): Component {
  return behaviourOf(component).ends?.sticky?.with(component, { [end]: to }) ?? component;
}

/** The component itself where none of its ends changes. */
function withEnds(component: Component, change: (end: StickyEnd) => StickyEnd): Component {
  const sticky = behaviourOf(component).ends?.sticky;
  if (!sticky) return component;
  const before = sticky.of(component);
  const changed = ENDS.flatMap((name) => {
    const end = change(before[name]);
    return end === before[name] ? [] : [[name, end] as const];
  });
  return changed.length === 0 ? component : sticky.with(component, Object.fromEntries(changed));
}
