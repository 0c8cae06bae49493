import { PagewrightError } from '@pagewright/model/errors';
import { DOCUMENT_VERSION, type SourceDocument, type SourceWarning } from '@pagewright/model/source-document';
import WordExtractor from 'word-extractor';
import { hasStream } from '../detect.ts';
import { detectLanguage } from '../language.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { contentsOf } from '../structure/contents-lines.ts';
import { withLinks } from '../structure/links.ts';
import { blocksOfLines } from '../structure/text-lines.ts';
import { withoutWraps } from '../structure/unwrap/unwrap.ts';
import { typedCell } from '../tables/cells.ts';
import { finishTable } from '../tables/table.ts';
import { tidyLine } from '../tidy.ts';
import { linesOfBlocks, titleOf } from '../title/title.ts';
import { withTitle } from '../title/with-title.ts';
import { isEncryptedWord } from './doc/encryption.ts';

/**
 * Word 97-2003 → document. The format's reader gives text only; headings are found as in plain text.
 * @throws PagewrightError `file/empty`, `file/password`, `file/corrupt`
 */
export async function readDoc(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const { body, heads } = await textsOf(name, bytes);
  if (!body.trim()) throw new PagewrightError('file/empty', { file: name });
  if (hasStream(bytes, 'Macros') || hasStream(bytes, '_VBA_PROJECT'))
    warnings.push({ code: 'macros-ignored', params: {} });
  const drafts = draftsOf(body);
  const lines = linesOfBlocks(drafts);
  const title = titleOf(name, drafts, { lines, heads });
  const blocks = finishBlocks(
    name,
    withTitle(drafts, lines, title, 1, () => true),
  );
  return {
    version: DOCUMENT_VERSION,
    file: name,
    kind: 'doc',
    title: title.text,
    language: detectLanguage(body),
    blocks: withLinks(blocks),
    assets: {},
    warnings,
  };
}

async function textsOf(name: string, bytes: Uint8Array): Promise<{ body: string; heads: string[] }> {
  // The format's reader takes what is encrypted for text, or for damage.
  if (isEncryptedWord(bytes)) throw new PagewrightError('file/password', { file: name });
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const heads = document
      .getHeaders({ includeFooters: false })
      .split(/[\n\t]/)
      .map(tidyLine)
      .filter(Boolean);
    return { body: document.getBody(), heads };
  } catch (error) {
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

/** Paragraphs stand one a line; cells of a table row are joined by tabs. */
function draftsOf(body: string): DraftBlock[] {
  const drafts: DraftBlock[] = [];
  let text: string[] = [];
  let table: string[][] = [];
  /** Depth of the last heading that the table of contents lists; 0 before the first. */
  let listedLevel = 0;
  const endText = (): void => {
    // What no table of contents lists stands below what it does.
    const below = (block: DraftBlock): DraftBlock =>
      block.kind === 'heading' ? { ...block, level: Math.min(6, block.level + listedLevel) } : block;
    drafts.push(...blocksOfLines(withoutWraps(text)).map(below));
    text = [];
  };
  const endTable = (): void => {
    if (table.length > 1) {
      const width = Math.max(...table.map((row) => row.length));
      const rows = table.map((row) => Array.from({ length: width }, (_, index) => typedCell(row[index] ?? '')));
      drafts.push(finishTable({ rows, headerRows: undefined }));
    } else {
      text.push(...table.map((row) => row.join(' ')));
    }
    table = [];
  };
  const lines = body.split(/\r\n|[\r\n\v\f]/);
  const contents = contentsOf(lines);
  for (const [index, line] of lines.entries()) {
    if (contents?.lines.has(index)) continue;
    const listed = contents?.headingOf(line);
    if (listed) {
      endTable();
      endText();
      const { numbering, ...heading } = listed;
      listedLevel = heading.level;
      drafts.push({ kind: 'heading', ...heading, ...(numbering ? { numbering } : {}) });
      continue;
    }
    const cells = line.replace(/\t+$/, '').split('\t');
    const isRow = cells.length > 1 && !/^\s*([•·\-–—]|\d+[.)]|[a-z][.)])?\s*$/.test(cells[0] ?? '');
    if (isRow) {
      if (table.length === 0) endText();
      table.push(cells.map((cell) => cell.trim()));
      continue;
    }
    endTable();
    // A blank line keeps paragraphs apart; Word marks each paragraph by its end.
    text.push(line.replace(/^\s*([•·]|\d+[.)]|[a-z][.)])\t/, '$1 '), '');
  }
  endTable();
  endText();
  return drafts;
}
