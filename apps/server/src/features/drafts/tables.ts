import { projectDraft } from '@pagewright/contract/drafts';
import type { Migrations } from '@pagewright/model/stored';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment, storedJson } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

const DRAFT_MIGRATIONS: Migrations = {
  1: ({ supplement, ...rest }) => ({ ...rest, prompt: supplement }),
  // No style of the second was in tokens of its own.
  2: (old) => old,
};

/** What is typed and chosen on the create screen of each project. Apart from the projects, which are listed often. */
export const projectDrafts = pgTable('project_drafts', {
  projectId: integer()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  draft: storedJson(projectDraft, DRAFT_MIGRATIONS).notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
