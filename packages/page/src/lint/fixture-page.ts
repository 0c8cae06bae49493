import {
  type Component,
  type ComponentKind,
  defaultProps,
  type Page,
  type PropsInput,
} from '@pagewright/components/models';
import type { ComponentBase } from '@pagewright/model/component';
import type { Rect } from '@pagewright/model/units';

/** Pages for the tests of the rules: a white 16:9 slide and whatever a test puts on it. */

export function part<K extends ComponentKind>(
  type: K,
  id: string,
  rect: Rect,
  props: PropsInput<K>,
  base: Partial<ComponentBase> = {},
): Component {
  const { x, y, width, height } = rect;
  return {
    id,
    type,
    position: { x, y },
    size: { width, height },
    locked: false,
    visible: true,
    zIndex: 0,
    ...base,
    props: { ...defaultProps(type), ...props },
  } as Component;
}

/** A page with these components, the first the lowest. */
export function slide(components: readonly Component[], envelope: Partial<Page> = {}): Page {
  return {
    title: 'Test',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    ...envelope,
    components: components.map((component, zIndex) => ({ ...component, zIndex })),
  };
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}
