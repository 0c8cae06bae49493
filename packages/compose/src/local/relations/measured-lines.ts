import { visualLength } from '../language/text.ts';
import { measuredTable, type ToldThing } from './alike-table.ts';
import { changesOf } from './changes.ts';
import { divided } from './entries.ts';
import type { Records } from './relation.ts';
import { type SourceText, stretchOf } from './source-text.ts';

/** Longest line of a name with what is measured of it, in comparable units. */
const LONGEST = 120;

/** Most lines that are one table. */
const MOST = 12;

/**
 * `《出租屋》曝光 31.2 万，点赞 8,930` and at least two lines more so: things whose names may hold anything, figures too, with
 * the same measures behind them, each in front of its figure. Lines behind the last of them say something else.
 */
export function measuredLines(
  lines: Iterable<SourceText>,
): { readonly table: Records; readonly lines: number } | undefined {
  const things: ToldThing[] = [];
  for (const line of lines) {
    const own = thingOf(line);
    if (!own || own.said.length !== (things[0] ?? own).said.length || things.length === MOST) break;
    things.push(own);
  }
  const table = measuredTable(things);
  return table && { table, lines: things.length };
}

function thingOf(source: SourceText): ToldThing | undefined {
  if (visualLength(source.text) > LONGEST || changesOf(source).length > 0) return undefined;
  const [first, ...others] = divided(source, /\s*[，,；;]\s*/gu);
  const last = first?.quantities.at(-1);
  if (!first || !last) return undefined;
  return {
    name: first.text.slice(0, last.start).trimEnd(),
    said: [stretchOf(first, last.start, first.text.length), ...others],
    source,
  };
}
