import { STEP_KINDS } from '@pagewright/contract/history';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, storedJson } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';
import { documentState, STATE_MIGRATIONS } from './document-state.ts';

/** Steps of the documents, by which people take back what they did. All steps that are undone are newer than the others. */
export const documentSteps = pgTable(
  'document_steps',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: STEP_KINDS }).notNull(),
    undone: boolean().notNull().default(false),
    /** What it changed as it was on the other side of it: before the step, or after it where it is undone. */
    state: storedJson(documentState, STATE_MIGRATIONS).notNull(),
    /** Length of the state's JSON, UTF-16 units. */
    length: integer().notNull(),
    /** Objects that the assistant wrote, took away and changed; null where somebody else did it. */
    added: integer(),
    removed: integer(),
    /** Null in steps from before these were told apart, which counted them as written and as taken away. */
    changed: integer(),
    /** Names the step that the saves of several pages are; null where it was done at once. */
    together: text(),
    createdAt: createdAt(),
  },
  (table) => [index('document_steps_project').on(table.projectId, table.id)],
);
