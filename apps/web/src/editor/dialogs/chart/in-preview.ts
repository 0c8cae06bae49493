import type { Component } from '@pagewright/components/models';
import type { Size } from '@pagewright/model/units';

/** What a preview shows of a component: it fills the preview, upright, also where it is hidden on its page. @param size px */
export function inPreview(component: Component, size: Size): Component {
  const { rotation: _turned, ...upright } = component;
  return { ...upright, size, position: { x: 0, y: 0 }, visible: true } as Component;
}
