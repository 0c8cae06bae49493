import { pagesLinkedFrom } from '../links/page-links.ts';
import type { Rule } from './rule.ts';

/** Links to pages that the document does not have: whoever presses one stays where they are. Asked only where its pages are known. */
export const deadLinkRule: Rule = {
  name: 'dead-link',
  check: ({ parts, hasPage }) =>
    parts.flatMap(({ component }) => {
      const gone = hasPage ? pagesLinkedFrom(component).filter((page) => !hasPage(page)) : [];
      if (gone.length === 0) return [];
      return [
        {
          rule: 'dead-link',
          message: 'dead-link/page',
          severity: 'warning',
          componentIds: [component.id],
          params: { pages: [...new Set(gone)].join(' ') },
        },
      ];
    }),
};
