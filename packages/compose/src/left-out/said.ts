import { squeeze } from '../local/language/text.ts';
import type { SoughtText } from './sought.ts';
import { tokensOf } from './tokens.ts';

/** Letters and digits from which words are so telling that they may stand anywhere. */
export const TELLING = 12;

/** Words and figures of one thing that is shown, or of several; taken apart when that is needed. */
export class Said {
  readonly #pieces: readonly string[];
  #plain: { readonly pieces: ReadonlySet<string>; readonly joined: string } | undefined;
  #tokens: { readonly words: ReadonlySet<string>; readonly figures: ReadonlySet<string> } | undefined;

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
  }

  /** Whether the text stands in it as it is; a short one only as a piece of its own. */
  holds({ text, plain }: SoughtText): boolean {
    const own = this.#plainPieces();
    if (plain.length < TELLING) return own.pieces.has(plain);
    return this.#pieces.some((piece) => piece.includes(text)) || own.joined.includes(plain);
  }

  /**
   * Whether all figures of a text stand in it and so many of its words.
   * @param share of its words, 0 to 1
   * @param besideFigures the same for a text that has figures
   */
  says({ tokens: { words, figures } }: SoughtText, share: number, besideFigures = share): boolean {
    const own = this.#ownTokens();
    if (!figures.every((forms) => forms.some((form) => own.figures.has(form)))) return false;
    const known = words.filter((word) => own.words.has(word)).length;
    return known >= words.length * (figures.length > 0 ? besideFigures : share);
  }

  #plainPieces() {
    if (!this.#plain) {
      const pieces = new Set(this.#pieces.map(squeeze).filter((piece) => piece !== ''));
      this.#plain = { pieces, joined: [...pieces].join('\n') };
    }
    return this.#plain;
  }

  #ownTokens() {
    if (!this.#tokens) {
      const all = this.#pieces.map(tokensOf);
      this.#tokens = {
        words: new Set(all.flatMap(({ words }) => words)),
        figures: new Set(all.flatMap(({ figures }) => figures.flat())),
      };
    }
    return this.#tokens;
  }
}
