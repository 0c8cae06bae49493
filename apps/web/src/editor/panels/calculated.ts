/** Signs of sums as people type them, and what they mean. */
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', ':': '/', '−': '-' };

/**
 * What a person has typed into a field of a number: a number, or a sum such as `=1280/3` or `(1280 − 2×40)/3`. A comma is a
 * decimal one. NaN where it is none (yet).
 */
export function calculated(text: string): number {
  const plain = text
    .replace(/^\s*=/, '')
    .replace(/[×·÷:−]/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(',', '.');
  const tokens = plain.match(/\d+\.?\d*|\.\d+|\S/g) ?? [];
  const sum = new Sum(tokens);
  const value = sum.read();
  return sum.isWhole && Number.isFinite(value) ? value : Number.NaN;
}

/** Reads a sum from left to right: products before sums, brackets before both. */
class Sum {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isWhole(): boolean {
    return this.#at === this.#tokens.length;
  }

  read(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value += this.#product();
      else if (this.#takes('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#factor();
    for (;;) {
      if (this.#takes('*')) value *= this.#factor();
      else if (this.#takes('/')) value /= this.#factor();
      else return value;
    }
  }

  #factor(): number {
    if (this.#takes('-')) return -this.#factor();
    if (this.#takes('+')) return this.#factor();
    if (this.#takes('(')) {
      const value = this.read();
      return this.#takes(')') ? value : Number.NaN;
    }
    const token = this.#tokens[this.#at] ?? '';
    if (!/\d/.test(token)) return Number.NaN;
    this.#at += 1;
    return Number(token);
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }
}
