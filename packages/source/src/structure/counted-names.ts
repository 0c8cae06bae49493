/** `O1 Faster answers`, `Phase 2 – Build`, `第一阶段：调研`: a kind of part, its number and what it is called. */
export interface CountedName {
  /** What is counted, in small letters: `o`, `phase`, `第阶段`. */
  readonly kind: string;
  readonly number: number;
  readonly name: string;
}

const HAN_NUMBERS = '一二三四五六七八九十';
const ROMAN_NUMBERS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const NUMBER = '\\d{1,2}|[一二三四五六七八九十]|[IVX]{1,4}';
const COUNTED = new RegExp(
  `^(?:(?<letter>\\p{Lu})(?<figure>\\d{1,2})|(?<kind>\\p{L}{2,12})\\s?(?<number>${NUMBER})|第(?<ordinal>${NUMBER})(?<unit>\\p{sc=Han}{1,2}))(?:\\s*[.:：、)）–—-]\\s*|[\\s　]+|$)(?<name>.*)$`,
  'u',
);

/** What a line counts, or undefined of one that does not begin so. */
export function countedNameOf(line: string): CountedName | undefined {
  const groups = COUNTED.exec(line.trim())?.groups;
  if (!groups) return undefined;
  const sign = groups['figure'] ?? groups['number'] ?? groups['ordinal'] ?? '';
  const kind = groups['letter'] ?? groups['kind'] ?? `第${groups['unit'] ?? ''}`;
  const number = numberOf(sign);
  return number === 0 ? undefined : { kind: kind.toLowerCase(), number, name: groups['name'] ?? '' };
}

function numberOf(sign: string): number {
  if (/^\d+$/u.test(sign)) return Number(sign);
  return Math.max(HAN_NUMBERS.indexOf(sign), ROMAN_NUMBERS.indexOf(sign)) + 1;
}

/** The names of what a text counts from its first line on, one, two, and so on; none where that line begins no count. */
export function countedNames(lines: readonly string[]): string[] {
  const first = countedNameOf(lines[0] ?? '');
  if (first?.number !== 1) return [];
  const names: string[] = [];
  for (const line of lines) {
    const own = countedNameOf(line);
    if (own?.kind === first.kind && own.number === names.length + 1) names.push(own.name);
  }
  return names.length > 1 ? names : [];
}
