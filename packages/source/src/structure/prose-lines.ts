const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/;
/** What stands between backticks is told as it is written: the source of a pattern. */
export const CODE_SPAN = '`[^`\\n]{1,300}`';
const CODE = new RegExp(`(${CODE_SPAN})`);

/** Lines with their prose rewritten, run by run; fenced listings stay as they are. */
export function overProse(lines: readonly string[], rewrite: (run: readonly string[]) => readonly string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  let fence: string | undefined;
  const close = (): void => {
    if (run.length > 0) for (const line of rewrite(run)) result.push(line);
    run = [];
  };
  for (const line of lines) {
    const mark = FENCE.exec(line)?.[1];
    const isEnd = fence !== undefined && mark !== undefined && mark.startsWith(fence) && line.trim() === mark;
    if (fence === undefined && mark === undefined) {
      run.push(line);
      continue;
    }
    close();
    result.push(line);
    if (fence === undefined) fence = mark;
    else if (isEnd) fence = undefined;
  }
  close();
  return result;
}

/** A line with its words rewritten; what stands between backticks stays as it is. */
export function overWords(line: string, rewrite: (words: string) => string): string {
  if (!line.includes('`')) return rewrite(line);
  return line
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : rewrite(part)))
    .join('');
}
