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

/** An amount, and behind it a share with its sign alone in a bracket. */
export function isShareMovedBehind({ words, quantities: [amount, share] }: SourceText): boolean {
  return (
    share?.kind === 'percent' &&
    amount?.kind !== 'percent' &&
    /^[+＋−–▲△-]/u.test(share.text) &&
    /^\s?[(（]\uE000+[)）]$/u.test(words.slice(amount?.end))
  );
}

const SIGNED = /^[+＋−–▲△-]\s?\d/u;
/** What may be below nought by itself. */
const BELOW_NOUGHT = /°|℃|度/u;

/** A figure with a sign behind one without: `会員数 4,820人、前月比+3.1%`. */
export function isSignedBeside(level: Quantity, moved: Quantity): boolean {
  return SIGNED.test(moved.text) && !SIGNED.test(level.text);
}

/** `訪問 48,200（前月比 +12%）`, `受注 24件（−3件）`: a sign in the bracket says how much it moved, and not what it was. */
export function isHowMuchMoved(first: Quantity, second: Quantity, { words }: SourceText): boolean {
  if (!isSignedBeside(first, second) || BELOW_NOUGHT.test(second.unit)) return false;
  return /^[^()（）]{0,4}[(（][^()（）]*$/u.test(words.slice(first.end, second.start));
}
