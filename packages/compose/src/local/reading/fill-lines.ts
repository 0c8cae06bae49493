import type { SourceBlock } from '@pagewright/model/source-document';

/** Dots that are written on, and blanks in front of what is ticked: `……………`, `______ Yes`. Two `……` end a thought in Chinese. */
const DOTS = /[.…·]{6,}|…{3,}(?:[.…\s]*…)*/gu;
const TICK = /^\s*[_＿]{3,}\s*(?=[\p{L}\p{N}])/u;
/** One to four fields of a form behind one another that nothing stands in: `Signature: Date :`. */
const EMPTY_FIELDS = /^(?:[\p{L}][^:：.。!?]{0,32}[:：]\s*){1,4}$/u;
/** Words of a field's name, signs where it is written without spaces: what is longer leads to something. */
const MOST = { words: 4, wide: 10 } as const;

/**
 * Blocks without the lines of a form that are to be written on, and without its fields where nobody wrote anything: names
 * with colons over each other or beside each other, or one at the end.
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
  const fields = plain.map((block) => (block.kind === 'paragraph' ? emptyFields(block.text) : 0));
  return plain.filter((_, index) => {
    const next = plain[index + 1];
    // One name with a colon leads to what follows, and may stand over sections: `Agenda:`.
    const isAmongOthers = (fields[index] ?? 0) > 1 || [index - 1, index + 1].some((place) => (fields[place] ?? 0) > 0);
    const isLeading =
      next !== undefined && (fields[index + 1] ?? 0) === 0 && (next.kind !== 'heading' || !isAmongOthers);
    return fields[index] === 0 || isLeading;
  });
}

/** What is written on a line to be filled in; as it stands where that is none. */
function written(text: string): string {
  const plain = text.replace(DOTS, ' ').replace(TICK, '');
  return plain === text ? text : plain.replace(/\s+/g, ' ').trim();
}

/** How many names of fields a text is, with nothing beside any of them; 0 of other texts. */
function emptyFields(text: string): number {
  const fields = text.split(/[:：]/u).filter((field) => field.trim() !== '');
  const areNames = fields.every((field) => {
    const wide = field.match(/[\u3040-\u30ff\p{sc=Han}]/gu)?.length ?? 0;
    return field.trim().split(/\s+/u).length <= MOST.words && wide <= MOST.wide;
  });
  return EMPTY_FIELDS.test(text.trim()) && areNames ? fields.length : 0;
}
