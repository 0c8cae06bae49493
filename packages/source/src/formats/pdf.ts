import { PagewrightError } from '@pagewright/model/errors';
import { DOCUMENT_VERSION, type SourceDocument, type SourceWarning } from '@pagewright/model/source-document';
import { AssetStore, assetOf } from '../assets.ts';
import { detectLanguage } from '../language.ts';
import { ADD_OCR } from '../ocr/installed.ts';
import type { ScanReader } from '../ocr/scanned-page.ts';
import { finishBlocks } from '../structure/blocks.ts';
import { withLinks } from '../structure/links.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import type { CoverLine } from '../title/cover-line.ts';
import { squeeze } from '../title/squeeze.ts';
import { type Title, titleOf } from '../title/title.ts';
import { withTitle } from '../title/with-title.ts';
import { blocksOfPages } from './pdf/blocks.ts';
import { withoutContents } from './pdf/contents.ts';
import { coverLinesOf } from './pdf/cover-lines.ts';
import { looksOf } from './pdf/looks.ts';
import { type PdfFile, readPages } from './pdf/pages.ts';
import { withoutRunningHeads } from './pdf/running-heads.ts';
import { withScannedPages } from './pdf/scans.ts';

/**
 * PDF → document.
 * @param scans reads the pages that have no text layer; undefined where that part is not installed
 * @throws PagewrightError `file/password`, `file/scanned` where pages hold no text and nobody can read their pictures,
 * `file/scan-unreadable` where nothing was found on these, `file/corrupt`, `file/empty`, and what `scans` throws
 */
export async function readPdf(
  name: string,
  bytes: Uint8Array,
  warnings: SourceWarning[],
  scans?: ScanReader,
): Promise<SourceDocument> {
  const assets = new AssetStore(warnings);
  const { pages: own, title: property, outline, links } = await open(name, bytes, assets);
  const bodies = withoutRunningHeads(own);
  const { pages, pictures } = scans
    ? await withScannedPages(own, bodies.pages, scans, warnings)
    : { pages: own, pictures: new Map<number, Uint8Array>() };
  const characters = pages.reduce((sum, page) => sum + page.lines.reduce((own, line) => own + line.text.length, 0), 0);
  const tables = pages.some(({ lines }) => lines.some(({ table }) => table));
  const { pages: clean, heads } = pages === own ? bodies : withoutRunningHeads(pages);
  const isEmpty = characters < Math.max(8, pages.length * 2) || clean.every(({ lines }) => lines.length === 0);
  if (isEmpty && !tables) {
    const params = { file: name, pages: pages.length };
    throw scans
      ? new PagewrightError('file/scan-unreadable', params)
      : new PagewrightError('file/scanned', { ...params, command: ADD_OCR });
  }
  const { pages: matter, listed } = withoutContents(clean);
  const drafts = blocksOfPages(matter, outline, listed);
  const { body } = looksOf(clean);
  const lines = coverLinesOf(matter, drafts, body);
  const title = fuller(titleOf(name, drafts, { lines, body, heads, property }), heads[0], lines);
  const blocks = finishBlocks(
    name,
    withTitle(drafts, lines, title, 1, () => true),
  );
  const doubtful = blocks.reduce((sum, { scan }) => sum + (scan?.doubtful.length ?? 0), 0);
  if (doubtful > 0) warnings.push({ code: 'scan-doubtful', params: { words: doubtful } });
  if (blocks.length === 0) throw new PagewrightError('file/no-content', { file: name });
  return {
    version: DOCUMENT_VERSION,
    file: name,
    kind: 'pdf',
    title: title.text,
    language: detectLanguage(textOfBlocks(blocks)),
    blocks: withLinks(blocks, links),
    ...withPictures(assets.kept, pictures),
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

/** Pictures of scanned pages beside those of the text: doubtful words are compared with them. */
function withPictures(
  assets: SourceDocument['assets'],
  pictures: ReadonlyMap<number, Uint8Array>,
): Pick<SourceDocument, 'assets' | 'scans'> {
  if (pictures.size === 0) return { assets };
  const scans = [...pictures].map(([page, picture]) => ({ page, ...assetOf('image/webp', Buffer.from(picture)) }));
  return {
    assets: { ...assets, ...Object.fromEntries(scans.map(({ key, asset }) => [key, asset])) },
    scans: Object.fromEntries(scans.map(({ page, key }) => [page, key])),
  };
}

/** Longest running head that is a title, UTF-16 units. */
const LONGEST_HEAD = 80;

/** A running head that says the title and more is the better title, and the lines that say the rest are of it. */
function fuller(title: Title, head: string | undefined, lines: readonly CoverLine[]): Title {
  if (!head || head.length > LONGEST_HEAD || !squeeze(head).startsWith(squeeze(title.text))) return title;
  const { found } = title;
  if (!found) return { text: head };
  for (let to = found.to + 1; to < lines.length; to += 1) {
    const said = squeeze([title.text, ...lines.slice(found.to + 1, to + 1).map(({ text }) => text)].join(' '));
    if (said === squeeze(head)) return { text: head, found: { ...found, text: head, to } };
    if (!squeeze(head).startsWith(said)) break;
  }
  return { text: head, found };
}
