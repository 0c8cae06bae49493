import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';

export const lowerBorderedHeading: Lower<'borderedHeading'> = (component, context) =>
  lowerTextKind(component, context, component.props.level);
