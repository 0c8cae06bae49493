import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { PageBrief } from '@pagewright/model/outline';
import { blockOf } from '../../left-out/block-of.ts';
import { briefOfAnswer } from '../brief-of-answer.ts';
import { type NumberedBlock, wordsOf } from '../numbered-blocks.ts';
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
