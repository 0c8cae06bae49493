import type { Component } from '@pagewright/components/models';
import { type FieldGroup, type PanelField, panelFields } from '@pagewright/components/panels';

/** Stands for a value that differs between the selected components. */
export const MIXED = Symbol('mixed');

export type Shared<Value> = Value | typeof MIXED;

/** Controls that edit one component only. */
const SINGLE = new Set(['long-text', 'chart-code', 'image', 'point', 'columns', 'smart']);

/** Fields that every selected component has with the same control, in the order of the first one's panel. */
export function commonFields(components: readonly Component[], group: FieldGroup): PanelField[] {
  const [first, ...others] = components;
  if (!first) return [];
  return panelFields(first.type)
    .filter((field) => field.group === group)
    .filter((field) => others.length === 0 || !SINGLE.has(field.control.type))
    .filter((field) => others.every((other) => other.type === first.type || hasAlike(other, field)))
    .filter((field) => components.some(({ props }) => field.when?.(props) ?? true));
}

function hasAlike(component: Component, field: PanelField): boolean {
  const own = panelFields(component.type).find(({ prop }) => prop === field.prop);
  return own?.group === field.group && own.control.type === field.control.type;
}

/** The value that all components have, or that they differ. */
export function sharedValue<Value>(
  components: readonly Component[],
  read: (component: Component) => Value,
): Shared<Value> {
  const [first, ...others] = components.map(read);
  const key = JSON.stringify(first);
  return others.every((value) => JSON.stringify(value) === key) ? (first as Value) : MIXED;
}

export function propOf(component: Component, prop: string): unknown {
  return (component.props as Record<string, unknown>)[prop];
}
