import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';

export const lowerText: Lower<'text'> = (component, context) => lowerTextKind(component, context);
