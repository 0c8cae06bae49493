import { z } from 'zod';
import { endpoint, idParams } from './endpoint.ts';
import { generationSettings } from './projects.ts';

/** What a step of a document's history did. */
export const STEP_KINDS = [
  'edit',
  'describe',
  'add',
  'duplicate',
  'delete',
  'restore',
  'order',
  'hide',
  'section',
  'restyle',
  'reformat',
  'regenerate',
  'dismiss',
  'bring-in',
  'bring-back',
  'outline',
  'restore-version',
  'assist',
  'refresh',
  'again',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** The steps that can be taken back and taken again, and for how long they are kept. */
export const HISTORY = { steps: 200, days: 30 } as const;

const stepKind = z.enum(STEP_KINDS);

const count = z.number().int().min(0);
/** How many objects a step wrote, took away and changed. Of steps from before these were told apart, one that was changed counts as written and as taken away. */
export const stepReceipt = z.object({ added: count, removed: count, changed: count });
export type StepReceipt = z.infer<typeof stepReceipt>;

/** What the next undo and the next redo would do; null where there is nothing. */
export const historyState = z.object({
  undo: stepKind.nullable(),
  redo: stepKind.nullable(),
  /** Names the step that the next undo takes back (`undoStep`); absent where there is none. */
  undoId: z.number().int().optional(),
  /** Of the step that the next undo takes back, where it was proposed before it was done: what became of its objects. */
  receipt: stepReceipt.optional(),
});
export type HistoryState = z.infer<typeof historyState>;

const moved = historyState.extend({
  /** What was taken back or taken again; null where there was nothing. */
  step: stepKind.nullable(),
  settings: generationSettings,
});

const historyPath = '/api/pagewright/project';

export const getHistory = endpoint({
  method: 'GET',
  path: `${historyPath}/history/:id`,
  access: 'user',
  scope: 'read',
  summary: "What the next undo and redo of the project's document would do",
  params: idParams,
  data: historyState,
});
export const undoStep = endpoint({
  method: 'POST',
  path: `${historyPath}/undo/:id`,
  access: 'user',
  scope: 'write',
  summary: "Take back the last step of the project's document: its pages and settings are as they were before it",
  params: idParams,
  /** Where a step is named and another is the last one, nothing is taken back (`request/conflict`). */
  query: z.object({ step: z.coerce.number().int().positive().optional() }),
  data: moved,
});
export const redoStep = endpoint({
  method: 'POST',
  path: `${historyPath}/redo/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Take the step again that was taken back last',
  params: idParams,
  data: moved,
});
