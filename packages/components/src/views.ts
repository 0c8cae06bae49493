import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Component } from './models.ts';
import { VIEWS } from './registry/views.ts';
import type { ViewContext } from './view-context.ts';

export type { ViewContext, ViewMode } from './view-context.ts';

/** A component drawn by its kind's View, which fills the box that it stands in: the component's size. */
export function drawn(component: Component, context: ViewContext): ReactNode {
  const View = VIEWS[component.type] as unknown as ComponentType<{ component: Component; context: ViewContext }>;
  return createElement(View, { component, context });
}
