import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { aiBorderedTextareaModel } from './model.ts';

export const lowerAiBorderedTextarea: Lower<typeof aiBorderedTextareaModel> = (component, context) =>
  lowerTextKind(component, context);
