import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Page properties (spec §3); empty until the person has filled them in. */
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    prompt: text().notNull().default(''),
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

/** Data flows from one page of a project to another; goes with either page. */
export const pageConnections = pgTable(
  'page_connections',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The client's. */
    id: text().notNull(),
    sourcePageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    targetPageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    uniqueIndex('page_connections_pair').on(table.sourcePageId, table.targetPageId),
    index('page_connections_target').on(table.targetPageId),
    check('page_connections_apart', sql`${table.sourcePageId} <> ${table.targetPageId}`),
  ],
);
