import type { Line } from './line.ts';

/** A stop inside a line, in front of more words; and one at its end. */
const STOP_INSIDE = /[.,;:!?…]["'”’»)]*\s+(?=\S)|\s[–—]\s|--(?=\S)|[，。、；：！？](?=\S)/gu;
const STOP_AT_END = /[.,;:!?…，。、；：！？]["'”’»)]*$/u;
/** Fewest lines of which their stops say whether sentences run through them; of one passage more are asked. */
const FEWEST = { text: 6, passage: 8 } as const;
/** Stops inside a line where sentences run on, as a share of the lines; a single passage may have hardly any. */
const INSIDE = { text: 0.2, passage: 0.01 } as const;
/** Share of the lines that end in a stop where each is a line of verse. */
const AT_END = 0.5;

/**
 * Whether sentences run through lines, as far as these are enough to tell: a program breaks a line wherever it is full,
 * so most stops stand inside the lines. Of verse and of entries they stand at the ends, or there are none.
 */
export function runsThrough(lines: readonly Line[], of: 'text' | 'passage' = 'text'): boolean {
  if (lines.length < FEWEST[of]) return true;
  const inside = lines.reduce((sum, { text }) => sum + (text.match(STOP_INSIDE)?.length ?? 0), 0);
  const atEnd = lines.filter(({ text }) => STOP_AT_END.test(text)).length;
  return inside >= lines.length * INSIDE[of] && (inside * 2 >= atEnd || atEnd < lines.length * AT_END);
}

/** Of each line, whether sentences run through the passage that it stands in. */
export function runningLines(lines: readonly Line[]): boolean[] {
  const running: boolean[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (end < lines.length && !lines[start]?.isApart && !lines[end]?.isApart) end += 1;
    const runs = runsThrough(lines.slice(start, end), 'passage');
    while (running.length < end) running.push(runs);
    start = end;
  }
  return running;
}
