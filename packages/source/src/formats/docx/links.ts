import { type PlacedWords, placedWords } from '@pagewright/model/linked-words';
import type { WrittenLink } from '../../structure/links.ts';
import { tidyLine } from '../../tidy.ts';
import type { Relationship } from './parts.ts';
import { type Run, textOf } from './runs.ts';
import { type Attributes, attribute } from './xml.ts';

export type { WrittenLink } from '../../structure/links.ts';

/** `HYPERLINK "https://example.org/" \o "tip"`: one with `\l` alone leads to a place in the file (ECMA-376 part 1, §17.16.5.25). */
const HYPERLINK = /^\s*HYPERLINK\s+(?:"(?<quoted>[^"]*)"|(?<bare>[^\s\\"]+))/i;

/** Where a field leads; undefined where it is none that leads out of the file. */
export function addressOfField(instruction: string): string | undefined {
  const { quoted, bare } = HYPERLINK.exec(instruction)?.groups ?? {};
  return quoted ?? bare;
}

/** Addresses outside of the file, by relationship id. */
export function addressesIn(relationships: readonly Relationship[]): Map<string, string> {
  const links = relationships.filter(({ type, isExternal }) => type === 'hyperlink' && isExternal);
  return new Map(links.map(({ id, target }) => [id, target]));
}

/** Where a link of Word leads: its relationship, and a place in what that leads to. */
export function addressOfLink(attributes: Attributes, addresses: ReadonlyMap<string, string>): string | undefined {
  const address = addresses.get(attributes['r:id'] ?? '');
  const place = attribute(attributes, 'anchor');
  return address === undefined || place === undefined || address.includes('#') ? address : `${address}#${place}`;
}

/** The links of a paragraph and what stands off its line in their order, with their words as they come to stand in a block. */
export function linksOfRuns(runs: readonly Run[]): WrittenLink[] {
  const links: WrittenLink[] = [];
  let first = 0;
  for (let end = 1; end <= runs.length; end += 1) {
    const run = runs[first];
    const next = runs[end];
    if (run && next && isAlike(run, next)) continue;
    const isMark = textOf(runs.slice(first, end)).trim().length <= LONGEST_MARK;
    const mark = isMark ? markOf(run) : undefined;
    if (run?.link !== undefined || mark) links.push({ ...wordsOf(runs, first, end), to: run?.link, ...mark });
    first = end;
  }
  return links;
}

function isAlike(one: Run, other: Run): boolean {
  return one.link === other.link && one.raised === other.raised && one.lowered === other.lowered;
}

function markOf(run: Run | undefined): Pick<WrittenLink, 'raised' | 'lowered'> | undefined {
  if (run?.raised) return { raised: true };
  return run?.lowered ? { lowered: true } : undefined;
}

/** Of what stands off the line, UTF-16 units: `[12, 13]`. Whole sentences there are no marks. */
const LONGEST_MARK = 12;

function wordsOf(runs: readonly Run[], first: number, end: number): PlacedWords {
  const words = textOf(runs.slice(first, end));
  const before = textOf(runs.slice(0, first));
  const whole = before + words + textOf(runs.slice(end));
  const placed = placedWords(whole, before.length, before.length + words.length);
  return { words: tidyLine(placed.words), before: tidyLine(placed.before), after: tidyLine(placed.after) };
}
