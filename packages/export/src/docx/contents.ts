import { characters, el, type Xml } from '../ooxml/xml.ts';
import type { FlowBlock } from './flow/flow.ts';
import { plainText } from './flow/flow.ts';
import { contentsStyle } from './styles.ts';
import { bookmarkName } from './text-document.ts';

/** Deepest level of headings that is listed. */
const DEEPEST = 2;

interface Entry {
  readonly level: number;
  readonly words: string;
  /** Where it leads. */
  readonly bookmark: string;
}

/**
 * The field of the table of contents, with its entries as they are now. On which sheets the headings stand only the
 * program knows that lays them out: one that does not make the field up anew shows the entries without numbers.
 */
export function writeContents(blocks: readonly FlowBlock[]): Xml[] {
  const entries = entriesOf(blocks);
  return entries.map((entry, index) =>
    el(
      'w:p',
      {},
      el('w:pPr', {}, el('w:pStyle', { 'w:val': contentsStyle(entry.level) })),
      index === 0 ? fieldStart(` TOC \\o "1-${DEEPEST}" \\h \\z \\u `, true) : undefined,
      el(
        'w:hyperlink',
        { 'w:anchor': entry.bookmark, 'w:history': true },
        el('w:r', {}, el('w:t', { 'xml:space': 'preserve' }, characters(entry.words))),
      ),
      index === entries.length - 1 ? fieldEnd() : undefined,
    ),
  );
}

function entriesOf(blocks: readonly FlowBlock[]): Entry[] {
  const headings = blocks.flatMap((block) =>
    block.type === 'text' && block.style.is === 'heading' ? [{ level: block.style.level, lines: block.lines }] : [],
  );
  return headings.flatMap(({ level, lines }, index) =>
    level <= DEEPEST ? [{ level, words: plainText(lines), bookmark: bookmarkName(index + 1) }] : [],
  );
}

/** @param stale whether the program makes it up anew when the file is opened */
export function fieldStart(instruction: string, stale = false): Xml[] {
  return [
    el('w:r', {}, el('w:fldChar', { 'w:fldCharType': 'begin', 'w:dirty': stale || undefined })),
    el('w:r', {}, el('w:instrText', { 'xml:space': 'preserve' }, characters(instruction))),
    el('w:r', {}, el('w:fldChar', { 'w:fldCharType': 'separate' })),
  ];
}

export function fieldEnd(): Xml {
  return el('w:r', {}, el('w:fldChar', { 'w:fldCharType': 'end' }));
}
