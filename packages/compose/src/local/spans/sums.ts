import type { Span } from './span.ts';

/** Between two figures of a sum, with what the first one counts; a plus may be read as the sign of the second. */
const OPERATOR = /^\s?\p{L}{0,10}\s?[×✕xX*＊+＋]\s?$/u;
const COMES_TO = /^\s?[=＝]\s?$/u;

/** `182食 × 300円 = 54,600円` tells of what it comes to: the figures that this comes from are told in its name. */
export function withoutFactors<Figure extends Span>(quantities: readonly Figure[], text: string): readonly Figure[] {
  if (!/[=＝]/u.test(text)) return quantities;
  const factors = new Set<Figure>();
  for (const [index, factor] of quantities.entries()) {
    const result = quantities[index + 1];
    if (!result || !COMES_TO.test(text.slice(factor.end, result.start))) continue;
    let first = factor;
    for (let at = index - 1; at >= 0; at -= 1) {
      const own = quantities[at] as Figure;
      if (!isOperator(text.slice(own.end, first.start), first)) break;
      factors.add(own).add(first);
      first = own;
    }
  }
  return factors.size === 0 ? quantities : quantities.filter((own) => !factors.has(own));
}

function isOperator(between: string, { text }: Span): boolean {
  return OPERATOR.test(between) || (/^[+＋]/u.test(text) && /^\s?\p{L}{0,10}\s?$/u.test(between));
}
