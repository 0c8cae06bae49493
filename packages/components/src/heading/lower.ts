import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';

export const lowerHeading: Lower<'heading'> = (component, context) =>
  lowerTextKind(component, context, component.props.level);
