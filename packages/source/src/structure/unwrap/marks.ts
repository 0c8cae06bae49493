import { beginsWithDate } from '../line-dates.ts';
import { listMarkOf, numberingOf, startsArticle } from '../numbering.ts';
import type { Line } from './line.ts';

/** What a line begins with, where that may mark an entry, a heading or a field. */
export interface Mark {
  /** How it is written and how far it is set in: marks of one list have the same. */
  readonly style: string;
  /** Its place in the order of such marks; undefined of signs and fields. */
  readonly order: number | undefined;
  /** Columns from the margin to the words behind it. */
  readonly textIndent: number;
  /** It marks a field, a date or an option: such lines are short by nature and tell no width. */
  readonly isField?: boolean;
}

const HAN_DIGITS = '一二三四五六七八九十';
/** `Subject: …`, `日時：…`, `09:30 …`. */
const FIELD =
  /^(?:\d{1,2}[:：h]\d{2}\b|[^\s:：,，。.;；()][^:：,，。.;；]{0,23}(?:：\s*\S|:(?=\s*[\u00a0-\uffff]|\s+\S)))/u;
/** `≥ 4.15 for hooks`: what is asked for from which number on. */
const BOUND = /^[≥≤<>]=?\s?\d/u;
/** `125 = refused`, `2 - not found`: codes and what they mean. */
const CODE = /^(\d{1,4})\s*[=–—-]\s/u;
/** `@param`, `--flag`, `-f`: what manuals list. */
const OPTION = /^(?:--?[A-Za-z][\w-]*|@\w+)(?=[\s,=[]|$)/u;

/** What may mark a line, or undefined. */
export function markOf(line: Line): Mark | undefined {
  const { text, indent } = line;
  const list = listMarkOf(text);
  if (list) return markFrom(list.marker, line, text.length - list.text.length);
  if (OPTION.test(text)) return fieldMark('option', indent);
  const numbering = numberingOf(text);
  if (numbering || startsArticle(text)) {
    const mark = numbering?.mark ?? text.slice(0, 4);
    return markFrom(mark, line, mark.length + 1);
  }
  if (BOUND.test(text)) return fieldMark('bound', indent);
  const code = CODE.exec(text)?.[1];
  if (code) return fieldMark('code', indent, Number(code));
  if (beginsWithDate(text)) return fieldMark('date', indent);
  return FIELD.test(text) && !line.startsSmall ? fieldMark('field', indent) : undefined;
}

function fieldMark(kind: string, indent: number, order?: number): Mark {
  return { style: `${kind} ${indent}`, order, textIndent: indent, isField: true };
}

function markFrom(marker: string, line: Line, width: number): Mark {
  const counted = /\d+|[一二三四五六七八九十]+|[A-Za-z]+(?=[).．]?$)/gu;
  const all = marker.match(counted) ?? [];
  const last = all.at(-1);
  const style = `${marker.replace(counted, '#')} ${line.indent}`;
  return { style, order: last === undefined ? undefined : orderOf(last), textIndent: line.indent + width };
}

function orderOf(counted: string): number {
  if (/^\d/.test(counted)) return Number(counted);
  const han = HAN_DIGITS.indexOf(counted);
  if (han >= 0) return han + 1;
  return counted.length === 1 ? counted.toLowerCase().charCodeAt(0) - 96 : Number.NaN;
}

export interface Marks {
  /** By the places of their lines. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly lone: ReadonlySet<number>;
}

/**
 * The marks of lines. A number that no other one leads up to or follows, or a sign that no other line
 * begins with, is kept as lone: where the sentence before goes on in it, it is a word of that sentence.
 */
export function marksOf(lines: readonly Line[]): Marks {
  const marks = new Map<number, Mark>();
  const orders = new Map<string, Map<number | undefined, number>>();
  for (const [index, line] of lines.entries()) {
    const mark = line.isApart ? undefined : markOf(line);
    if (!mark) continue;
    marks.set(index, mark);
    const own = orders.get(mark.style) ?? new Map<number | undefined, number>();
    own.set(mark.order, (own.get(mark.order) ?? 0) + 1);
    orders.set(mark.style, own);
  }
  const lone = new Set<number>();
  for (const [index, { style, order }] of marks) {
    const own = orders.get(style);
    // Markdown counts for its writer, who may begin each entry with `1.`.
    const isUncounted = order === undefined || (order === 1 && /^#[.)]\s/.test(style));
    const isOneOfSeveral = isUncounted && (own?.get(order) ?? 0) > 1;
    if (!isOneOfSeveral && (order === undefined || (!own?.has(order - 1) && !own?.has(order + 1)))) lone.add(index);
  }
  return { marks, lone };
}
