import type { StepKind } from '@pagewright/contract/history';
import { VERSIONS, type VersionKind } from '@pagewright/contract/versions';
import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { documentSteps } from '../history/tables.ts';
import { keepVersion, newestVersion } from './keep-version.ts';

/** Steps that make all pages anew, and what the version before them is called. */
const BEFORE: Partial<Readonly<Record<StepKind, VersionKind>>> = {
  restyle: 'before-restyle',
  reformat: 'before-reformat',
  regenerate: 'before-regenerate',
  outline: 'before-outline',
  'restore-version': 'before-restore',
};

/** Whoever tries one look after the other comes back by choosing it again: only what else was done is worth keeping. */
const LOOKS: readonly StepKind[] = ['restyle', 'reformat'];

/** Keeps a version before a step that makes all pages anew. The caller holds the project's row. */
export async function keepBefore(tx: Transaction, projectId: number, step: StepKind): Promise<void> {
  const kind = BEFORE[step];
  if (!kind) return;
  if (LOOKS.includes(step) && (await isOnlyLook(tx, projectId))) return;
  await keepVersion(tx, projectId, kind);
}

/** Keeps a version where enough was done since the last one. The caller holds the project's row. */
export async function keepAfterEdits(tx: Transaction, projectId: number): Promise<void> {
  const newest = await newestVersion(tx, projectId);
  const steps = await tx.$count(documentSteps, since(projectId, newest?.lastStep));
  if (steps >= VERSIONS.edits) await keepVersion(tx, projectId, 'edits');
}

async function isOnlyLook(tx: Transaction, projectId: number): Promise<boolean> {
  const newest = await newestVersion(tx, projectId);
  if (!newest) return false;
  const others = and(since(projectId, newest.lastStep), notInArray(documentSteps.kind, [...LOOKS]));
  return (await tx.$count(documentSteps, others)) === 0;
}

/** What was done after a step and not taken back. */
function since(projectId: number, step = 0) {
  return and(eq(documentSteps.projectId, projectId), eq(documentSteps.undone, false), gt(documentSteps.id, step));
}
