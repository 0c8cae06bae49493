import { EventEmitter, on } from 'node:events';
import type { GenerationEvent } from '@pagewright/contract/events';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { describePage } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { ownProject } from '../projects/policy.ts';
import type { GenerationRow } from './lease.ts';
import type { Note, Notes } from './notes.ts';
import { FRACTION, fractionAt } from './saved-pages.ts';
import { generations } from './tables.ts';

/** An end this young is told to whoever begins to watch: it may have come before they could, ms. */
const FRESH_MS = 30_000;

/**
 * The story of a project's generation: how it stands, the pages made so far, then what happens, until it ends.
 * @throws PagewrightError `request/not-found` before the first event
 */
export async function watchGeneration(
  db: Database,
  notes: Notes,
  userId: number,
  projectId: number,
): Promise<(signal: AbortSignal) => AsyncIterable<GenerationEvent>> {
  await ownProject(db, userId, projectId);
  return (signal) => story(db, notes, { userId, projectId }, signal);
}

interface Watched {
  readonly userId: number;
  readonly projectId: number;
}

async function* story(
  db: Database,
  notes: Notes,
  watched: Watched,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const arrived = new EventEmitter();
  // Heard from before the state is read, so that nothing falls between.
  const incoming = on(arrived, 'note', { signal }) as AsyncIterableIterator<[Note]>;
  const unfollow = notes.follow(watched.projectId, (note) => arrived.emit('note', note));
  try {
    const latest = await latestGeneration(db, watched.projectId);
    const isRunning = latest?.state === 'queued' || latest?.state === 'running';
    const end = latest && freshEnd(latest);
    yield await stateEvent(db, watched, isRunning || end ? latest : undefined);
    if (end) yield end;
    if (!latest || !isRunning) return;
    const told = new Set<number>();
    for await (const page of pagesSoFar(db, watched, latest.id, told)) yield page;
    for await (const [note] of incoming) {
      const event = await eventOf(db, watched, note, told);
      if (event) yield event;
      if (event?.type === 'done' || event?.type === 'failed' || event?.type === 'outlined') return;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    unfollow();
    await incoming.return?.();
  }
}

async function latestGeneration(db: Database, projectId: number): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(eq(generations.projectId, projectId))
    .orderBy(desc(generations.id))
    .limit(1);
  return row;
}

async function stateEvent(
  db: Database,
  { userId, projectId }: Watched,
  live: GenerationRow | undefined,
): Promise<GenerationEvent> {
  const { status } = await ownProject(db, userId, projectId);
  return {
    type: 'state',
    status: live ? GENERATION_STATUS.generating : status,
    pagesDone: live?.pagesDone ?? 0,
    pagesTotal: live?.pagesTotal ?? 0,
    ...(live ? standOf(live) : {}),
  };
}

/** What whoever begins to watch has missed. */
function standOf({ state, pagesDone, pagesTotal }: GenerationRow) {
  if (state === 'queued') return { stage: 'queued' as const, fraction: 0 };
  if (!pagesTotal) return { stage: 'composing' as const, fraction: FRACTION.composing };
  return { stage: 'designing' as const, fraction: fractionAt(pagesDone, pagesTotal) };
}

function freshEnd({ state, error, finishedAt }: GenerationRow): GenerationEvent | undefined {
  if (!finishedAt || Date.now() - finishedAt.getTime() > FRESH_MS) return undefined;
  if (state === 'outlined') return { type: 'outlined' };
  if (state !== 'failed' || !error) return undefined;
  return { type: 'failed', error: error.code, params: { ...error.params } };
}

async function* pagesSoFar(
  db: Database,
  { userId }: Watched,
  generationId: number,
  told: Set<number>,
): AsyncGenerator<GenerationEvent, void> {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.generationId, generationId), gt(pages.pageNumber, 0)))
    .orderBy(asc(pages.pageNumber));
  for (const row of rows) {
    told.add(row.id);
    yield { type: 'page', page: describePage(row, userId) };
  }
}

async function eventOf(
  db: Database,
  { userId }: Watched,
  note: Note,
  told: Set<number>,
): Promise<GenerationEvent | undefined> {
  switch (note.type) {
    case 'progress': {
      const { type, stage, fraction, file, pagesTotal } = note;
      return { type, stage, fraction, ...(file ? { file } : {}), ...(pagesTotal ? { pagesTotal } : {}) };
    }
    case 'page': {
      if (told.has(note.pageId)) return undefined;
      told.add(note.pageId);
      const [row] = await db.select().from(pages).where(eq(pages.id, note.pageId));
      return row && { type: 'page', page: describePage(row, userId) };
    }
    case 'done':
      return { type: 'done', pagesTotal: note.pagesTotal };
    case 'outlined':
      return { type: 'outlined' };
    case 'failed':
      return { type: 'failed', error: note.error, params: note.params };
  }
}
