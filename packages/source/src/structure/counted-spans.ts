/** Fewest lines that go on from each other. */
const FEWEST = 3;
const SPAN = /^\s*(?<from>\d{1,2})(?:\s?[-–—~～〜]\s?(?<to>\d{1,2}))?[\s　:：]+\p{L}/u;

/**
 * `1–2 Cities`, `3 Heat`, `4–6 Survey`: lines one under the other that count weeks or lessons on, of which some take several,
 * by their places. None of them numbers a part.
 */
export function countedSpans(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: { readonly places: number[]; end: number; hasSpan: boolean } | undefined;
  const close = (): void => {
    if (run?.hasSpan && run.places.length >= FEWEST) for (const place of run.places) found.add(place);
    run = undefined;
  };
  for (const [place, line] of lines.entries()) {
    const { from, to } = SPAN.exec(line)?.groups ?? {};
    if (from === undefined || (run && Number(from) !== run.end + 1)) close();
    if (from === undefined) continue;
    run ??= { places: [], end: 0, hasSpan: false };
    run.places.push(place);
    run.end = Number(to ?? from);
    run.hasSpan ||= to !== undefined;
  }
  close();
  return found;
}
