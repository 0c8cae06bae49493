import type { LeftOut, LeftOutReason, Shown } from '@pagewright/model/left-out';
import type { SourceDocument } from '@pagewright/model/source-document';
import { Readings } from './readings.ts';
import { ShownWords } from './shown-words.ts';
import { Sought } from './sought.ts';
import { statementsOf } from './source-statements.ts';

export { blockOf } from './block-of.ts';
export { saidIn } from './briefed.ts';
export { Readings } from './readings.ts';
export { statementsOf } from './source-statements.ts';

export interface LeftOutRequest {
  readonly documents: readonly SourceDocument[];
  /** What the pages show. */
  readonly shown: readonly Shown[];
  /** What they showed before the person's hand, with pages that the person deleted. */
  readonly designed: readonly Shown[];
  /** What their briefs want on them, shown or not. */
  readonly briefed: readonly Shown[];
  readonly prompt: string;
  /** Whether every word was to be kept. */
  readonly keepAll: boolean;
}

/**
 * Everything that the documents say and no page shows, each with why; true whatever engine made the pages.
 * @param known what composing makes of these documents, where that is known
 */
export function leftOut(request: LeftOutRequest, known?: Readings): LeftOut {
  const { documents, prompt, keepAll } = request;
  const shown = new ShownWords(request.shown);
  const all = documents.flatMap(statementsOf).map((statement) => new Sought(statement));
  const missing = all.filter((sought) => !shown.says(sought));
  if (missing.length === 0) return { total: all.length, statements: [] };
  const designed = new ShownWords(request.designed);
  const briefed = new ShownWords(request.briefed);
  const readings = known ?? new Readings(documents, prompt, keepAll);
  const reasonOf = (sought: Sought): LeftOutReason => {
    if (designed.says(sought)) return 'by-hand';
    if (briefed.says(sought)) return 'no-room';
    return readings.reasonOf(sought) ?? 'less-important';
  };
  return {
    total: all.length,
    statements: missing.map((sought) => ({
      ...sought.statement,
      section: readings.sectionOf(sought),
      reason: reasonOf(sought),
    })),
  };
}
