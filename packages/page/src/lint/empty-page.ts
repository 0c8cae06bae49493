import { isRunningSlot } from '@pagewright/components/slots';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** A page that says and shows nothing: running heads, shapes and decoration do not count. */
export const emptyPageRule: Rule = {
  name: 'empty-page',
  check: ({ parts }) =>
    parts.some(isContent)
      ? []
      : [{ rule: 'empty-page', message: 'empty-page/empty', severity: 'error', componentIds: [], params: {} }],
};

function isContent(part: Part): boolean {
  if (part.decorative || isRunningSlot(part.component.slot)) return false;
  return part.texts.length > 0 || part.role === 'figure' || part.role === 'picture';
}
