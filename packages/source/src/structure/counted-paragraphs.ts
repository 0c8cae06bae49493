import type { DraftBlock } from './blocks.ts';

const NUMBERS = '一二三四五六七八九十';
const COUNTED = /^([一二三四五六七八九十]{1,3}[、．.])\s*(\S.*)$/su;
/** Fewest paragraphs that count together: one alone may be left over from anything. */
const FEWEST = 2;

/**
 * `一、放假时间：…`, `二、值班安排：…`: paragraphs one behind the other that count from one are the entries of a list.
 * Short lines of that kind over a text are headings and were taken as such before.
 */
export function withCountedLists(drafts: readonly DraftBlock[]): DraftBlock[] {
  const result: DraftBlock[] = [];
  for (let index = 0; index < drafts.length; ) {
    const items = entriesFrom(drafts, index);
    if (items.length < FEWEST) {
      result.push(drafts[index] as DraftBlock);
      index += 1;
      continue;
    }
    result.push({ kind: 'list', ordered: true, items });
    index += items.length;
  }
  return result;
}

function entriesFrom(drafts: readonly DraftBlock[], start: number): { text: string; level: number; marker: string }[] {
  const items: { text: string; level: number; marker: string }[] = [];
  for (let index = start; index < drafts.length; index += 1) {
    const draft = drafts[index];
    const [, marker = '', text = ''] = (draft?.kind === 'paragraph' && COUNTED.exec(draft.text)) || [];
    if (marker.slice(0, -1) !== numberOf(items.length + 1)) break;
    items.push({ text, level: 0, marker });
  }
  return items;
}

/** 1 to 19 in Han digits. */
function numberOf(count: number): string {
  return count <= 10 ? (NUMBERS[count - 1] ?? '') : `十${NUMBERS[count - 11] ?? ''}`;
}
