import { visualLength } from '../../structure/numbering.ts';
import { isNoTitle } from '../../title/no-title.ts';
import { isTitleLabel } from '../../title/title-labels.ts';
import type { DocxBlock } from './docx-block.ts';

/** Longest value of a field, a Han character counting as two. */
const LONGEST_VALUE = 120;

/** `Attendees:` over who came is one field, `Attendees: …`, in the looks of what was filled in. */
export function withNamedLines(blocks: readonly DocxBlock[]): DocxBlock[] {
  const joined: DocxBlock[] = [];
  for (const each of blocks) {
    const previous = joined.at(-1);
    const before = previous?.block;
    const { block } = each;
    const isNamed = before?.kind === 'paragraph' && isFieldName(before.text) && block.kind === 'paragraph';
    const isValue = isNamed && !/[:：]/u.test(block.text) && visualLength(block.text) <= LONGEST_VALUE;
    if (before?.kind === 'paragraph' && block.kind === 'paragraph' && isValue) {
      const links = [...(previous?.links ?? []), ...(each.links ?? [])];
      const notes = [...(previous?.notes ?? []), ...(each.notes ?? [])];
      joined[joined.length - 1] = { ...each, links, notes, block: { ...block, text: `${before.text} ${block.text}` } };
    } else joined.push(each);
  }
  return joined;
}

/** What minutes and covers name with a colon behind it, on a line of its own. */
function isFieldName(text: string): boolean {
  return /[:：]$/u.test(text.trim()) && (isNoTitle(text) || isTitleLabel(text));
}
