import { isUnfilledPlace } from '../unfilled-place.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A place of a layout that nothing was put into: it is not exported, and the page has a hole there. */
export const placeholderRule: Rule = {
  name: 'placeholder',
  check: ({ parts }) =>
    parts
      .filter(({ component, decorative }) => !decorative && isUnfilledPlace(component))
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
