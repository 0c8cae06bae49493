import type { Page } from '@pagewright/components/models';
import { fixFinding } from '@pagewright/page/fixes';
import { type Finding, lintPage } from '@pagewright/page/lint';

/** Faults that another design brings to what a person made, and that are mended without taking anything from it. */
const MENDED: readonly Finding['rule'][] = ['overflow', 'contrast', 'off-page'];

/** Faults of one page that are mended at most: each costs several looks at the page. */
const MOST = 12;

/**
 * The page with what a person made fitting its new surroundings, as far as that can be had.
 *
 * @param own ids of what the person made
 * @param before the page as they left it: what they put up with there is not mended
 */
export function settled(page: Page, own: ReadonlySet<string>, before: Page): Page {
  if (own.size === 0) return page;
  let current = page;
  const hopeless = new Set(lintPage(before).map(({ rule, componentIds: [id = ''] }) => `${rule} ${id}`));
  for (let count = 0; count < MOST; count += 1) {
    const finding = lintPage(current).find(
      ({ rule, componentIds: [id = ''] }) => MENDED.includes(rule) && own.has(id) && !hopeless.has(`${rule} ${id}`),
    );
    if (!finding) return current;
    const fixed = fixFinding(current, finding);
    if (fixed) current = fixed;
    hopeless.add(`${finding.rule} ${finding.componentIds[0]}`);
  }
  return current;
}
