import type { Component } from '@pagewright/components/models';
import { slotGroup } from '@pagewright/components/slots';
import { isUnfilledPlace } from '../unfilled-place.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A place of a layout that nothing was put into: it is not exported, and the page has a hole there. */
export const placeholderRule: Rule = {
  name: 'placeholder',
  check({ parts }) {
    const unfilled = parts
      .filter(({ component, decorative }) => !decorative && isUnfilledPlace(component))
      .map(({ component }) => component);
    const named = new Set(unfilled.flatMap((one) => (askedOf(one) ? (slotGroup(one.slot) ?? []) : [])));
    return unfilled
      .filter((one) => !isSign(one) || !named.has(slotGroup(one.slot) ?? ''))
      .map((component): Finding => {
        const asked = askedOf(component);
        return {
          rule: 'placeholder',
          message: asked ? 'placeholder/asked' : 'placeholder/unfilled',
          severity: 'warning',
          componentIds: [component.id],
          params: asked ? { text: asked } : {},
        };
      });
  },
};

/** What a place asks for in words; a dash that stands for a figure says nothing. */
function askedOf(component: Component): string | undefined {
  const asked = placeholderOf(component);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : undefined;
}

/** Whether a place holds a sign only: what is asked for stands beside it. */
function isSign(component: Component): boolean {
  return placeholderOf(component) !== '' && askedOf(component) === undefined;
}

function placeholderOf({ props }: Component): string {
  return 'placeholder' in props ? (props.placeholder?.trim() ?? '') : '';
}
