import type { SourceBlock } from '@pagewright/model/source-document';

/** Dots that are written on, and blanks in front of what is ticked: `……………`, `______ Yes`. */
const DOTS = /[.…·]{6,}|…{2,}(?:[.…\s]*…)*/gu;
const TICK = /^\s*[_＿]{3,}\s*(?=[\p{L}\p{N}])/u;
/** One to four fields of a form behind one another that nothing stands in: `Signature: Date :`. */
const EMPTY_FIELDS = /^(?:[\p{L}][^:：.。!?]{0,32}[:：]\s*){1,4}$/u;
/** Words of a field's name: what is longer leads to something. */
const MOST_WORDS = 4;

/**
 * Blocks without the lines of a form that are to be written on, and without its fields where nobody wrote anything: a
 * name and a colon over another such, over a heading or at the end.
 */
export function withoutFillLines(blocks: readonly SourceBlock[]): SourceBlock[] {
  const plain = blocks.flatMap((block): SourceBlock[] => {
    if (block.kind === 'list') {
      const items = block.items.flatMap((item) => {
        const text = written(item.text);
        return text === '' ? [] : [{ ...item, text }];
      });
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    if (block.kind !== 'paragraph') return [block];
    const text = written(block.text);
    return text === '' ? [] : [{ ...block, text }];
  });
  const isEmpty = plain.map((block) => block.kind === 'paragraph' && isEmptyField(block.text));
  return plain.filter((_, index) => {
    const next = plain[index + 1];
    const isLeading = next !== undefined && next.kind !== 'heading' && !isEmpty[index + 1];
    return !isEmpty[index] || isLeading;
  });
}

/** What is written on a line to be filled in; as it stands where that is none. */
function written(text: string): string {
  const plain = text.replace(DOTS, ' ').replace(TICK, '');
  return plain === text ? text : plain.replace(/\s+/g, ' ').trim();
}

function isEmptyField(text: string): boolean {
  const fields = text.split(/[:：]/u).filter((field) => field.trim() !== '');
  return EMPTY_FIELDS.test(text.trim()) && fields.every((field) => field.trim().split(/\s+/u).length <= MOST_WORDS);
}
