import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';

export const lowerAiBorderedTextarea: Lower<'aiBorderedTextarea'> = (component, context) =>
  lowerTextKind(component, context);
