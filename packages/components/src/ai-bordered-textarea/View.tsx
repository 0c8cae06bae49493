import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import type { aiBorderedTextareaModel } from './model.ts';

/** Text area; on the canvas its placeholder shows while it is empty. */
export function AiBorderedTextareaView({ component, context }: ViewProps<typeof aiBorderedTextareaModel>): ReactNode {
  return <TextBlock props={component.props} context={context} placeholder={component.props.placeholder} />;
}
