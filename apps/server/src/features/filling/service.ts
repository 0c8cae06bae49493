import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { fillPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { requirePermission } from '../accounts/policy.ts';
import { storedContents } from '../documents/contents.ts';
import { typedText } from '../generation/typed-text.ts';
import { ownPage } from '../pages/policy.ts';
import type { InstalledEngines } from '../projects/engines.ts';
import { ownProject } from '../projects/policy.ts';

/** Fills smart components from the documents of their project. */
export class Filler {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #maker: PageMaker;
  readonly #engines: InstalledEngines;

  constructor(db: Database, blobs: BlobStore, maker: PageMaker, engines: InstalledEngines) {
    this.#db = db;
    this.#blobs = blobs;
    this.#maker = maker;
    this.#engines = engines;
  }

  /**
   * The page with what the sources hold in it. It is not saved: the person's editor does that, and can take it back.
   * @throws PagewrightError `request/not-found`, `account/invitation-needed`, `generation/no-cloud`, `page/…` where the
   * text is no page
   */
  async fill(userId: number, { id, page: text, ids }: BodyOf<typeof fillPage>): Promise<DataOf<typeof fillPage>> {
    const { projectId, prompt } = await ownPage(this.#db, userId, id);
    await requirePermission(this.#db, userId, 'generation:run');
    const { settings, module } = await ownProject(this.#db, userId, projectId);
    const { id: engine } = this.#engines.working(module);
    const request = { engine, page: parsePage(text), ids, style: settings.style, prompt };
    const contents = await storedContents(this.#db, this.#blobs, projectId);
    const typed = await typedText(this.#db, projectId);
    const { page, results, modelUse } = await this.#maker.fillPage({ contents, text: typed }, request);
    return { page: printPage(page), results: [...results], ...(modelUse ? { modelUse } : {}) };
  }
}
