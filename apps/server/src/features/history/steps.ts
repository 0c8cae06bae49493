import { isSameValue } from '@pagewright/components/same-value';
import { HISTORY, type HistoryState, type StepKind, type StepReceipt } from '@pagewright/contract/history';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { keepAfterEdits, keepBefore } from '../versions/automatic.ts';
import { type DocumentState, isSameState, readState, writeState } from './document-state.ts';
import { ledBack } from './led-back.ts';
import { documentSteps } from './tables.ts';

/** Most that the steps of one document may take, UTF-16 units: the oldest go first. */
const MOST = 64 * 1024 * 1024;
const KEPT = sql`make_interval(days => ${HISTORY.days})`;

type StepRow = typeof documentSteps.$inferSelect;

interface StepOptions {
  readonly projectId: number;
  readonly kind: StepKind;
  /** Pages whose content may change; those that come into being are found. */
  readonly ids: readonly number[];
  /** Of a step that the assistant does. */
  readonly receipt?: StepReceipt;
  /** Whether it is a part of the step before it (`isLastStep`). */
  readonly isJoined?: boolean;
  /** Names the step that several changes make, one after the other. */
  readonly together?: string | undefined;
}

/**
 * Does something to a document as one step that can be taken back. A change that undoes the last step is the undoing of
 * it, and one that makes the step again that was taken back is its redoing: the editor takes its own steps back so.
 * The caller holds the project's row.
 */
export async function asStep<Result>(
  tx: Transaction,
  { projectId, kind, ids, receipt, isJoined = false, together }: StepOptions,
  change: () => Promise<Result>,
): Promise<Result> {
  if (!isJoined) await keepBefore(tx, projectId, kind);
  const before = await readState(tx, projectId, ids);
  const result = await change();
  const order = (await readState(tx, projectId, [])).order;
  const made = order.filter((id) => !before.order.includes(id) && !ids.includes(id));
  const after = await readState(tx, projectId, [...ids, ...made]);
  const earlier = withMissing(before, after, made);
  if (isSameState(earlier, after)) return result;
  const changed = onlyChanged(earlier, after);
  if (isJoined) await join(tx, projectId, changed);
  else if (together && (await goesOn(tx, projectId, together))) await joinAsOne(tx, projectId, changed);
  else await record(tx, { projectId, kind, receipt, together }, changed, after);
  return result;
}

/** Pages that came into being were not there before. */
function withMissing(before: DocumentState, after: DocumentState, made: readonly number[]): DocumentState {
  const absent = after.pages.filter(({ id }) => made.includes(id)).map((page) => ({ ...page, isThere: false }));
  return { ...before, pages: [...before.pages, ...absent].sort((a, b) => a.id - b.id) };
}

function onlyChanged(before: DocumentState, after: DocumentState): DocumentState {
  const others = new Map(after.pages.map((page) => [page.id, JSON.stringify(page)]));
  return { ...before, pages: before.pages.filter((page) => others.get(page.id) !== JSON.stringify(page)) };
}

async function record(
  tx: Transaction,
  { projectId, kind, receipt, together }: Pick<StepOptions, 'projectId' | 'kind' | 'receipt' | 'together'>,
  before: DocumentState,
  after: DocumentState,
): Promise<void> {
  const ids = new Set(before.pages.map(({ id }) => id));
  const now = { ...after, pages: after.pages.filter(({ id }) => ids.has(id)) };
  // The first page of several may do what a step of that page alone did: what they are is known when all have come.
  if (!together) {
    const next = await stepToRedo(tx, projectId);
    if (next && isSameState(next.state, now)) return flip(tx, next, before);
    const undoing = await stepsUndoneBy(tx, projectId, kind, now);
    if (undoing.length > 0) return flipAll(tx, undoing, before);
  }
  await tx.delete(documentSteps).where(and(eq(documentSteps.projectId, projectId), eq(documentSteps.undone, true)));
  const length = JSON.stringify(before).length;
  await tx.insert(documentSteps).values({ projectId, kind, state: before, length, together, ...receipt });
  if (!together && kind === 'edit') await foldLedBack(tx, projectId, now);
  await forgetOldest(tx, projectId);
  await keepAfterEdits(tx, projectId);
}

/** Where the last steps, with the one that is recorded now, come to nothing, they are no steps but the undoing of some. */
async function foldLedBack(tx: Transaction, projectId: number, now: DocumentState): Promise<void> {
  const steps = await tx
    .select()
    .from(documentSteps)
    .where(and(eq(documentSteps.projectId, projectId), eq(documentSteps.undone, false)))
    .orderBy(desc(documentSteps.id))
    .limit(MOST_AT_ONCE);
  const back = await ledBack(steps, now, (ids) => readState(tx, projectId, ids));
  if (!back) return;
  const ids = back.undoing.map(({ id }) => id);
  await tx.delete(documentSteps).where(inArray(documentSteps.id, ids));
  await flipAll(tx, back.undone, back.after);
}

/** Edits in a row that an editor may take back together: more are not looked through. */
const MOST_AT_ONCE = 20;

/**
 * The last steps, newest first, that a change takes back: one of any kind, or edits of its pages in a row.
 *
 * @param before the step that is the change, where it is recorded already
 */
async function stepsUndoneBy(
  tx: Transaction,
  projectId: number,
  kind: StepKind,
  now: DocumentState,
  before?: number,
): Promise<StepRow[]> {
  const ids = new Set(now.pages.map(({ id }) => id));
  const rows = await tx
    .select()
    .from(documentSteps)
    .where(
      and(
        eq(documentSteps.projectId, projectId),
        eq(documentSteps.undone, false),
        before === undefined ? undefined : lt(documentSteps.id, before),
      ),
    )
    .orderBy(desc(documentSteps.id))
    .limit(kind === 'edit' ? MOST_AT_ONCE : 1);
  const reached = new Map<number, DocumentState['pages'][number]>();
  for (const [index, { kind: own, state }] of rows.entries()) {
    for (const page of state.pages) reached.set(page.id, page);
    const pages = [...reached.values()].sort((a, b) => a.id - b.id);
    if (isSameState({ ...state, pages }, now)) return rows.slice(0, index + 1);
    if (own !== 'edit' || !state.pages.every(({ id }) => ids.has(id))) return [];
  }
  return [];
}

/** Steps are taken back, newest first, by a change before which the document was so. */
async function flipAll(tx: Transaction, steps: readonly StepRow[], before: DocumentState): Promise<void> {
  const others = new Map(before.pages.map((page) => [page.id, page]));
  // The state on the other side of several steps is that before the last, and so on down to the first.
  let other = before;
  for (const step of steps) {
    const own = step.state;
    await flip(tx, step, { ...other, pages: own.pages.flatMap(({ id }) => others.get(id) ?? []) });
    for (const page of own.pages) others.set(page.id, page);
    other = own;
  }
}

/** Whether the last thing that was done is the step of that name, and none is taken back. */
async function goesOn(tx: Transaction, projectId: number, together: string): Promise<boolean> {
  const last = await stepToUndo(tx, projectId);
  return last?.together === together && !(await stepToRedo(tx, projectId));
}

/** A further change of the last step; with its last one the step may be the undoing of those before it. */
async function joinAsOne(tx: Transaction, projectId: number, changed: DocumentState): Promise<void> {
  await join(tx, projectId, changed);
  const whole = await stepToUndo(tx, projectId);
  if (!whole) return;
  const ids = whole.state.pages.map(({ id }) => id);
  const now = await readState(tx, projectId, ids);
  const undoing = await stepsUndoneBy(tx, projectId, whole.kind, now, whole.id);
  if (undoing.length === 0) return foldLedBack(tx, projectId, now);
  await tx.delete(documentSteps).where(eq(documentSteps.id, whole.id));
  await flipAll(tx, undoing, whole.state);
}

interface Meant {
  readonly projectId: number;
  readonly kind: StepKind;
  /** The document itself where absent. */
  readonly pageIds?: readonly number[] | undefined;
}

/** Whether the last thing that was done is a step of this kind to the same pages, and none is taken back. */
export async function isLastStep(tx: Transaction, { projectId, kind, pageIds }: Meant): Promise<boolean> {
  const last = await stepToUndo(tx, projectId);
  if (last?.kind !== kind || (await stepToRedo(tx, projectId))) return false;
  const { settings } = await readState(tx, projectId, []);
  // What is done to the document changes what its pages are made as; what is done to single pages does not.
  const wasOfDocument = !isSameValue(last.state.settings, settings);
  if (!pageIds || wasOfDocument) return !pageIds && wasOfDocument;
  const ids = new Set(last.state.pages.map(({ id }) => id));
  return ids.symmetricDifference(new Set(pageIds)).size === 0;
}

/** The last step leads back as far as before; pages that it had not touched join it as they were until now. */
async function join(tx: Transaction, projectId: number, before: DocumentState): Promise<void> {
  const last = await stepToUndo(tx, projectId);
  if (!last) throw new Error('there is no step to be joined');
  const known = new Set(last.state.pages.map(({ id }) => id));
  const pages = [...last.state.pages, ...before.pages.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id);
  const state = { ...last.state, pages };
  const { length } = JSON.stringify(state);
  await tx.update(documentSteps).set({ state, length }).where(eq(documentSteps.id, last.id));
}

async function flip(tx: Transaction, step: StepRow, state: DocumentState): Promise<void> {
  await tx
    .update(documentSteps)
    .set({ state, undone: !step.undone, length: JSON.stringify(state).length })
    .where(eq(documentSteps.id, step.id));
}

/**
 * Takes the last step back, or takes the next one again. The caller holds the project's row.
 * @returns its kind; undefined where there is none
 */
export async function moveStep(
  tx: Transaction,
  projectId: number,
  direction: 'undo' | 'redo',
): Promise<StepKind | undefined> {
  const step = await (direction === 'undo' ? stepToUndo : stepToRedo)(tx, projectId);
  if (!step) return undefined;
  const state = step.state;
  const now = await readState(
    tx,
    projectId,
    state.pages.map(({ id }) => id),
  );
  await writeState(tx, projectId, state);
  await flip(tx, step, now);
  return step.kind;
}

export async function historyOf(db: Queryable, projectId: number): Promise<HistoryState> {
  const [undo, redo] = [await stepToUndo(db, projectId), await stepToRedo(db, projectId)];
  const { added, removed, changed } = undo ?? {};
  const isTold = typeof added === 'number' && typeof removed === 'number';
  const receipt = isTold ? { receipt: { added, removed, changed: changed ?? 0 } } : {};
  return { undo: undo?.kind ?? null, redo: redo?.kind ?? null, ...(undo ? { undoId: undo.id } : {}), ...receipt };
}

async function stepToUndo(db: Queryable, projectId: number): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(documentSteps)
    .where(and(isOf(projectId), eq(documentSteps.undone, false)))
    .orderBy(desc(documentSteps.id))
    .limit(1);
  return row;
}

async function stepToRedo(db: Queryable, projectId: number): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(documentSteps)
    .where(and(isOf(projectId), eq(documentSteps.undone, true)))
    .orderBy(asc(documentSteps.id))
    .limit(1);
  return row;
}

function isOf(projectId: number) {
  return and(eq(documentSteps.projectId, projectId), sql`${documentSteps.createdAt} > now() - ${KEPT}`);
}

async function forgetOldest(tx: Transaction, projectId: number): Promise<void> {
  const rows = await tx
    .select({ id: documentSteps.id, length: documentSteps.length })
    .from(documentSteps)
    .where(eq(documentSteps.projectId, projectId))
    .orderBy(desc(documentSteps.id));
  let total = 0;
  const gone = rows.flatMap(({ id, length }, index) => {
    total += length;
    return index >= HISTORY.steps || (index > 0 && total > MOST) ? [id] : [];
  });
  if (gone.length > 0) await tx.delete(documentSteps).where(inArray(documentSteps.id, gone));
}

/** Forgets steps that have had their time. */
export async function forgetOldSteps(db: Database): Promise<void> {
  await db.delete(documentSteps).where(lt(documentSteps.createdAt, sql`now() - ${KEPT}`));
}
