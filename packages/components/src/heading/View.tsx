import type { ReactNode } from 'react';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import type { headingModel } from './model.ts';

/** Heading: an h1 to h6 by its level, so that PDFs get bookmarks. */
export function HeadingView({ component, context }: ViewProps<typeof headingModel>): ReactNode {
  const { level, placeholder } = component.props;
  return <TextBlock props={component.props} {...{ context, level, placeholder }} />;
}
