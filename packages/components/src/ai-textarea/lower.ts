import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';

export const lowerAiTextarea: Lower<'aiTextarea'> = (component, context) => lowerTextKind(component, context);
