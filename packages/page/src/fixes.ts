import type { Page } from '@pagewright/components/models';
import { CANDIDATES } from './fixes/candidates.ts';
import { type Finding, type LintOptions, lintPage } from './lint.ts';

/**
 * One-click fixes of what lint finds. A fix is only offered when lint agrees: the finding is gone, and nothing else has
 * become worse.
 */

/** What is known beside the page, as when it was looked at. */
type KnownDocument = Pick<LintOptions, 'hasPage'>;

/** The page without the fault, or undefined where no fix is known to help. Locked components are left alone. */
export function fixFinding(page: Page, finding: Finding, options: KnownDocument = {}): Page | undefined {
  const component = page.components.find(({ id }) => id === finding.componentIds[0]);
  const candidates = CANDIDATES[finding.rule];
  if (!component || !candidates || isLocked(page, finding)) return undefined;
  let best: { readonly page: Page; readonly weight: number } | undefined;
  let least = weigh(lintPage(page, options));
  for (const fixed of candidates(component, page, finding)) {
    const after = lintPage(fixed, options);
    const weight = weigh(after);
    if (weight >= least || after.some((one) => isSame(one, finding))) continue;
    best = { page: fixed, weight };
    least = weight;
    if (weight === 0) break;
  }
  return best?.page;
}

/** Why a finding is left to the person: it needs their judgement, what it is about is locked, or nothing tried has helped. */
export type Unfixed = 'judgement' | 'locked' | 'no-room';

/** Why `fixFinding` offers nothing for a finding. */
export function whyUnfixed(page: Page, finding: Finding): Unfixed {
  if (!CANDIDATES[finding.rule]) return 'judgement';
  return isLocked(page, finding) ? 'locked' : 'no-room';
}

/** Whether all that a fix could change is locked. */
function isLocked(page: Page, { componentIds }: Finding): boolean {
  return componentIds.every((id) => page.components.find((one) => one.id === id)?.locked !== false);
}

/** Fixes one finding after the other until no fix helps any more. */
export function fixPage(page: Page, options: KnownDocument = {}): Page {
  let current = page;
  for (let round = 0; round <= page.components.length; round += 1) {
    const next = firstFix(current, options);
    if (!next) return current;
    current = next;
  }
  return current;
}

function firstFix(page: Page, options: KnownDocument): Page | undefined {
  for (const finding of lintPage(page, options)) {
    const fixed = fixFinding(page, finding, options);
    if (fixed) return fixed;
  }
  return undefined;
}

/** An error weighs more than all the warnings of a page. */
function weigh(findings: readonly Finding[]): number {
  return findings.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);
}

function isSame(a: Finding, b: Finding): boolean {
  return a.rule === b.rule && a.componentIds.join(' ') === b.componentIds.join(' ');
}
