import type { ReactNode } from 'react';
import { shapeCss } from '../drawing/shape-css.ts';
import type { ViewProps } from '../view-context.ts';

export function CircleView({ component }: ViewProps<'circle'>): ReactNode {
  return <div style={{ ...shapeCss(component.props), borderRadius: '50%' }} />;
}
