import type { ModelFailure, ModelUse } from '@pagewright/model/outline';

/** Counts what the language model was asked for and what became of it. */
export class UseCount {
  readonly #model: string;
  #calls = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #retries = 0;
  #repairs = 0;
  #plan: ModelFailure | undefined;
  #unsupported = 0;
  readonly #localPages = new Map<number, ModelFailure>();

  constructor(model: string) {
    this.#model = model;
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
    return {
      model: this.#model,
      calls: this.#calls,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      retries: this.#retries,
      repairs: this.#repairs,
      ...(this.#plan ? { localPlan: this.#plan } : {}),
      localPages: [...this.#localPages].map(([page, reason]) => ({ page, reason })).sort((a, b) => a.page - b.page),
      unsupported: this.#unsupported,
    };
  }
}
