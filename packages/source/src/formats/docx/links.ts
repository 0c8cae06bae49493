import { type PlacedWords, placedWords } from '@pagewright/model/linked-words';
import type { WrittenLink } from '../../structure/links.ts';
import { tidyLine } from '../../tidy.ts';
import { type Run, textOf } from './runs.ts';

/** `HYPERLINK "https://example.org/" \o "tip"`: one with `\l` alone leads to a place in the file (ECMA-376 part 1, §17.16.5.25). */
const HYPERLINK = /^\s*HYPERLINK\s+(?:"(?<quoted>[^"]*)"|(?<bare>[^\s\\"]+))/i;

/** Where a field leads; undefined where it is none that leads out of the file. */
export function addressOfField(instruction: string): string | undefined {
  const { quoted, bare } = HYPERLINK.exec(instruction)?.groups ?? {};
  return quoted ?? bare;
}

/** The links of a paragraph in their order, with their words as they come to stand in a block. */
export function linksOfRuns(runs: readonly Run[]): WrittenLink[] {
  const links: WrittenLink[] = [];
  let first = 0;
  for (let end = 1; end <= runs.length; end += 1) {
    const link = runs[first]?.link;
    if (end < runs.length && runs[end]?.link === link) continue;
    if (link !== undefined) links.push({ ...wordsOf(runs, first, end), to: link });
    first = end;
  }
  return links;
}

function wordsOf(runs: readonly Run[], first: number, end: number): PlacedWords {
  const words = textOf(runs.slice(first, end));
  const before = textOf(runs.slice(0, first));
  const whole = before + words + textOf(runs.slice(end));
  const placed = placedWords(whole, before.length, before.length + words.length);
  return { words: tidyLine(placed.words), before: tidyLine(placed.before), after: tidyLine(placed.after) };
}
