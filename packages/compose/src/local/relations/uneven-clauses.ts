import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { divided } from './entries.ts';
import { isTotalName, isTotalOf } from './parts.ts';
import type { Part, Parts } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** Longest name of a part, in comparable units, and fewest clauses that are a name and a figure alone. */
const LONGEST_NAME = 30;
const FEWEST_PLAIN = 2;

/** In front of what several figures of a clause come to: `每月600元，五个月共3,000元`. */
const SUMMED = new RegExp(`(?:(?<![一总總])共|[合总總小][计計]|${anyOf('totals')})\\s?$`, 'iu');
/** `伺服器每月`: how often an amount comes is no part of the name in front of it. */
const RATE = new RegExp(`(?:每[月年日周週季人天个個]|${anyOf('ratesBefore')})$`, 'u');

/**
 * `华东区继续领跑，营业额912万元，占39%；华南区604万元；华北区466万元`: clauses of a name and a figure each, of which some say
 * more than that: these have the figure of the others' unit as theirs, and are told whole beside the parts.
 */
export function unevenClauses(source: SourceText): Parts | undefined {
  if (!/[;；]/u.test(source.words)) return undefined;
  const clauses = divided(source, /\s*[；;]\s*/gu);
  const closing = clauses.at(-1);
  const total = closing && isTotalName(closing.text) ? closing.quantities.at(-1) : undefined;
  const named = total ? clauses.slice(0, -1) : clauses;
  const plain = named.map(plainPart);
  const [first, ...others] = plain.filter((part) => part !== undefined);
  const longer = named.filter((_, index) => !plain[index]);
  if (!first || others.length + 1 < FEWEST_PLAIN || longer.length === 0 || longer.length > others.length + 1)
    return undefined;
  if (!others.every(({ quantity }) => isAlike(quantity, first.quantity))) return undefined;
  const ending = sharedEnd([first, ...others].map(({ name }) => name));
  const parts = named.map((clause, index) => plain[index] ?? longPart(clause, first.quantity, ending));
  if (!parts.every((part) => part !== undefined) || new Set(parts.map(({ name }) => name)).size < parts.length)
    return undefined;
  const isWhole = total !== undefined && isTotalOf(total, parts);
  // Without an ending that all names share, what they come to tells which figure is meant.
  if (ending === '' && !isWhole) return undefined;
  return {
    kind: 'parts',
    total: total && {
      value: total.text,
      label: told(source, trimmedPhrase(closing?.text.replace(total.text, '') ?? '')),
    },
    isWhole,
    items: parts,
    details: longer.map((clause) => told(clause, trimmedPhrase(clause.text))),
    origins: [source.origin],
  };
}

function isAlike(one: Quantity, other: Quantity): boolean {
  return one.kind === other.kind && one.unit === other.unit && !one.isRange;
}

function plainPart({ text, quantities }: SourceText): Part | undefined {
  const [only, other] = quantities;
  const name = only ? trimmedPhrase(text.slice(0, only.start)) : '';
  const isPlain = only && !other && !only.isRange && !/\p{L}/u.test(text.slice(only.end));
  return isPlain && isShort(name) ? { name, quantity: only } : undefined;
}

function isShort(name: string): boolean {
  return /\p{L}/u.test(name) && !/[,，、:：]/u.test(name) && visualLength(name) <= LONGEST_NAME;
}

function longPart({ text, quantities }: SourceText, unit: Quantity, ending: string): Part | undefined {
  const own = quantities.filter((quantity) => isAlike(quantity, unit));
  const summed = own.find(({ start }) => SUMMED.test(text.slice(0, start)));
  const [only, other] = own;
  const quantity = summed ?? (other ? undefined : only);
  const before = text.slice(0, quantities[0]?.start ?? 0);
  const at = ending === '' ? -1 : before.indexOf(ending, 1);
  const name = at < 0 ? trimmedPhrase(before.replace(RATE, '')) : before.slice(0, at + ending.length);
  return quantity && isShort(name) ? { name, quantity } : undefined;
}

/** The last sign of names in Han that all of them end in: `区` of `华南区`, `华北区`. */
function sharedEnd(names: readonly string[]): string {
  const last = /\p{sc=Han}$/u.exec(names[0] ?? '')?.[0] ?? '';
  return last !== '' && names.every((name) => name.endsWith(last)) ? last : '';
}
