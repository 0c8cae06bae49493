import type { ModelFailure, ModelUse } from '@pagewright/model/outline';
import { costOf, type TokenPrice } from './price.ts';

/** Counts what the language model was asked for and what became of it. */
export class UseCount {
  readonly #model: string;
  readonly #price: TokenPrice | undefined;
  #calls = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #retries = 0;
  #repairs = 0;
  #plan: ModelFailure | undefined;
  #unsupported = 0;
  readonly #localPages = new Map<number, ModelFailure>();

  constructor(model: string, price?: TokenPrice) {
    this.#model = model;
    this.#price = price;
  }

  call(): void {
    this.#calls += 1;
  }

  tokens(input: number, output: number): void {
    this.#inputTokens += input;
    this.#outputTokens += output;
  }

  retry(): void {
    this.#retries += 1;
  }

  repair(): void {
    this.#repairs += 1;
  }

  planFailed(reason: ModelFailure): void {
    this.#plan = reason;
  }

  /** @param page from 1 */
  localPage(page: number, reason: ModelFailure): void {
    this.#localPages.set(page, reason);
  }

  unsupported(statements: number): void {
    this.#unsupported += statements;
  }

  sum(): ModelUse {
    const cost = costOf(this.#inputTokens, this.#outputTokens, this.#price);
    return {
      model: this.#model,
      calls: this.#calls,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      ...(cost ? { cost } : {}),
      retries: this.#retries,
      repairs: this.#repairs,
      ...(this.#plan ? { localPlan: this.#plan } : {}),
      localPages: [...this.#localPages].map(([page, reason]) => ({ page, reason })).sort((a, b) => a.page - b.page),
      unsupported: this.#unsupported,
    };
  }
}
