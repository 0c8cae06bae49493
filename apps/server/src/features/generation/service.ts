import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import {
  GENERATION_STATUS,
  type GenerationReport,
  type GenerationSettings,
  type generateProject,
} from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { requirePermission } from '../accounts/policy.ts';
import { requirePoints, reservePoints } from '../billing/ledger.ts';
import { documents } from '../documents/tables.ts';
import { draftOf } from '../drafts/service.ts';
import type { InstalledEngines } from '../projects/engines.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { requireUsable } from '../styles/policy.ts';
import { endGeneration } from './ending.ts';
import { generateJob, ledgerJob } from './jobs.ts';
import type { GenerationRow } from './lease.ts';
import { publishNote } from './notes.ts';
import { generations } from './tables.ts';

/** What the estimate is made of, s: starting, a page, one that a language model writes, a megabyte of text. */
const ESTIMATE = { start: 1, page: 0.05, writtenPage: 4, megabyte: 2 } as const;
const TYPICAL_PAGES = 15;

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
   * `generation/no-cloud`, `style/unusable`, `compose/no-content`, `account/points-short`
   */
  async request(userId: number, body: BodyOf<typeof generateProject>): Promise<DataOf<typeof generateProject>> {
    const { projectId } = body;
    return this.#db.transaction(async (tx) => {
      const project = await ownProject(tx, userId, projectId, 'lock');
      const { text, prompt } = await askedFor(tx, body);
      await requirePermission(tx, userId, 'generation:run');
      await requireNoneRunning(tx, projectId);
      const { id: engine, deterministic, pointsPerPage } = this.#engines.working(project.module);
      const bytes = await contentBytes(tx, projectId, text);
      const settings = body.settings ?? project.settings;
      requireUsable(settings.style);
      const [made] = await tx
        .insert(generations)
        .values({ projectId, userId, engine, pointsPerPage, request: { prompt, text, settings } })
        .returning();
      if (!made) throw new Error('the generation was not inserted');
      await holdPoints(tx, made);
      await tx
        .update(projects)
        .set({ status: GENERATION_STATUS.generating, updatedAt: new Date() })
        .where(eq(projects.id, projectId));
      await this.#queue.send(tx, generateJob, { generationId: made.id });
      await publishNote(tx, { type: 'progress', projectId, generationId: made.id, stage: 'queued', fraction: 0 });
      return { generationId: made.id, estimatedSeconds: estimate(settings, bytes, !deterministic), pointsPerPage };
    });
  }

  /** Stops what runs; without anything running nothing happens. */
  async cancel(userId: number, projectId: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await endGeneration(tx, projectId, 'cancelled', { code: 'generation/cancelled', params: {} });
    });
  }

  async report(userId: number, projectId: number): Promise<GenerationReport | null> {
    await ownProject(this.#db, userId, projectId);
    const [row] = await this.#db
      .select({ report: generations.report })
      .from(generations)
      .where(and(eq(generations.projectId, projectId), eq(generations.state, 'done')))
      .orderBy(desc(generations.id))
      .limit(1);
    return row?.report ?? null;
  }
}

/** What is not said is as it was typed on the create screen. */
export async function askedFor(
  db: Queryable,
  { projectId, text, prompt }: BodyOf<typeof generateProject>,
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
async function holdPoints(tx: Transaction, { id, userId, pointsPerPage, request }: GenerationRow): Promise<void> {
  const { pageCount } = request.settings;
  if (pageCount === 'auto') return requirePoints(tx, userId, pointsPerPage);
  const pointsReserved = pageCount * pointsPerPage;
  await reservePoints(tx, userId, ledgerJob(id), pointsReserved);
  await tx.update(generations).set({ pointsReserved }).where(eq(generations.id, id));
}

function estimate({ pageCount }: GenerationSettings, bytes: number, isWritten: boolean): number {
  const count = pageCount === 'auto' ? TYPICAL_PAGES : pageCount;
  const page = isWritten ? ESTIMATE.writtenPage : ESTIMATE.page;
  return Math.ceil(ESTIMATE.start + count * page + (bytes / 2 ** 20) * ESTIMATE.megabyte);
}
