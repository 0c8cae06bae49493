import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { exportOrder } from '@pagewright/contract/exports';
import { IMAGE_PATH } from '@pagewright/contract/images';
import type { downloadShared, getSharedDocument, SharedPage } from '@pagewright/contract/sharing';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { type PageNames, withPageLinks } from '@pagewright/page/page-links';
import { shownOnly } from '@pagewright/page/shown-only';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { isUnfilledPage } from '@pagewright/page/unfilled-page';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { fileName } from '../exports/file-name.ts';
import { printedFile } from '../exports/service.ts';
import type { Images } from '../images/service.ts';
import { finished } from '../pages/page-numbers.ts';
import { pagesInPieces } from '../pages/pages-in-pieces.ts';
import type { Pictures, StoredPicture } from '../pages/pictures.ts';
import { shownText } from '../pages/shown-text.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import type { LinkKeys } from './link-keys.ts';
import { sharedPrinting } from './shared-printing.ts';
import { shownPages, textShown } from './shown-pages.ts';

interface SharedParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly pictures: Pictures;
  readonly images: Images;
  readonly jobs: Jobs;
  readonly keys: LinkKeys;
}

/** What those see of a document who have opened a link: the pages that are not hidden, as they are now. */
export class SharedDocuments {
  readonly #parts: SharedParts;

  constructor(parts: SharedParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `share/gone` */
  async get({ projectId, canDownload, canComment }: Visit): Promise<DataOf<typeof getSharedDocument>> {
    const [project] = await this.#parts.db
      .select({ name: projects.name })
      .from(projects)
      .where(eq(projects.id, projectId));
    if (!project) throw new PagewrightError('share/gone');
    return { name: project.name, canDownload, canComment };
  }

  /** A few at a time: their texts together may be more than there is memory for. */
  async *pages({ projectId, linkId }: Visit): AsyncGenerator<SharedPage, void> {
    const { db, keys } = this.#parts;
    // Visitors know pages by their place, and by keys of the link's own.
    const places = new Map((await shownPages(db, projectId)).map((id, index) => [id, index + 1]));
    for await (const row of pagesInPieces(db, projectId, { ids: [...places.keys()] })) {
      yield {
        key: keys.pageKey(linkId, row.id),
        ...visitorsPage(shownText(row), (id) => places.get(id)),
        section: row.section,
      };
    }
  }

  /** A picture of the documents. @throws PagewrightError `request/not-found` where no page shows it */
  async picture(visit: Visit, key: string): Promise<FileAnswer> {
    const texts = await this.#showing(visit, `asset:${key}`);
    return this.#file((await this.#parts.pictures.usedIn(visit.projectId, texts))[key], key);
  }

  /** An uploaded image. @throws PagewrightError `request/not-found` where no page shows it */
  async image(visit: Visit, key: string): Promise<FileAnswer> {
    const path = `${IMAGE_PATH}/${key}`;
    const texts = await this.#showing(visit, path);
    return this.#file((await this.#parts.images.usedIn(visit.ownerId, texts))[path], key);
  }

  /**
   * The pages as a PDF, or the one of a key, named by its place among those that visitors see.
   * @throws PagewrightError `request/forbidden` where the link does not allow it, `request/not-found`, `request/too-many`, `print/…`
   */
  async download(visit: Visit, { page }: BodyOf<typeof downloadShared>, signal: AbortSignal): Promise<FileAnswer> {
    const { projectId, ownerId, canDownload } = visit;
    if (!canDownload) throw new PagewrightError('request/forbidden');
    const { jobs, blobs } = this.#parts;
    const place = page === undefined ? undefined : await this.#placeOf(visit, page);
    const order = exportOrder.parse({ projectId, type: 'pdf', ...(place && { pageIds: [place.id] }) });
    const printed = await jobs.run(sharedPrinting, { userId: ownerId, order }, { userId: ownerId, signal });
    return printedFile(blobs, place ? { ...printed, name: `${fileName([place], true, new Date())}.pdf` } : printed);
  }

  /** @throws PagewrightError `request/not-found` where visitors see no such page */
  async #placeOf({ projectId, linkId }: Visit, key: string): Promise<{ id: number; pageNumber: number }> {
    const shown = await shownPages(this.#parts.db, projectId);
    const index = shown.findIndex((id) => this.#parts.keys.pageKey(linkId, id) === key);
    const id = shown[index];
    if (id === undefined) throw new PagewrightError('request/not-found');
    return { id, pageNumber: index + 1 };
  }

  /** What visitors are sent of the pages that name something. */
  async #showing({ projectId }: Visit, name: string): Promise<string[]> {
    const rows = await this.#parts.db
      .select({ text: textShown })
      .from(pages)
      .where(and(finished(projectId), eq(pages.hidden, false), sql`strpos(${textShown}, ${name}) > 0`))
      .orderBy(asc(pages.pageNumber));
    return rows.map((row) => visitorsPage(row.text, () => undefined).text);
  }

  #file(stored: StoredPicture | undefined, name: string): Promise<FileAnswer> {
    if (!stored) throw new PagewrightError('request/not-found');
    return storedFile(this.#parts.blobs, stored, { mime: stored.mime, name });
  }
}

/** What a page shows; its text is empty where it cannot be read, and so cannot be drawn. */
function visitorsPage(text: string, names: PageNames): Pick<SharedPage, 'text' | 'isUnfilled'> {
  try {
    const page = parsePage(text);
    return { text: printPage(withPageLinks(shownOnly(page), names)), isUnfilled: isUnfilledPage(page) };
  } catch (error) {
    if (isPagewrightError(error)) return { text: '', isUnfilled: false };
    throw error;
  }
}
