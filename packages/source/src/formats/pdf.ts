import { PagewrightError } from '@pagewright/model/errors';
import type { SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import { AssetStore } from '../assets.ts';
import { detectLanguage } from '../language.ts';
import { finishBlocks } from '../structure/blocks.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { titleOf } from '../title/title.ts';
import { withTitle } from '../title/with-title.ts';
import { blocksOfPages } from './pdf/blocks.ts';
import { withoutContents } from './pdf/contents.ts';
import { coverLinesOf } from './pdf/cover-lines.ts';
import { looksOf } from './pdf/looks.ts';
import { type PdfFile, readPages } from './pdf/pages.ts';
import { withoutRunningHeads } from './pdf/running-heads.ts';

/**
 * PDF with a text layer → document.
 * @throws PagewrightError `file/password`, `file/scanned` where pages hold no text, `file/corrupt`, `file/empty`
 */
export async function readPdf(name: string, bytes: Uint8Array, warnings: SourceWarning[]): Promise<SourceDocument> {
  const assets = new AssetStore(warnings);
  const { pages, title: property, outline } = await open(name, bytes, assets);
  const characters = pages.reduce((sum, page) => sum + page.lines.reduce((own, line) => own + line.text.length, 0), 0);
  const tables = pages.some(({ lines }) => lines.some(({ table }) => table));
  if (characters < Math.max(8, pages.length * 2) && !tables) {
    throw new PagewrightError('file/scanned', { file: name, pages: pages.length });
  }
  const { pages: clean, heads } = withoutRunningHeads(pages);
  const drafts = blocksOfPages(withoutContents(clean), outline);
  const { body } = looksOf(clean);
  const lines = coverLinesOf(clean, drafts, body);
  const title = titleOf(name, drafts, { lines, body, heads, property });
  const blocks = finishBlocks(
    name,
    withTitle(drafts, lines, title, 1, () => true),
  );
  if (blocks.length === 0) throw new PagewrightError('file/no-content', { file: name });
  return {
    version: 1,
    file: name,
    kind: 'pdf',
    title: fuller(title.text, heads[0]),
    language: detectLanguage(textOfBlocks(blocks)),
    blocks,
    assets: assets.kept,
    warnings,
    pageCount: pages.length,
  };
}

async function open(name: string, bytes: Uint8Array, assets: AssetStore): Promise<PdfFile> {
  try {
    return await readPages(bytes, assets);
  } catch (error) {
    if (error instanceof PagewrightError) throw error;
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
