import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import type { PartChange } from './change-set.ts';

/** What a component says, as people name it: its text, its cells, its figures, the name of its picture. */
export function toldWords(component: Component): string {
  return behaviourOf(component).says.words(component);
}

/** What a list for people says of a change: what is written there now and what was before; of code, what is new in it. */
export function listedWords(change: PartChange): { readonly words: string; readonly was: string } {
  const { base, mine } = change;
  const isCode = mine && behaviourOf(mine).says.listed === 'pieces';
  return {
    words: isCode ? newWords(change).map(unquoted).join(', ') : (mine && plainWords(mine)) || '',
    was: plainWords(base) ?? '',
  };
}

/** What a component says in words; undefined where it says itself in code or in a name that nobody sees. */
export function plainWords(component: Component): string | undefined {
  return behaviourOf(component).says.listed === 'words' ? toldWords(component) : undefined;
}

function unquoted(piece: string): string {
  return piece.startsWith('"') ? piece.slice(1, -1) : piece;
}

/** Whether what it says was changed, and not only how it looks or where it stands. */
export function saysOther({ base, mine }: PartChange): boolean {
  if (!mine || base.type !== mine.type) return mine !== undefined;
  const { beyondWords } = behaviourOf(base).says;
  return toldWords(base) !== toldWords(mine) || !isSameValue(beyondWords?.(base), beyondWords?.(mine));
}

/** Words, cells and figures that stand in the one and not in the other, each as a piece that must be found again. */
export function newWords({ base, mine }: PartChange): string[] {
  if (!mine) return [];
  const before = new Set(piecesOf(base));
  return piecesOf(mine).filter((piece) => !before.has(piece));
}

/** Whether words stand on a page, however they are spaced and marked; nothing stands on every page. */
export function standsOn(page: Page, words: string): boolean {
  return lettersOf(allWords(page)).includes(lettersOf(words));
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Everything that stands on a page, to look words up in. */
export function allWords(page: Page): string {
  return page.components.map(toldWords).join('\n');
}

function piecesOf(component: Component): readonly string[] {
  return behaviourOf(component).says.pieces(component);
}

export function sameWords(one: Component, other: Component): boolean {
  return normalized(toldWords(one)) === normalized(toldWords(other));
}

function normalized(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** How much two texts have in common, 0 to 1: pairs of neighbouring characters (Dice). */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(normalized(one)), pairsOf(normalized(other))];
  let shared = 0;
  let total = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  for (const counts of [a, b]) for (const count of counts.values()) total += count;
  return total === 0 ? 1 : (2 * shared) / total;
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
