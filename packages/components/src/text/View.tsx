import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import type { textModel } from './model.ts';

/** Running text. */
export function TextView({ component, context }: ViewProps<typeof textModel>): ReactNode {
  return <TextBlock props={component.props} context={context} placeholder={component.props.placeholder} />;
}
