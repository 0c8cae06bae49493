import type { Setting } from '../setting.ts';
import type { Entry } from './entry.ts';
import { numeralText } from './marker.ts';

/** `（１）`, `(a)`, `①`, `2.`, `b)`, `ア `, `三、`: signs by which a source numbers its entries and refers to them. */
const OWN_MARK =
  /^(?:[（(]\s*(?:[\d０-９]{1,2}|[a-zA-Z]|[ivx]{1,4}|[一二三四五六七八九十]{1,3}|[\u3041-\u3096\u30a1-\u30fa])\s*[）)]|[①-⑳㈠-㈩]|[\d０-９]{1,2}[.．)）、](?![\d０-９])|[a-zA-Z]\)(?=\s)|[\u30a1-\u30fa](?=\s)|[一二三四五六七八九十]{1,3}、(?![一二三四五六七八九十]))\s*(?=\S)/u;

export interface MarkedEntry {
  /** The entry's own sign; undefined where it has none. */
  readonly mark: string | undefined;
  /** The entry without it. */
  readonly entry: Entry;
}

/** Entries apart from the signs that they begin with, for blocks which set such signs in front of the words. */
export function ownMarks(entries: readonly Entry[]): MarkedEntry[] {
  return entries.map((entry) => {
    const field = entry.head ? 'head' : 'body';
    const words = entry[field];
    const found = words && OWN_MARK.exec(words.text)?.[0];
    if (!words || !found) return { mark: undefined, entry };
    return { mark: found.trim(), entry: { ...entry, [field]: { ...words, text: words.text.slice(found.length) } } };
  });
}

export function haveOwnMarks(entries: readonly Entry[]): boolean {
  return ownMarks(entries).some(({ mark }) => mark);
}

export interface NumberedEntry {
  /** Empty where the source numbers others only. */
  readonly number: string;
  readonly entry: Entry;
}

/** Entries with their numbers: those of the source where it numbers any, so that none is counted twice, else the style's. */
export function numberedEntries(setting: Setting, entries: readonly Entry[]): NumberedEntry[] {
  const marked = ownMarks(entries);
  const isNumbered = marked.some(({ mark }) => mark);
  return marked.map(({ mark, entry }, index) => ({
    number: isNumbered ? (mark ?? '') : numeralText(setting, index),
    entry,
  }));
}
