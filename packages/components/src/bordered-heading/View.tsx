import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import type { borderedHeadingModel } from './model.ts';

/** Heading: an h1 to h6 by its level, so that PDFs get bookmarks. */
export function BorderedHeadingView({ component, context }: ViewProps<typeof borderedHeadingModel>): ReactNode {
  return <TextBlock props={component.props} context={context} level={component.props.level} />;
}
