import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

export const pages = pgTable(
  'pages',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    pageNumber: integer().notNull(),
    /** Format of the page. */
    pageType: text().notNull().default(''),
    /** Page source texts: the plain brief, the page as designed, the page as the person left it. */
    pageContent: text().notNull().default(''),
    generatedText: text().notNull().default(''),
    styledText: text().notNull().default(''),
    templateId: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** The generation that made it, and its brief in that generation's outline; null for pages added by hand. */
    generationId: integer(),
    briefId: text(),
    /** Made by a generation that has not finished: not the project's page yet. */
    draft: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('pages_project').on(table.projectId, table.pageNumber),
    uniqueIndex('pages_generation').on(table.generationId, table.pageNumber).where(sql`${table.draft}`),
  ],
);
