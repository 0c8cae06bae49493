import type { Finding, RuleName } from './finding.ts';
import type { PageReading } from './page-reading.ts';

/** One thing that a page must keep to. */
export interface Rule {
  readonly name: RuleName;
  check(reading: PageReading): Finding[];
}
