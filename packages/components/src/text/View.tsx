import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';

/** Running text. */
export function TextView({ component, context }: ViewProps<'text'>): ReactNode {
  return <TextBlock props={component.props} context={context} />;
}
