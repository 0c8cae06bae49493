import type { StepKind } from '@pagewright/contract/history';

/** What brings pages into being. */
const ADDING: ReadonlySet<StepKind> = new Set(['add', 'duplicate']);

/**
 * Whether taking a step back takes the only page of a document away. It is not done by a key: an editor without a page shows
 * nothing, and nothing in it brings the page back.
 */
export function takesOnlyPage(step: StepKind, pageCount: number): boolean {
  return pageCount === 1 && ADDING.has(step);
}
