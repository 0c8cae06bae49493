import type { Component, ComponentKind, ComponentOf, PropsInput } from './models.ts';
import { MODELS } from './models.ts';

/** A component with its kind's defaults, for tests and for newly inserted components. */
export function componentOf<K extends ComponentKind>(
  kind: K,
  props: PropsInput<K> = {} as PropsInput<K>,
  rest: Partial<Omit<ComponentOf<K>, 'type' | 'props'>> = {},
): Component {
  return {
    id: `${kind}-1`,
    position: { x: 40, y: 30 },
    size: { ...MODELS[kind].size },
    locked: false,
    visible: true,
    zIndex: 1,
    ...rest,
    type: kind,
    props: MODELS[kind].props.parse(props),
  } as Component;
}
