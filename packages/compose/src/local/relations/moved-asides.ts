import type { Quantity } from '../spans/quantities.ts';
import type { SourceText } from './source-text.ts';

/** How much a figure moved, in a bracket behind it: `1.32M (+4%)`, `97.8% (-0.3 pt)`, `12.8万（环比+6%）`. */
const MOVED_ASIDE = /^(?<aside>\s?[(（]\s?(?:[\p{L} ]{0,8})[+＋−－-]\s?\d[^()（）]{0,24}[)）])[.。、，,；;]?\s*$/u;

/** The bracket right behind a figure that says how much it moved and ends the clause. */
export function movedAside(after: string): string | undefined {
  return MOVED_ASIDE.exec(after)?.groups?.['aside'];
}

export function isMovedBehind({ text }: Pick<SourceText, 'text'>, { end }: Quantity): boolean {
  return movedAside(text.slice(end)) !== undefined;
}
