import { endsAsSentence, visualLength } from './numbering.ts';

/** `> you turn up`: a line that begins as a quotation does. */
const QUOTED = /^\s*>\s?(?=[^\s>])(.*)$/u;
/** Fewest lines of a run, and the longest of them, in comparable units: what is longer was broken at a width. */
const RUN = { fewest: 3, longest: 60 } as const;

/**
 * Places of lines whose `>` marks entries: several short ones in a row below a line that leads to them, of which none
 * ends as a sentence. What somebody wrote before is quoted in sentences.
 */
export function quotedEntries(lines: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (end < lines.length && QUOTED.test(lines[end] ?? '')) end += 1;
    const isLed = start > 0 && lines[start - 1]?.trim() !== '' && end - start >= RUN.fewest;
    if (isLed && lines.slice(start, end).every(isEntry)) for (let at = start; at < end; at += 1) places.add(at);
    start = Math.max(end, start + 1);
  }
  return places;
}

function isEntry(line: string): boolean {
  const text = QUOTED.exec(line)?.[1]?.trim() ?? '';
  return /\p{L}/u.test(text) && visualLength(text) <= RUN.longest && !endsAsSentence(text);
}
