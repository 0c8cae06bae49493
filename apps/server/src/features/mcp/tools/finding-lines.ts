import { findingMessage, severityName } from '@pagewright/contract/lint-messages';
import type { Language } from '@pagewright/model/languages';
import type { Finding } from '@pagewright/page/lint';

/** What page health found, as sentences. */
export function findingLines(findings: readonly Finding[], language: Language): string[] {
  return findings.map((one) => `${severityName(one.severity, language)}: ${findingMessage(one, language)}`);
}
