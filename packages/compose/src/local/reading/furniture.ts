import type { SourceBlock, TableBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';

const CONTENTS = /^(table of contents|contents|目\s*录|目\s*錄|目\s*次|sommaire|table des matières)\s*:?$/i;
/** Marks that a text file was divided by for reading on a small screen, and Gutenberg's frame. */
const MARKS = /^_?分节阅读_?\d+$|^\*{3}\s*(start|end) of|^[*\s·•_=-]{3,}$/i;
const FOOTNOTE = /^(?:\d{0,2}[¹²³⁴⁵⁶⁷⁸⁹⁰]+\s?(?=[\p{L}(-])|\d{1,3}(?=\p{sc=Han}|\(|[A-Z][a-z])|\d{1,2}(?=--\p{L}))/u;

/** Blocks without tables of contents, running heads, page numbers and marks of the file's making. */
export function withoutFurniture(blocks: readonly SourceBlock[], title: string, keepNotes: boolean): SourceBlock[] {
  const headings = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [squeeze(block.text)] : [])));
  const running = runningHead(title);
  return blocks.filter((block, index) => {
    if (block.kind === 'table') return !isContentsTable(block, blocks[index - 1], headings);
    if (block.kind === 'list') return block.items.some(({ text }) => !MARKS.test(text.trim()));
    if (block.kind === 'heading') return !MARKS.test(block.text.trim()) && !CONTENTS.test(block.text.trim());
    if (block.kind !== 'paragraph') return true;
    const text = block.text.trim();
    if (MARKS.test(text) || CONTENTS.test(text) || isContentsLine(text)) return false;
    if (/^[\divxlc./\s-]+$/i.test(text) || (!keepNotes && FOOTNOTE.test(text))) return false;
    return index === 0 || !running.test(text);
  });
}

/** The title alone or with a page number behind it. */
function runningHead(title: string): RegExp {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped}(\\s*[ivxlc\\d]+(\\s*/\\s*\\d+)?)?$`, 'i');
}

/** Many numbers between short texts, or dots leading to a number. */
function isContentsLine(text: string): boolean {
  if (/[.·…]{4,}\s*\d+\s*$/.test(text)) return true;
  const numbers = text.match(/(?<=\s)\d{1,3}(?=\s|$)/g)?.length ?? 0;
  return numbers >= 12 && numbers * 30 > text.length;
}

/** A table whose rows end in page numbers, after a line that says so or with the document's headings in it. */
function isContentsTable(table: TableBlock, before: SourceBlock | undefined, headings: ReadonlySet<string>): boolean {
  if (table.rows.length < 4) return false;
  const announced = before !== undefined && 'text' in before && CONTENTS.test(before.text.trim());
  const texts = table.rows.map((row) => row.map(({ text }) => text.trim()).filter(Boolean));
  const paged = texts.filter((row) => row.length >= 2 && /^[\divxlc]{1,4}$/i.test(row.at(-1) ?? '')).length;
  const known = texts.filter((row) => row.some((text) => headings.has(squeeze(text)))).length;
  return paged >= texts.length * 0.6 && (announced || known >= texts.length * 0.2);
}
