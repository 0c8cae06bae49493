import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { PageBrief } from '@pagewright/model/outline';
import { type NumberedBlock, wordsOf } from '../../from-blocks/numbered-blocks.ts';
import { blockOf } from '../../left-out/block-of.ts';
import { briefOfAnswer } from '../brief-of-answer.ts';
import { Carrier, SHARE } from '../support.ts';
import type { Operation } from './change-answer.ts';

/** What a text rests on, and which words of it nothing bears out. */
export interface BorneOut {
  readonly origins: readonly Origin[];
  readonly unsupported: readonly string[];
}

/** Words that need no source: the person's own, and those that stood there before. */
export interface Said {
  readonly prompt: string;
  readonly before: string;
}

/** @param named ids that the model gives, and origins that the text had before */
export function borneOut(
  text: string,
  said: Said,
  named: { readonly ids: readonly string[]; readonly origins: readonly string[] },
  blocks: readonly NumberedBlock[],
  language: Language,
): BorneOut {
  const had = new Set(named.origins.map(blockOf));
  const own = blocks.filter(({ id, block }) => named.ids.includes(id) || had.has(blockOf(block.origin)));
  const missing = missingIn(text, said, own, language);
  const origins = [...new Set(own.map(({ block }) => block.origin))];
  if (missing.length === 0) return { origins, unsupported: [] };
  const other = blocks.find((one) => missingIn(text, said, [one], language).length === 0);
  return other ? { origins: [other.block.origin], unsupported: [] } : { origins, unsupported: missing };
}

/**
 * Whether a source gives a figure to a name: in a row of a table, under the series' name where the table has that, or in a
 * sentence.
 */
export function isGivenTo(
  figure: string,
  { name, series }: { readonly name: string; readonly series: string },
  blocks: readonly NumberedBlock[],
): boolean {
  const [digits, own, over] = [digitsOf(figure), lettersIn(name), lettersIn(series)];
  const holds = (text: string): boolean => (text.match(FIGURE) ?? []).some((one) => digitsOf(one) === digits);
  return blocks.some(({ block }) => {
    if (block.kind !== 'table') {
      const sentences = wordsOf(block).split(/(?<=[。！？；;!?])|(?<=\.)\s|\n/u);
      return sentences.some((sentence) => lettersIn(sentence).includes(own) && holds(sentence));
    }
    const rows = block.rows.map((row) => row.map(({ text }) => text));
    const namesSeries = rows.some((row) => row.some((cell) => lettersIn(cell) === over));
    return rows.some((row, at) =>
      row.some((cell, column) => {
        if (!holds(cell)) return false;
        const beside = [...row.toSpliced(column, 1), ...rows.slice(0, at).map((above) => above[column] ?? '')];
        const letters = beside.map(lettersIn);
        return letters.includes(own) && (!namesSeries || letters.includes(over));
      }),
    );
  });
}

const FIGURE = /\d(?:[\d.,’' ]*\d)?/gu;

/** However its groups of digits are told apart. */
function digitsOf(figure: string): string {
  return figure.replace(/\D/g, '');
}

function lettersIn(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function missingIn(
  text: string,
  { prompt, before }: Said,
  blocks: readonly NumberedBlock[],
  language: Language,
): string[] {
  const texts = blocks.flatMap((one) => [...one.above.map(({ block }) => wordsOf(block)), wordsOf(one.block)]);
  const [first] = blocks;
  const carrier = new Carrier([...texts, prompt, before], first?.document.language ?? language);
  return carrier.missingIn(text, language, SHARE.text);
}

/** A page that says what a model wrote; figures and names that the person gave are no doubt. */
export function briefOfOperation(
  { title, form, entries }: Operation,
  id: string,
  blocks: readonly NumberedBlock[],
  language: Language,
  prompt: string,
): PageBrief {
  const told = form === 'table' || form === 'chart' || form === 'image' ? 'bullets' : form;
  const footing = { blocks, language, keepsWords: false };
  const brief = briefOfAnswer({ title, form: told, entries, block: '' }, id, footing, undefined);
  return withoutSaid(brief, prompt) as PageBrief;
}

function withoutSaid(value: unknown, prompt: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSaid(one, prompt));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, own]): [string, unknown][] => {
    if (name !== 'unsupported' || !Array.isArray(own)) return [[name, withoutSaid(own, prompt)]];
    const doubtful = own.filter((word) => !says(prompt, String(word)));
    return doubtful.length > 0 ? [[name, doubtful]] : [];
  });
  return Object.fromEntries(kept);
}

/** Whether a text says a word or a figure as a whole: `2025` does not say `20`. */
function says(text: string, word: string): boolean {
  const before = /^\p{Nd}/u.test(word)
    ? '(?<!\\p{Nd}|\\p{Nd}[.,])'
    : /^\p{sc=Latin}/u.test(word)
      ? '(?<!\\p{sc=Latin})'
      : '';
  const behind = /\p{Nd}$/u.test(word)
    ? '(?!\\p{Nd}|[.,]\\p{Nd})'
    : /\p{sc=Latin}$/u.test(word)
      ? '(?!\\p{sc=Latin})'
      : '';
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(before + escaped + behind, 'u').test(text);
}
