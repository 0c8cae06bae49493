import type { Component } from '@pagewright/components/models';
import { uprightOf } from '@pagewright/components/rotation';
import type { Size } from '@pagewright/model/units';

/** What a preview shows of a component: it fills the preview, upright, also where it is hidden on its page. @param size px */
export function inPreview(component: Component, size: Size): Component {
  return { ...uprightOf(component), size, position: { x: 0, y: 0 }, visible: true };
}
