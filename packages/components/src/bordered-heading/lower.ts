import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { borderedHeadingModel } from './model.ts';

export const lowerBorderedHeading: Lower<typeof borderedHeadingModel> = (component, context) =>
  lowerTextKind(component, context, component.props.level);
