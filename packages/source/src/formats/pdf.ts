import { PagewrightError } from '@pagewright/model/errors';
import type { SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import { detectLanguage } from '../language.ts';
import { finishBlocks } from '../structure/blocks.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { titleOf } from '../title.ts';
import { blocksOfPages } from './pdf/blocks.ts';
import { readPages } from './pdf/pages.ts';
import type { PdfPage } from './pdf/pdf-page.ts';

/** PDF with a text layer → document. */
export async function readPdf(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const { pages, title } = await open(name, bytes);
  const characters = pages.reduce((sum, page) => sum + page.lines.reduce((own, line) => own + line.text.length, 0), 0);
  if (characters < Math.max(8, pages.length * 2)) {
    throw new PagewrightError('file/scanned', { file: name, pages: pages.length });
  }
  const { drafts, head } = blocksOfPages(pages);
  const blocks = finishBlocks(name, drafts);
  if (blocks.length === 0) throw new PagewrightError('file/empty', { file: name });
  return {
    version: 1,
    file: name,
    kind: 'pdf',
    title: fuller(titleOf(name, blocks, title), head),
    language: detectLanguage(textOfBlocks(blocks)),
    blocks,
    assets: {},
    warnings,
    pageCount: pages.length,
  };
}

async function open(name: string, bytes: Uint8Array): Promise<{ pages: PdfPage[]; title: string | undefined }> {
  try {
    return await readPages(bytes);
  } catch (error) {
    const { name: kind } = error as Error;
    if (kind === 'PasswordException') throw new PagewrightError('file/password', { file: name }, { cause: error });
    throw new PagewrightError('file/corrupt', { file: name }, { cause: error });
  }
}

/** A running head that says the title and more is the better title. */
function fuller(title: string, head: string | undefined): string {
  const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return head && head.length <= 80 && squeeze(head).startsWith(squeeze(title)) ? head : title;
}
