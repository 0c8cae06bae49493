import { integer, pgTable } from 'drizzle-orm/pg-core';
import { jsonText, moment } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

/** What is typed and chosen on the create screen of each project. Apart from the projects, which are listed often. */
export const projectDrafts = pgTable('project_drafts', {
  projectId: integer()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** `projectDraft`, with its version. */
  draft: jsonText<unknown>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
