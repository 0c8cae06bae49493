import { joinLines } from '../../tidy.ts';
import type { Line } from './line.ts';

/** Fewest lines that end in a hyphen, and share of all, where a program divided words at the ends of lines. */
const DIVIDING = { fewest: 3, share: 0.03 } as const;
/** Part of a word in front of a hyphen at the end of a line, and behind it at the start of the next. */
const LEFT = /(\p{L}+)-$/u;
const RIGHT = /^\p{L}+/u;

/** Joins the lines of paragraphs. Whether a hyphen at the end of a line divides a word shows over the whole text. */
export class Joiner {
  readonly #lines: readonly Line[];
  #known: { readonly words: ReadonlySet<string>; readonly divides: boolean } | undefined;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  /** The lines as one, set in as the first of them. */
  join(lines: readonly Line[]): string {
    const [first] = lines;
    if (!first || lines.length === 1) return first?.raw ?? '';
    const pieces: string[] = [];
    for (const { text } of lines) {
      const last = pieces.at(-1);
      if (last !== undefined && this.#keepsHyphen(last, text)) pieces[pieces.length - 1] = last + text;
      else pieces.push(text);
    }
    const space = /^[\s　]*/u.exec(first.raw)?.[0] ?? '';
    return space + joinLines(pieces, this.#knownWords().words);
  }

  /** `anti-` in front of `virus`: where a program divided no words, the hyphen is one of the word's. */
  #keepsHyphen(text: string, next: string): boolean {
    const left = LEFT.exec(text.slice(-60))?.[1];
    const right = RIGHT.exec(next)?.[0];
    if (left === undefined || right === undefined) return false;
    const { words, divides } = this.#knownWords();
    return /^\p{Lu}/u.test(right) || (!divides && !words.has((left + right).toLowerCase()));
  }

  #knownWords(): { readonly words: ReadonlySet<string>; readonly divides: boolean } {
    if (this.#known) return this.#known;
    const all = this.#lines.filter(({ isApart }) => !isApart);
    const words = new Set(all.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?![\p{L}]*[-‐]?$)/gu) ?? []));
    const divided = all.filter(({ text }) => LEFT.test(text)).length;
    this.#known = { words, divides: divided >= DIVIDING.fewest && divided > all.length * DIVIDING.share };
    return this.#known;
  }
}
