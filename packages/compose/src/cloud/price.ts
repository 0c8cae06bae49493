import type { ModelUse } from '@pagewright/model/outline';
import { z } from 'zod';

const TOKENS = 1_000_000;
const PRICE = /^(\d{1,6}(?:\.\d{1,6})?)\s*\/\s*(\d{1,6}(?:\.\d{1,6})?)(?:\s+([A-Z]{3}))?$/;

/** What a service asks for a million tokens. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** `0.15/0.60 USD`: for a million tokens that the model reads, and that it writes. */
export const tokenPrice = z
  .string()
  .trim()
  .transform((text, context): TokenPrice => {
    const [, input, output, currency = 'USD'] = PRICE.exec(text) ?? [];
    if (input === undefined || output === undefined) {
      context.addIssue({ code: 'custom', message: 'not like 0.15/0.60 USD' });
      return z.NEVER;
    }
    return { input: Number(input), output: Number(output), currency };
  });

/** @returns undefined where nobody has said what tokens cost, or the service does not count them */
export function costOf(input: number, output: number, price: TokenPrice | undefined): ModelUse['cost'] {
  if (!price || input + output === 0) return undefined;
  return { amount: (input * price.input + output * price.output) / TOKENS, currency: price.currency };
}
