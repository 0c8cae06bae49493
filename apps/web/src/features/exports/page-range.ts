/**
 * Numbers of pages as people write them: `1-3, 5`. Any comma, semicolon or space divides, any dash joins.
 * @returns the numbers in order, each once; undefined where the text names none, or one above `total`
 */
export function readPageRange(text: string, total: number): number[] | undefined {
  const parts = text
    .normalize('NFKC')
    .replace(/\s*[-‐-―~〜]\s*/g, '-')
    .split(/[\s,;、]+/)
    .filter((part) => part !== '');
  const numbers = new Set<number>();
  for (const part of parts) {
    const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
    if (!match) return undefined;
    const ends = [Number(match[1]), Number(match[2] ?? match[1])];
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    if (first < 1 || last > total) return undefined;
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return numbers.size === 0 ? undefined : [...numbers].sort((a, b) => a - b);
}

/** `1-3, 5`. @param numbers in order */
export function writePageRange(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
}
