import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { aiTextareaModel } from './model.ts';

export const lowerAiTextarea: Lower<typeof aiTextareaModel> = (component, context) => lowerTextKind(component, context);
