import type { Page } from '@pagewright/components/models';
import type { Finding, RuleName } from './lint/finding.ts';
import { type HasPage, readPage } from './lint/page-reading.ts';
import { RULES } from './lint/rules.ts';

export type { Finding, FindingMessage, RuleName, Severity } from './lint/finding.ts';
export { RULE_NAMES } from './lint/finding.ts';
export type { HasPage } from './lint/page-reading.ts';

export interface LintOptions {
  /** The rules to hold the page against; all where absent. */
  readonly rules?: readonly RuleName[];
  /** Of the document that the page is of; where absent, nobody asks where its links lead. */
  readonly hasPage?: HasPage | undefined;
}

/** What is wrong with a page as it will be drawn: errors first, in the order of the rules and of the components. */
export function lintPage(page: Page, options: LintOptions = {}): Finding[] {
  const reading = readPage(page, options.hasPage);
  const wanted = options.rules && new Set(options.rules);
  const findings = RULES.filter((rule) => !wanted || wanted.has(rule.name)).flatMap((rule) => rule.check(reading));
  return [...findings.filter((one) => one.severity === 'error'), ...findings.filter((one) => one.severity !== 'error')];
}
