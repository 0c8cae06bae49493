import { isRunningSlot } from '@pagewright/components/slots';
import { type Rect, rectContains } from '@pagewright/model/units';
import { innerOf } from '../editing/place.ts';
import type { Finding } from './finding.ts';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** px by which rounding may push something out. */
const TOLERANCE = 1;

/** Content beyond the page's edge, and content outside the margin. Decoration may bleed; running heads live in the margin. */
export const offPageRule: Rule = {
  name: 'off-page',
  check: ({ page, parts }) => {
    const sheet: Rect = { x: 0, y: 0, ...page.size };
    const inner = innerOf(page);
    return parts.flatMap((part) => {
      if (part.decorative) return [];
      const drawn = [part.bounds, ...part.texts.map(({ seen }) => seen.ink)];
      if (drawn.some((rect) => !rectContains(sheet, rect, TOLERANCE)))
        return [finding('off-page/outside', part, sheet)];
      if (page.margin === 0 || isRunningSlot(part.component.slot) || isBackdrop(part, sheet)) return [];
      return rectContains(inner, part.bounds, TOLERANCE) ? [] : [finding('off-page/margin', part, inner)];
    });
  },
};

/** Pictures and shapes that fill a side of the page are meant to reach its edge. */
function isBackdrop(part: Part, sheet: Rect): boolean {
  if (part.role !== 'picture' && part.role !== 'shape') return false;
  return part.bounds.width >= sheet.width - TOLERANCE || part.bounds.height >= sheet.height - TOLERANCE;
}

function finding(message: 'off-page/outside' | 'off-page/margin', part: Part, room: Rect): Finding {
  const { bounds } = part;
  const beyond = Math.max(
    room.x - bounds.x,
    room.y - bounds.y,
    bounds.x + bounds.width - room.x - room.width,
    bounds.y + bounds.height - room.y - room.height,
  );
  return {
    rule: 'off-page',
    message,
    severity: message === 'off-page/outside' ? 'error' : 'warning',
    componentIds: [part.component.id],
    params: { beyond: Math.round(Math.max(0, beyond)) },
  };
}
