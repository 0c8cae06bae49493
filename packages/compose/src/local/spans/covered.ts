import type { Span } from './span.ts';

/** The text with a mark, one UTF-16 unit long, in place of each unit of the spans; put together once. */
export function covered(text: string, spans: readonly Pick<Span, 'start' | 'end'>[], mark: string): string {
  if (spans.length === 0) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    pieces.push(text.slice(at, from), mark.repeat(end - from));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}
