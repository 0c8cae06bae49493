import { PagewrightError } from '@pagewright/model/errors';
import { UPLOAD } from '@pagewright/model/limits';
import { printPage } from '@pagewright/page/source-text';
import sharp from 'sharp';
import type { RunExport } from '../exporter.ts';
import { FidelityRecord } from '../fidelity.ts';
import { numberedName } from '../numbered-name.ts';
import { writeZip } from '../zip/zip-writer.ts';
import type { SourceOptions } from './format.ts';
import { namedPictures, renamedPictures, SOURCE_LIST, type SourceList } from './source-archive.ts';

/** Pages as an archive of their source texts, their pictures beside. @throws PagewrightError `print/no-pages` */
export const exportSource: RunExport<SourceOptions> = async (pages, _, context) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const texts = pages.map((page) => printPage(page));
  const files: Record<string, Uint8Array> = {};
  const pictures: Record<string, string> = {};
  const names = new Map<string, string>();
  for (const known of namedPictures(texts)) {
    context.signal?.throwIfAborted();
    const bytes = await context.picture(known);
    const ending = bytes && (await endingOf(bytes));
    // What is no picture to anybody is none where it is imported either.
    if (!bytes || !ending) continue;
    const key = `picture-${names.size + 1}`;
    names.set(known, `asset:${key}`);
    pictures[key] = `pictures/${key}.${ending}`;
    files[`pictures/${key}.${ending}`] = bytes;
  }
  const listedPages = texts.map((text, index) => {
    const path = `pages/${numberedName('page', index + 1, texts.length)}.jsx`;
    files[path] = new TextEncoder().encode(renamedPictures(text, names));
    return { path, marks: context.document?.pages[index] };
  });
  const { title, language, document } = context;
  const list: SourceList = { version: 2, title, language, madeAs: document?.madeAs, pages: listedPages, pictures };
  const listed = new TextEncoder().encode(`${JSON.stringify(list, null, 2)}\n`);
  const bytes = await writeZip({ [SOURCE_LIST]: listed, ...files });
  const fidelity = missing(texts, names).report(pages.length, 1, 'source');
  return { bytes, fidelity: { ...fidelity, isTooLarge: bytes.length > UPLOAD.maxBytes } };
};

/** Pictures that texts name and the archive does not hold. */
function missing(texts: readonly string[], held: ReadonlyMap<string, string>): FidelityRecord {
  const record = new FidelityRecord();
  for (const [index, text] of texts.entries()) {
    for (const name of namedPictures([text])) if (!held.has(name)) record.lost(index + 1, '', 'unreadable');
  }
  return record;
}

async function endingOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes).metadata();
    return format === 'jpeg' ? 'jpg' : format;
  } catch {
    return undefined;
  }
}
