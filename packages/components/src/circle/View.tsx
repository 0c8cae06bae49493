import type { ReactNode } from 'react';
import { shapeCss } from '../drawing/shape-css.ts';
import type { ViewProps } from '../view-context.ts';
import type { circleModel } from './model.ts';

export function CircleView({ component }: ViewProps<typeof circleModel>): ReactNode {
  return <div style={{ ...shapeCss(component.props), borderRadius: '50%' }} />;
}
