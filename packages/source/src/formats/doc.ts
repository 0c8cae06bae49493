import { PagewrightError } from '@pagewright/model/errors';
import type { SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import WordExtractor from 'word-extractor';
import { hasStream } from '../detect.ts';
import { detectLanguage } from '../language.ts';
import { type DraftBlock, finishBlocks } from '../structure/blocks.ts';
import { blocksOfLines } from '../structure/text-lines.ts';
import { typedCell } from '../tables/cells.ts';
import { finishTable } from '../tables/table.ts';
import { titleOf } from '../title.ts';

/** Word 97-2003 → document. The format's reader gives text only; headings are found as in plain text. */
export async function readDoc(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const body = await bodyOf(name, bytes);
  if (!body.trim()) throw new PagewrightError('file/empty', { file: name });
  if (hasStream(bytes, 'Macros') || hasStream(bytes, '_VBA_PROJECT'))
    warnings.push({ code: 'macros-ignored', params: {} });
  const blocks = finishBlocks(name, draftsOf(body));
  return {
    version: 1,
    file: name,
    kind: 'doc',
    title: titleOf(name, blocks),
    language: detectLanguage(body),
    blocks,
    assets: {},
    warnings,
  };
}

async function bodyOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return document.getBody();
  } catch (error) {
    const encrypted = /encrypt|password/i.test((error as Error).message ?? '');
    throw new PagewrightError(encrypted ? 'file/password' : 'file/corrupt', { file: name }, { cause: error });
  }
}

/** Paragraphs stand one a line; cells of a table row are joined by tabs. */
function draftsOf(body: string): DraftBlock[] {
  const drafts: DraftBlock[] = [];
  let text: string[] = [];
  let table: string[][] = [];
  const endText = (): void => {
    drafts.push(...blocksOfLines(text));
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
  for (const line of body.split(/\r\n|[\r\n\v\f]/)) {
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
