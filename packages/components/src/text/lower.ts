import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { textModel } from './model.ts';

export const lowerText: Lower<typeof textModel> = (component, context) => lowerTextKind(component, context);
