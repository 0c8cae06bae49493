/** Signs of sums as people type them, and what they mean. */
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', ':': '/', '−': '-' };

/** What begins with one of them goes on from the number that is there; `-` does not, it begins a number below zero. */
const GOES_ON = /^\s*[*/+]/;

/**
 * What a person has typed into a field of a number: a number, a sum such as `=1280/3` or `(1280 − 2×40)/3`, or what is to
 * be done to the number that stood there: `*2`, `/3`, `+10`. A comma is a decimal one. NaN where it is none (yet).
 */
export function calculated(text: string, from?: number): number {
  const plain = text.replace(/[×·÷:−]/g, (sign) => SIGNS[sign] ?? sign).replaceAll(',', '.');
  const goesOn = GOES_ON.test(plain);
  if (goesOn && from === undefined) return Number.NaN;
  const tokens = plain.replace(/^\s*=/, '').match(/\d+\.?\d*|\.\d+|\S/g) ?? [];
  const sum = new Sum(goesOn ? [...bracketed(from ?? 0), ...tokens] : tokens);
  const value = sum.read();
  return sum.isWhole && Number.isFinite(value) ? value : Number.NaN;
}

function bracketed(value: number): string[] {
  return ['(', ...(value < 0 ? ['-'] : []), String(Math.abs(value)), ')'];
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
