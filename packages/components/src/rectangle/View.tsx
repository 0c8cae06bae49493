import type { ReactNode } from 'react';
import { shapeCss } from '../drawing/shape-css.ts';
import type { ViewProps } from '../view-context.ts';
import type { rectangleModel } from './model.ts';

export function RectangleView({ component }: ViewProps<typeof rectangleModel>): ReactNode {
  return <div style={{ ...shapeCss(component.props), borderRadius: component.props.borderRadius || undefined }} />;
}
