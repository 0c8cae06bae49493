import { shortened } from '@pagewright/model/shortened';

/** Longest name of a sheet, and signs that none may have. */
const MOST = 31;
const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;

/** Names of sheets: each once, whatever the case of its letters. */
export class SheetNames {
  readonly #taken = new Set<string>();

  /** A free name that begins like the wish. */
  next(wish: string): string {
    const clean =
      wish
        .replace(FORBIDDEN, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^'+|'+$/g, '') || '1';
    for (let number = 1; ; number++) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = `${shortened(clean, MOST - ending.length)}${ending}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}
