import type { Component, ComponentKind } from '@pagewright/components/models';

/** What a kind is to the layout: words, a figure that must stay free of words, a picture, a shape or a mark. */
export type Role = 'text' | 'figure' | 'picture' | 'shape' | 'mark';

const ROLES = {
  text: 'text',
  heading: 'text',
  borderedHeading: 'text',
  aiTextarea: 'text',
  aiBorderedTextarea: 'text',
  aiTable: 'figure',
  aiChart: 'figure',
  aiEchart: 'figure',
  image: 'picture',
  circle: 'shape',
  rectangle: 'shape',
  line: 'mark',
  icon: 'mark',
} as const satisfies Record<ComponentKind, Role>;

export function roleOf(component: Component): Role {
  return ROLES[component.type];
}
