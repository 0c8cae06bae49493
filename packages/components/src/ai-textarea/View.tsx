import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import type { aiTextareaModel } from './model.ts';

/** Text area; on the canvas its placeholder shows while it is empty. */
export function AiTextareaView({ component, context }: ViewProps<typeof aiTextareaModel>): ReactNode {
  return <TextBlock props={component.props} context={context} placeholder={component.props.placeholder} />;
}
