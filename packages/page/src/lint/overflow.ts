import { behaviourOf } from '@pagewright/components/behaviours';
import type { Finding } from './finding.ts';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** px that browsers may round away. */
const TOLERANCE = 0.5;

/** Text that needs more room than its box has, and tables whose rows grow beyond the table. */
export const overflowRule: Rule = {
  name: 'overflow',
  check: ({ parts, page }) =>
    parts.flatMap((part) => {
      const { component } = part;
      const { grownHeight } = behaviourOf(component);
      if (!grownHeight) return textOverflow(part);
      const needed = grownHeight(component, page.language);
      return needed > component.size.height + TOLERANCE
        ? [finding('overflow/table', part, { needed, available: component.size.height })]
        : [];
    }),
};

function textOverflow(part: Part): Finding[] {
  return part.texts.flatMap(({ measured, box }) => {
    if (measured.height > box.height + TOLERANCE) {
      return [
        finding('overflow/text', part, {
          needed: measured.height,
          available: box.height,
          lines: measured.lines.length,
        }),
      ];
    }
    if (measured.width > box.width + TOLERANCE) {
      return [
        finding('overflow/text', part, { needed: measured.width, available: box.width, lines: measured.lines.length }),
      ];
    }
    return [];
  });
}

function finding(message: Finding['message'], part: Part, sizes: Record<string, number>): Finding {
  const params = Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, Math.round(value * 10) / 10]));
  return { rule: 'overflow', message, severity: 'error', componentIds: [part.component.id], params };
}
