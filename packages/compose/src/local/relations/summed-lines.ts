import { isWide, visualLength } from '../language/text.ts';
import type { Quantity } from '../spans/quantities.ts';
import { leadOf } from './leads.ts';
import { isTotalName, isTotalOf } from './parts.ts';
import type { Part, Parts } from './relation.ts';
import { itemOf } from './sentence-figures.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** Fewest and most lines that a total is made of, and the longest name of one, in comparable units. */
const LINES = { fewest: 3, most: 12 } as const;
const LONGEST_NAME = 34;

/**
 * `内推 每人奖励 3000 元，预算 2.4 万元`, `校园招聘 4 场，预算 5 万元`, …, `合计 38.2 万元`: lines of which some say several figures, and
 * the last ones of the total's kind come to it; what else each says stands beside them.
 */
export function summedLines(
  lines: Iterable<SourceText>,
): { readonly parts: Parts; readonly lines: number } | undefined {
  const summed: SourceText[] = [];
  for (const line of lines) {
    const [total, other] = line.quantities;
    if (total && !other && isTotalName(line.text)) {
      const parts = summed.length >= LINES.fewest ? partsOf(summed, total) : undefined;
      const label = told(line, trimmedPhrase(line.text.slice(0, total.start)));
      return parts && { parts: { ...parts, total: { value: total.text, label } }, lines: summed.length + 1 };
    }
    if (!total || summed.length === LINES.most) return undefined;
    summed.push(line);
  }
  return undefined;
}

function partsOf(lines: readonly SourceText[], total: Quantity): Parts | undefined {
  const items = lines.map((line) => partOf(line, total.kind));
  // `Reserve (5%): £220`: what stands in brackets belongs to the name.
  const further = lines.filter(({ words }) => words.replace(/[（(][^()（）]*[）)]/gu, '').split(/\uE000+/u).length > 2);
  if (further.length === 0 || !items.every((item) => item !== undefined) || !isTotalOf(total, items)) return undefined;
  if (new Set(items.map(({ name }) => name)).size < items.length) return undefined;
  return {
    kind: 'parts',
    isWhole: true,
    items,
    details: further.map(itemOf),
    origins: [...new Set(lines.map(({ origin }) => origin))],
  };
}

function partOf(line: SourceText, kind: Quantity['kind']): Part | undefined {
  const quantity = line.quantities.findLast((own) => own.kind === kind);
  const name = nameOf(line);
  return quantity && /\p{L}/u.test(name) && visualLength(name) <= LONGEST_NAME ? { name, quantity } : undefined;
}

/** What a line begins with: in front of a colon, of its first blank in a wide script, or of its first figure. */
function nameOf(line: SourceText): string {
  const lead = leadOf(line);
  if (lead && lead.mark !== 'space') return lead.lead;
  const before = line.text.slice(0, line.quantities[0]?.start ?? 0);
  const [word = ''] = isWide(before) ? before.trim().split(/\s/u) : [];
  return trimmedPhrase(word || before);
}
