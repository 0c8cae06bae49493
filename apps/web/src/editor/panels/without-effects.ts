import { type Component, defaultProps } from '@pagewright/components/models';
import type { PanelField } from '@pagewright/components/panels';
import type { ComponentPatch } from '../document/component-patch.ts';
import { propOf } from './selection-values.ts';

/** What gives these fields of the components the values that new ones have; empty where all have them. */
export function withoutEffects(components: readonly Component[], fields: readonly PanelField[]): ComponentPatch[] {
  return components.flatMap((component) => {
    const usual = defaultProps(component.type) as Record<string, unknown>;
    const changed = fields
      .map(({ prop }) => prop)
      .filter((prop) => JSON.stringify(propOf(component, prop)) !== JSON.stringify(usual[prop]));
    const props = Object.fromEntries(changed.map((prop) => [prop, usual[prop]]));
    return changed.length > 0 ? [{ id: component.id, props }] : [];
  });
}
