import { anyOf } from '../lexicon/words.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

const NOUN = `(?:${anyOf('alternatives')})`;
/** `A方案`, `方案二`, `Plan B`: at the beginning of a clause. */
const CODED = new RegExp(
  `(?<=^|[,，、;；:：。]\\s?|\\s(?:and|et|while|but)\\s)(?:(?:the|l[ae])\\s|l[’'])?(?:(?<front>[A-Z甲乙丙丁])\\s?${NOUN}|${NOUN}\\s?(?<behind>[A-Z1-9一二三四五甲乙丙丁]))(?![\\p{Script=Latin}\\d])`,
  'giu',
);
const ORDERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '123456789', '一二三四五', '甲乙丙丁'] as const;
/** Fewest alternatives that are told apart as a list. */
const FEWEST = 2;

/** `A方案便宜但慢，B方案贵一些但两周就能做完，C方案要外包`: each alternative with what is said of it. */
export function codedAlternatives(source: SourceText): List | undefined {
  const marks = [...source.text.matchAll(CODED)];
  const codes = marks.map(({ groups }) => (groups?.['front'] ?? groups?.['behind'] ?? '').toUpperCase());
  if (marks.length < FEWEST || !areInOrder(codes)) return undefined;
  const starts = marks.map(({ index }) => index);
  const [start = 0] = starts;
  // In front of the first there is nothing, or what leads to them.
  if (!/^(?:.*[:：。]\s?)?$/su.test(source.text.slice(0, start))) return undefined;
  const items = starts.map((at, index) => {
    const own = stretchOf(source, at, starts[index + 1] ?? source.text.length);
    return told(own, trimmedPhrase(own.text.replace(ENDS, '')));
  });
  const lead = trimmedPhrase(source.text.slice(0, start).replace(/[:：]\s?$/u, ''));
  const isShort = marks.some(([name], index) => (items[index]?.text.length ?? 0) <= name.length + 1);
  if (isShort) return undefined;
  return { kind: 'list', ...(/\p{L}{2}/u.test(lead) && { head: told(source, lead) }), items };
}

/** Between an alternative and the next. */
const ENDS = /[,，、;；\s]*(?:\s(?:and|et|while|but))?\s*$/iu;

function areInOrder(codes: readonly string[]): boolean {
  return ORDERS.some((order) => codes.every((code, index) => code !== '' && order.indexOf(code) === index));
}
