/** A stretch of a text, in UTF-16 units from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** The text between, exactly as it is written. */
  readonly text: string;
}

/** Spans in order without those that overlap an earlier, or at the same start a longer, one. */
export function withoutOverlaps<One extends Span>(spans: readonly One[]): One[] {
  const kept: One[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || span.start >= last.end) kept.push(span);
  }
  return kept;
}
