import type { DraftBlock } from './blocks.ts';

const NUMBERS = '一二三四五六七八九十';
const COUNTED = /^([一二三四五六七八九十]{1,3}[、．.])\s*(\S.*)$/su;
/** Fewest paragraphs that count together: one alone may be left over from anything. */
const FEWEST = 2;

/** What counts below a paragraph: `（一）`, `1.`, `①`. */
const BELOW = /^(?:[（(][一二三四五六七八九十\d]{1,3}[)）]|\d{1,2}[.、．)]|[①-⑳])$/u;

type Entries = (DraftBlock & { kind: 'list' })['items'];

/**
 * `一、放假时间：…`, `二、值班安排：…`: paragraphs one behind the other that count from one are the entries of a list, with
 * what counts `（一）` below one of them. Short lines of that kind over a text are headings and were taken as such before.
 */
export function withCountedLists(drafts: readonly DraftBlock[]): DraftBlock[] {
  const result: DraftBlock[] = [];
  for (let index = 0; index < drafts.length; ) {
    const { items, blocks, count } = entriesFrom(drafts, index);
    if (count < FEWEST) {
      result.push(drafts[index] as DraftBlock);
      index += 1;
      continue;
    }
    result.push({ kind: 'list', ordered: true, items });
    index += blocks;
  }
  return result;
}

function entriesFrom(drafts: readonly DraftBlock[], start: number): { items: Entries; blocks: number; count: number } {
  const items: Entries = [];
  let [count, index] = [0, start];
  for (; index < drafts.length; index += 1) {
    const draft = drafts[index];
    if (draft?.kind === 'list' && count > 0 && areBelow(draft.items)) {
      items.push(...draft.items.map((item) => ({ ...item, level: item.level + 1 })));
      continue;
    }
    if (!isEntry(draft, count + 1)) break;
    const [, marker = '', text = ''] = COUNTED.exec(draft.text) ?? [];
    items.push({ text, level: 0, marker });
    count += 1;
  }
  return { items, blocks: index - start, count };
}

function isEntry(draft: DraftBlock | undefined, count: number): draft is DraftBlock & { kind: 'paragraph' } {
  const marker = draft?.kind === 'paragraph' ? COUNTED.exec(draft.text)?.[1] : undefined;
  return marker?.slice(0, -1) === numberOf(count);
}

function areBelow(items: Entries): boolean {
  return items.every(({ marker }) => marker !== undefined && BELOW.test(marker));
}

/** 1 to 19 in Han digits. */
function numberOf(count: number): string {
  return count <= 10 ? (NUMBERS[count - 1] ?? '') : `十${NUMBERS[count - 11] ?? ''}`;
}
