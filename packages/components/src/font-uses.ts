import type { Component } from './models.ts';

/** A family and weight that a component's text is set in. */
export interface ComponentFont {
  readonly family: string;
  readonly weight: number;
}

/** Weight of what is set bold without a weight of its own: table headers, chart titles. */
const BOLD = 700;

/** The faces that a component needs; none for kinds without text. */
export function fontUses(component: Component): ComponentFont[] {
  const { props } = component;
  if (!('fontFamily' in props)) return [];
  const weights = new Set<number>();
  weights.add('fontWeight' in props ? props.fontWeight : 400);
  if ('spans' in props) for (const span of props.spans ?? []) if (span.fontWeight) weights.add(span.fontWeight);
  if (!('text' in props)) weights.add(BOLD);
  return [...weights].map((weight) => ({ family: props.fontFamily, weight }));
}
