import type { Language } from '@pagewright/model/languages';
import { type Quantity, readQuantities } from '../local/spans/quantities.ts';

/** Currencies by what is written of them; one is known by the first that fits. */
const CURRENCIES = [
  /\$|usd|dollar|ドル|美元|美金/i,
  /€|eur|ユーロ/i,
  /£|gbp|pound|英镑|英鎊/i,
  /chf|suisse|swiss/i,
  /[¥￥元円块塊]|rmb|cny|jpy|yuan|yen/i,
];

/** What sources say of amounts, with what these are counted in. */
export class CarriedAmounts {
  readonly #text: string;
  readonly #quantities: readonly Quantity[];

  constructor(text: string, language: Language) {
    this.#text = text;
    this.#quantities = readQuantities(text, language);
  }

  /**
   * The shares, sums of money and scaled amounts of a text that the sources do not say, as they are written: `12%` is not
   * said by `12 members`, nor `8 million` by `8`.
   */
  missingIn(text: string, language: Language): string[] {
    const asked = readQuantities(text, language).filter((one) => isCounted(one) || isInWords(one));
    return asked.filter((one) => !this.#carries(one)).map((one) => one.text);
  }

  /** Where a text gives their amounts in another way: `1.2 million` for `1,200,000`. */
  writtenOtherwise(text: string, language: Language): readonly Quantity[] {
    const amounts = new Set(this.#quantities.flatMap(({ amount }) => amount ?? []));
    return readQuantities(text, language).filter(({ amount }) => amount !== undefined && amounts.has(amount));
  }

  #carries(asked: Quantity): boolean {
    if (isInWords(asked)) return this.#says(asked.text);
    return this.#quantities.some((own) => {
      const isSame = sameSize(own.amount, asked.amount);
      if (own.kind === asked.kind) return isSame && isSameCurrency(own, asked);
      if (!isSame) return this.#isTold(own, asked) && sameSize(own.number, asked.number);
      return (asked.kind !== 'percent' && asked.kind !== 'money') || this.#isTold(own, asked);
    });
  }

  /** A bare figure by itself, in the cell of a table say, has its unit somewhere else. */
  #isTold(own: Quantity, asked: Quantity): boolean {
    if (own.kind !== 'bare') return false;
    const before = this.#text.slice(0, own.start);
    const after = this.#text.slice(own.end);
    return /(?:^|\n)\s*$/.test(before) && /^\s*(?:\n|$)/.test(after) && this.#says(asked.unit);
  }

  #says(words: string): boolean {
    return plain(this.#text).includes(plain(words));
  }
}

function isCounted({ kind, amount, number }: Quantity): boolean {
  return amount !== undefined && (kind === 'percent' || kind === 'money' || amount !== number);
}

/** `a third`, `七成`. */
function isInWords({ kind, amount, isRange, unit }: Quantity): boolean {
  return kind === 'percent' && amount === undefined && !isRange && unit === '';
}

/** Whether it goes up or down is said in words as often as by a sign. */
function sameSize(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return Math.abs(Math.abs(one) - Math.abs(other)) <= Math.abs(other) * 1e-9;
}

function isSameCurrency(one: Quantity, other: Quantity): boolean {
  const [own, asked] = [currencyOf(one), currencyOf(other)];
  return own < 0 || asked < 0 || own === asked;
}

function currencyOf({ kind, text }: Quantity): number {
  return kind === 'money' ? CURRENCIES.findIndex((pattern) => pattern.test(text)) : -1;
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
