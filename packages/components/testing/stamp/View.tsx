import type { ReactNode } from 'react';
import type { ViewProps } from '../../src/view-context.ts';
import type { stampModel } from './model.ts';

export function StampView({ component }: ViewProps<typeof stampModel>): ReactNode {
  const { word, ink } = component.props;
  return <div style={{ border: `2px solid ${ink}`, color: ink }}>{word}</div>;
}
