import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { headingModel } from './model.ts';

export const lowerHeading: Lower<typeof headingModel> = (component, context) =>
  lowerTextKind(component, context, component.props.level);
