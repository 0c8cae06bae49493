import type { PrimitiveLine, PrimitiveParagraph, PrimitiveRun } from './primitives.ts';

/** The runs of one line of a paragraph, without the spaces at its end. */
export function lineRuns({ runs }: Pick<PrimitiveParagraph, 'runs'>, line: PrimitiveLine): PrimitiveRun[] {
  const words = runs
    .map(({ text }) => text)
    .join('')
    .slice(line.start, line.end)
    .trimEnd();
  const end = line.start + words.length;
  let offset = 0;
  return runs.flatMap((run) => {
    const from = Math.max(line.start - offset, 0);
    const to = Math.min(end - offset, run.text.length);
    offset += run.text.length;
    return to > from ? [{ ...run, text: run.text.slice(from, to) }] : [];
  });
}
