import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import type { ArchivedDocument } from '@pagewright/export/source-archive';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { DEFAULT_LANGUAGE } from '@pagewright/model/languages';
import type { Asset } from '@pagewright/model/source-document';
import { DocumentFrame } from '@pagewright/page/document-frame';
import { withPageLinks } from '@pagewright/page/page-links';
import { parsePage } from '@pagewright/page/source-text';
import { isUnfilledPage, mayBeUnfilled } from '@pagewright/page/unfilled-page';
import { withFrame } from '@pagewright/page/with-frame';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import type { JobContext } from '../../platform/jobs/job-worker.ts';
import type { Images } from '../images/service.ts';
import type { Pictures, StoredPicture } from '../pages/pictures.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { shownText } from '../pages/shown-text.ts';
import { ownProject, type ProjectRow } from '../projects/policy.ts';
import { fileName } from './file-name.ts';
import { makeFile } from './make-file.ts';
import { EXPORTS, type printing } from './printing.ts';

/** What printing stands on. */
export interface PressParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly pictures: Pictures;
  readonly images: Images;
  readonly printer: Printer;
}

/**
 * @throws PagewrightError `request/not-found`, `print/no-pages`, `page/…` where a page's source is not whole, `print/…`
 */
export async function printPages(
  { db, blobs, pictures, images, printer }: PressParts,
  { userId, order: { projectId, type, pageIds, options } }: z.output<typeof printing.payload>,
  context: JobContext,
): Promise<z.output<typeof printing.result>> {
  const project = await ownProject(db, userId, projectId);
  const rows = await projectPages(db, projectId);
  const chosen = chosenPages(rows, pageIds);
  const { scope, extension, mediaType } = EXPORT_FORMATS[type];
  if (scope === 'page' && chosen.length !== 1) throw new PagewrightError('request/invalid', { field: 'pageIds' });
  const shownRows = chosen.filter(isShown);
  // An archive of the pages is to hold them all.
  const printed = pageIds || type === 'source' ? shownRows : withoutUnfilled(shownRows);
  const texts = printed.map(shownText);
  if (texts.length === 0) throw new PagewrightError('print/no-pages');
  const pages = inDocument(printed, await parseAll(texts), rows.filter(isShown));
  const used = new Map<string, StoredPicture>(
    Object.entries({ ...(await pictures.usedIn(projectId, texts)), ...(await images.usedIn(userId, texts)) }),
  );
  const job: PrintJob = {
    pages,
    assets: Object.fromEntries([...used].map(([key, picture]) => [key, shown(picture)])),
    // One after the other as the browser asks for them: a document may show more than there is memory for.
    readPicture: async (key) => {
      const picture = used.get(key);
      return picture && blobs.open(picture);
    },
    title: project.name,
    language: pages[0]?.language ?? DEFAULT_LANGUAGE,
  };
  const name = fileName(chosen, pageIds !== undefined, new Date());
  const { bytes, fidelity } = await makeFile(
    { type, options, document: archived(project, printed) },
    job,
    printer,
    context,
  );
  const file = await blobs.put(EXPORTS, bytes);
  return { file, mime: mediaType, name: `${name}.${extension}`, fidelity };
}

/** What an archive of the pages tells of their document. */
function archived({ settings }: ProjectRow, printed: readonly PageRow[]): ArchivedDocument {
  const { style, format, customSize } = settings;
  return {
    madeAs: { style, format, ...(customSize ? { customSize } : {}) },
    pages: printed.map(({ name, hidden, section, style: own }) => ({
      name,
      hidden,
      section,
      ...(own ? { style: own } : {}),
    })),
  };
}

function shown({ mime, width, height }: StoredPicture): Asset {
  return { mime, width, height, url: '' };
}

/** The pages of the given ids, in the document's order; without ids all that are not hidden. @throws PagewrightError */
export function chosenPages<Row extends Pick<PageRow, 'id' | 'hidden'>>(
  rows: readonly Row[],
  ids: readonly number[] | undefined,
): Row[] {
  if (!ids) return rows.filter(({ hidden }) => !hidden);
  const wanted = new Set(ids);
  const chosen = rows.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) throw new PagewrightError('request/not-found');
  return chosen;
}

/** Without those that hold nothing yet; all where that is all of them. */
function withoutUnfilled(rows: readonly PageRow[]): readonly PageRow[] {
  const filled = rows.filter((row) => {
    const text = shownText(row);
    const page = mayBeUnfilled(text) ? readable(text) : undefined;
    return !page || !isUnfilledPage(page);
  });
  return filled.length > 0 ? filled : rows;
}

function isShown(row: PageRow): boolean {
  return shownText(row) !== '';
}

/**
 * The pages as they are where they stand among all of the document's, which are parsed only where a field asks for it; their
 * links lead to one another.
 */
function inDocument(printed: readonly PageRow[], pages: readonly Page[], all: readonly PageRow[]): Page[] {
  const parsed = new Map(printed.map(({ id }, index) => [id, pages[index]]));
  const read = (row: PageRow): Page | undefined => {
    if (!parsed.has(row.id)) parsed.set(row.id, readable(shownText(row)));
    return parsed.get(row.id);
  };
  const frames = new DocumentFrame(
    all.map((row) => ({ read: () => read(row), hidden: row.hidden, section: row.section })),
  );
  const places = new Map(all.map(({ id }, index) => [id, index]));
  const numbers = new Map(printed.map(({ id }, index) => [id, index + 1]));
  return pages.map((page, index) =>
    withPageLinks(withFrame(page, frames.at(places.get(printed[index]?.id ?? 0) ?? index)), (id) => numbers.get(id)),
  );
}

/** A page that is not printed itself need not be whole. */
function readable(text: string): Page | undefined {
  try {
    return parsePage(text);
  } catch (error) {
    if (isPagewrightError(error)) return undefined;
    throw error;
  }
}

/** Others get their turn between pages. */
async function parseAll(texts: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const text of texts) {
    pages.push(parsePage(text));
    await nextTurn();
  }
  return pages;
}
