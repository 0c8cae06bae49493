import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import {
  GENERATION_STATUS,
  type GenerationReport,
  type GenerationSettings,
  type generateProject,
} from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { requirePermission } from '../accounts/policy.ts';
import { requirePoints, reservePoints } from '../billing/ledger.ts';
import { documents } from '../documents/tables.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { endGeneration } from './ending.ts';
import { generateJob, ledgerJob } from './jobs.ts';
import { publishNote } from './notes.ts';
import { generations } from './tables.ts';

/** What the estimate is made of, s: starting, a page, a megabyte of text. */
const ESTIMATE = { start: 1, page: 0.05, megabyte: 2 } as const;
const TYPICAL_PAGES = 15;

export class Generations {
  readonly #db: Database;
  readonly #queue: Queue;

  constructor(db: Database, queue: Queue) {
    this.#db = db;
    this.#queue = queue;
  }

  /**
   * Checks who may and what there is, holds the points and puts the job in the queue, all in one transaction.
   * @throws PagewrightError `request/not-found`, `account/invitation-needed`, `generation/running`,
   * `generation/no-cloud`, `compose/no-content`, `account/points-short`
   */
  async request(userId: number, body: BodyOf<typeof generateProject>): Promise<DataOf<typeof generateProject>> {
    const { projectId, supplement, text } = body;
    return this.#db.transaction(async (tx) => {
      const project = await ownProject(tx, userId, projectId, 'lock');
      await requirePermission(tx, userId, 'generation:run');
      await requireNoneRunning(tx, projectId);
      if (project.module === 'cloud') throw new PagewrightError('generation/no-cloud');
      const bytes = await contentBytes(tx, projectId, text);
      const settings = body.settings ?? project.settings;
      const [made] = await tx
        .insert(generations)
        .values({ projectId, userId, request: { supplement, text, settings } })
        .returning({ id: generations.id });
      if (!made) throw new Error('the generation was not inserted');
      await holdPoints(tx, userId, made.id, settings);
      await tx
        .update(projects)
        .set({ status: GENERATION_STATUS.generating, updatedAt: new Date() })
        .where(eq(projects.id, projectId));
      await this.#queue.send(tx, generateJob, { generationId: made.id });
      await publishNote(tx, { type: 'progress', projectId, generationId: made.id, stage: 'queued', fraction: 0 });
      return { generationId: made.id, estimatedSeconds: estimate(settings, bytes) };
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

/** An asked number of pages is held at once; for an automatic one there has to be a point at least. */
async function holdPoints(
  tx: Transaction,
  userId: number,
  generationId: number,
  { pageCount }: GenerationSettings,
): Promise<void> {
  if (pageCount === 'auto') return requirePoints(tx, userId, POINTS_PER_PAGE);
  const pointsReserved = pageCount * POINTS_PER_PAGE;
  await reservePoints(tx, userId, ledgerJob(generationId), pointsReserved);
  await tx.update(generations).set({ pointsReserved }).where(eq(generations.id, generationId));
}

function estimate({ pageCount }: GenerationSettings, bytes: number): number {
  const count = pageCount === 'auto' ? TYPICAL_PAGES : pageCount;
  return Math.ceil(ESTIMATE.start + count * ESTIMATE.page + (bytes / 2 ** 20) * ESTIMATE.megabyte);
}
