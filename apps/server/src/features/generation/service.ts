import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { estimateSeconds } from '@pagewright/contract/estimate';
import type { makeOutlinePages } from '@pagewright/contract/outlines';
import {
  GENERATION_STATUS,
  type GenerationSettings,
  type generateProject,
  type getReport,
} from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { requirePermission } from '../accounts/policy.ts';
import { requirePoints, reservePoints } from '../billing/ledger.ts';
import { documents } from '../documents/tables.ts';
import { draftOf } from '../drafts/service.ts';
import { waitingOutline } from '../outlines/arranged-outline.ts';
import type { InstalledEngines } from '../projects/engines.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { requireUsable } from '../styles/policy.ts';
import { wantedTemplate } from '../templates/wanted-template.ts';
import { endGeneration } from './ending.ts';
import { failedPages } from './failed-pages.ts';
import { jobOf, ledgerJob } from './jobs.ts';
import type { GenerationRow } from './lease.ts';
import { publishNote } from './notes.ts';
import { paceOf } from './pace.ts';
import { storeOutline } from './stored-outline.ts';
import { generations } from './tables.ts';

export class Generations {
  readonly #db: Database;
  readonly #queue: Queue;
  readonly #engines: InstalledEngines;

  constructor(db: Database, queue: Queue, engines: InstalledEngines) {
    this.#db = db;
    this.#queue = queue;
    this.#engines = engines;
  }

  /**
   * Checks who may and what there is, holds the points and puts the job in the queue, all in one transaction.
   * @throws PagewrightError `request/not-found`, `account/invitation-needed`, `generation/running`,
   * `generation/no-cloud`, `style/unusable`, `template/unknown`, `compose/no-content`, `account/points-short`
   */
  async request(userId: number, body: BodyOf<typeof generateProject>): Promise<DataOf<typeof generateProject>> {
    const { projectId, outlineFirst } = body;
    return this.#db.transaction(async (tx) => {
      const project = await ownProject(tx, userId, projectId, 'lock');
      const { text, prompt } = await askedFor(tx, body);
      await requirePermission(tx, userId, 'generation:run');
      await requireNoneRunning(tx, projectId);
      const { id: engine, deterministic, pointsPerPage } = this.#engines.working(project.module);
      const bytes = await contentBytes(tx, projectId, text);
      const settings = await asTemplated(tx, userId, body.settings ?? project.settings);
      requireUsable(settings.style);
      const purpose = outlineFirst ? 'outline' : 'pages';
      const request = { prompt, text, settings };
      const made = await addGeneration(tx, { projectId, userId, engine, purpose, pointsPerPage, request });
      await holdPoints(tx, made);
      await this.#begin(tx, made);
      const work = { bytes, characters: 0, pageCount: settings.pageCount, isWritten: !deterministic };
      const estimatedSeconds = estimateSeconds({ ...work, pace: await paceOf(tx, engine) });
      return { generationId: made.id, estimatedSeconds, pointsPerPage };
    });
  }

  /**
   * Makes the pages of the outline that waits, as the person arranged it; it goes on waiting until they are made.
   * @throws PagewrightError `request/not-found`, `account/invitation-needed`, `generation/running`, `request/conflict`
   * where the cards were arranged otherwise meanwhile, `account/points-short`
   */
  async requestArranged(
    userId: number,
    { projectId, version }: BodyOf<typeof makeOutlinePages>,
    blobs: BlobStore,
  ): Promise<DataOf<typeof makeOutlinePages>> {
    return this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await requirePermission(tx, userId, 'generation:run');
      await requireNoneRunning(tx, projectId);
      const { outline, assets, generation, version: newest } = await waitingOutline(tx, blobs, projectId);
      if (newest !== version) throw new PagewrightError('request/conflict', { version: newest });
      const { engine, pointsPerPage, request } = generation;
      const made = await addGeneration(tx, { projectId, userId, engine, purpose: 'arranged', pointsPerPage, request });
      await storeOutline(tx, { projectId, generationId: made.id, isWhole: true, outline, assets });
      const pagesTotal = outline.pages.length;
      const pointsReserved = pagesTotal * pointsPerPage;
      await reservePoints(tx, userId, ledgerJob(made.id), pointsReserved);
      await tx.update(generations).set({ pagesTotal, pointsReserved }).where(eq(generations.id, made.id));
      await this.#begin(tx, made);
      // Whoever wrote the outline, its pages are only designed now.
      const estimatedSeconds = estimateSeconds({ bytes: 0, characters: 0, pageCount: pagesTotal, isWritten: false });
      return { generationId: made.id, estimatedSeconds, pointsPerPage };
    });
  }

  async #begin(tx: Transaction, generation: GenerationRow): Promise<void> {
    const { id: generationId, projectId } = generation;
    await tx
      .update(projects)
      .set({ status: GENERATION_STATUS.generating, updatedAt: new Date() })
      .where(eq(projects.id, projectId));
    await this.#queue.send(tx, jobOf(generation), { generationId });
    await publishNote(tx, { type: 'progress', projectId, generationId, stage: 'queued', fraction: 0 });
  }

  /** Stops what runs; without anything running nothing happens. */
  async cancel(userId: number, projectId: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await endGeneration(tx, projectId, 'cancelled', { code: 'generation/cancelled', params: {} });
    });
  }

  async report(userId: number, projectId: number): Promise<DataOf<typeof getReport>> {
    await ownProject(this.#db, userId, projectId);
    const [row] = await this.#db
      .select({ id: generations.id, report: generations.report })
      .from(generations)
      .where(and(eq(generations.projectId, projectId), eq(generations.state, 'done')))
      .orderBy(desc(generations.id))
      .limit(1);
    const { id, report } = row ?? {};
    if (id === undefined || !report) return null;
    return { ...report, failedPages: await failedPages(this.#db, projectId, { id, report }) };
  }
}

/** A template has the pages that it has. @throws PagewrightError `template/unknown` */
async function asTemplated(tx: Transaction, userId: number, settings: GenerationSettings): Promise<GenerationSettings> {
  const template = await wantedTemplate(tx, userId, settings);
  return template === undefined ? settings : { ...settings, pageCount: 'auto' };
}

async function addGeneration(tx: Transaction, values: typeof generations.$inferInsert): Promise<GenerationRow> {
  const [made] = await tx.insert(generations).values(values).returning();
  if (!made) throw new Error('the generation was not inserted');
  return made;
}

/** What is not said is as it was typed on the create screen. */
export async function askedFor(
  db: Queryable,
  { projectId, text, prompt }: Pick<BodyOf<typeof generateProject>, 'projectId' | 'text' | 'prompt'>,
): Promise<{ readonly text: string; readonly prompt: string }> {
  if (text !== undefined && prompt !== undefined) return { text, prompt };
  const draft = await draftOf(db, projectId);
  return { text: text ?? draft.text, prompt: prompt ?? draft.prompt };
}

async function requireNoneRunning(tx: Transaction, projectId: number): Promise<void> {
  const [running] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.projectId, projectId), inArray(generations.state, ['queued', 'running'])));
  if (running) throw new PagewrightError('generation/running');
}

/** How much there is to read, bytes. @throws PagewrightError `compose/no-content` */
async function contentBytes(tx: Transaction, projectId: number, text: string): Promise<number> {
  const rows = await tx
    .select({ content: documents.content })
    .from(documents)
    .where(eq(documents.projectId, projectId));
  if (rows.length === 0 && text.trim() === '') throw new PagewrightError('compose/no-content');
  return rows.reduce((sum, { content }) => sum + content.size, Buffer.byteLength(text));
}

/** An asked number of pages is held at once; for an automatic one there has to be enough for one at least. */
async function holdPoints(tx: Transaction, row: GenerationRow): Promise<void> {
  const { id, userId, pointsPerPage, request, purpose } = row;
  const { pageCount } = request.settings;
  // Nothing is held for an outline: how many pages are made of it the person says later.
  if (pageCount === 'auto' || purpose === 'outline') return requirePoints(tx, userId, pointsPerPage);
  const pointsReserved = pageCount * pointsPerPage;
  await reservePoints(tx, userId, ledgerJob(id), pointsReserved);
  await tx.update(generations).set({ pointsReserved }).where(eq(generations.id, id));
}
