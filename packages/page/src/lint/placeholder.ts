import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A place of a layout that nothing was put into: it is not exported, and the page has a hole there. */
export const placeholderRule: Rule = {
  name: 'placeholder',
  check: ({ parts }) =>
    parts
      .filter(({ component, decorative }) => !decorative && isUnfilled(component))
      .map(({ component }): Finding => {
        const asked = 'placeholder' in component.props ? component.props.placeholder?.trim() : undefined;
        return {
          rule: 'placeholder',
          message: asked ? 'placeholder/asked' : 'placeholder/unfilled',
          severity: 'warning',
          componentIds: [component.id],
          params: asked ? { text: asked } : {},
        };
      }),
};

function isUnfilled(component: Component): boolean {
  if (!behaviourOf(component).isEmpty(component)) return false;
  const { role } = behaviourOf(component);
  if (role === 'picture' || role === 'figure') return true;
  return 'placeholder' in component.props && Boolean(component.props.placeholder);
}
