import type { SourceBlock } from '@pagewright/model/source-document';
import { leadDateOf } from '../spans/lead-dates.ts';
import { assigns } from './assignments.ts';
import { lineOf } from './block-lines.ts';
import { areInOrder, areThenAndNow, asksReader, clauseDateOf, followingOf } from './events.ts';
import { linesOfOneKind } from './kinds-of-lines.ts';
import { paragraphLines } from './line-runs.ts';
import { areOpposed } from './opposed-lines.ts';
import { recordsOf } from './records.ts';
import { FEWEST, type Shape, shapeOf } from './siblings.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';

/** Lines of one shape in a row, which are one list whatever marks them; else several short ones of whatever shape. */
export function siblingsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const shaped: { source: SourceText; shape: Shape; isListed: boolean }[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    const text = lineOf(block);
    if (!block || text === undefined) break;
    const source = read(text, block);
    const shape = shapeAmong(source, shaped[0]?.shape, () => blocks[index + 1], read);
    if (!shape || (block.kind === 'list' && shape !== 'date')) break;
    if (shape === 'line' && shaped.length > 0 && standsOverList(block, blocks[index + 1])) break;
    shaped.push({ source, shape, isListed: block.kind === 'list' });
    const head = shaped.length - 1 - FEWEST_FIGURES;
    if (standsOverFigures(shaped, head)) {
      if (head === 0) return [];
      shaped.length = head;
      break;
    }
    // Nothing is joined across kinds of shapes but short lines.
    if (shape !== shaped[0]?.shape && !(isLoose(shape) && isLoose(shaped[0]?.shape))) break;
  }
  const [first] = shaped;
  if (!first) return [];
  const alike = takeWhile(shaped, ({ shape }) => shape === first.shape);
  const dates = alike.map(({ source }) => leadDateOf(source.text, source.language));
  if (first.shape === 'date' && dates.every((date) => date !== undefined) && areThenAndNow(dates)) return [];
  // Behind plain lines, one with a figure at its end is the last of them.
  const isWhole = first.shape === 'line' && shaped.length === alike.length + 1 && isLoose(shaped.at(-1)?.shape);
  if (alike.length >= FEWEST[first.shape] && first.shape !== 'mark' && !isWhole)
    return [...linesOfOneKind(alike.map(({ source }) => source))];
  const loose = takeWhile(shaped, ({ shape }) => isLoose(shape));
  const isLooseRun = loose.length >= FEWEST.line && loose.length > alike.length;
  const run = isLooseRun ? loose : alike;
  return isLooseRun || alike.length >= FEWEST[first.shape] ? run.map(({ source }) => source) : [];
}

/** Fewest names with a figure each below a line of their own. */
const FEWEST_FIGURES = 3;

/** `Costs` over `Fence €6,800`, `Shed €4,200`, …, and `Income` further on over its own: a line without a figure stands over those that have one. */
function standsOverFigures(shaped: readonly { readonly shape: Shape }[], at: number): boolean {
  const below = shaped.slice(at + 1);
  return (
    shaped[at]?.shape === 'line' && below.length === FEWEST_FIGURES && below.every(({ shape }) => shape === 'figure')
  );
}

/** `What to pack` in front of a list is what that list is of, and no entry of the lines before it. */
function standsOverList(block: SourceBlock, next: SourceBlock | undefined): boolean {
  return block.kind === 'paragraph' && next?.kind === 'list' && !next.ordered && next.items.length > 1;
}

/** Lines whose clauses are built alike are records, though each might be a list by itself. */
export function recordsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const lines: SourceText[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    if (!recordsOf([...lines.slice(-1), line], 1)) break;
    lines.push(line);
  }
  while (lines.length > 1 && !recordsOf(lines)) lines.pop();
  return lines.length > 1 ? lines : [];
}

/** `Pros: …` and `Cons: …`: two lines that are set against each other. */
export function opposedFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const lines = [...paragraphLines(blocks, start, read).take(2)];
  return areOpposed(lines) ? lines : [];
}

/** A line that ends in its date is an event beside lines that begin with theirs. */
function shapeAmong(
  source: SourceText,
  before: Shape | undefined,
  next: () => SourceBlock | undefined,
  read: (text: string, block: SourceBlock) => SourceText,
): Shape | undefined {
  const shape = shapeOf(source);
  // `Ben sees to the posters for Monday, …`: who does something is no event of the lines before.
  if (shape !== 'date' && assigns(source)) return shape;
  if (shape === 'date' || (before !== undefined && before !== 'date')) return shape;
  // `Then the scaffolding goes`: what follows the last date is of the same story.
  if (before === 'date' && followingOf(source) !== undefined) return 'date';
  const date = clauseDateOf(source)?.date;
  if (!date || asksReader(source.text)) return shape;
  // A day alone among the hours of another one stands over what follows.
  if (date.grain !== 'time' && trimmedPhrase(source.text.replace(date.text, '')) === '') return undefined;
  if (before === 'date') return 'date';
  const block = next();
  const text = lineOf(block);
  const following = block && text !== undefined ? leadDateOf(text, read(text, block).language) : undefined;
  return following && following.date.grain === date.grain && areInOrder([date, following.date]) ? 'date' : shape;
}

/** Shapes of short lines that say no more than that they are entries. */
function isLoose(shape: Shape | undefined): boolean {
  return shape === 'line' || shape === 'mark' || shape === 'figure';
}

function takeWhile<One>(all: readonly One[], accepts: (one: One) => boolean): One[] {
  const end = all.findIndex((one) => !accepts(one));
  return end < 0 ? [...all] : all.slice(0, end);
}
