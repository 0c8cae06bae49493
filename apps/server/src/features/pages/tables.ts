import { documentStyle } from '@pagewright/model/document-style';
import type { Migrations } from '@pagewright/model/stored';
import { KEPT_MIGRATIONS, keptChanges } from '@pagewright/page/kept-changes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, storedJson, storedValue } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

const STYLE_MIGRATIONS: Migrations = {};

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
    /** Kept, and left out of what goes out of the document. */
    hidden: boolean().notNull().default(false),
    /** Name of its section; pages of one name that follow each other are one. */
    section: text().notNull().default(''),
    /** Where it is not the document's. */
    style: storedValue(documentStyle, STYLE_MIGRATIONS),
    templateId: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** The generation that made it; null for pages of templates and those added by hand. */
    generationId: integer(),
    /** What it says: a brief in a version of the project's outline; null for pages added by hand. */
    outlineVersion: integer(),
    briefId: text(),
    /** What of the person's changes the other texts do not hold. */
    kept: storedJson(keptChanges, KEPT_MIGRATIONS),
    /** Made by a generation that has not finished: not the project's page yet. */
    draft: boolean().notNull().default(false),
    /** When it was deleted; it can be restored for a while (deleted-pages.ts), with its number and its connections. */
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('pages_project').on(table.projectId, table.pageNumber),
    index('pages_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    uniqueIndex('pages_generation').on(table.generationId, table.pageNumber).where(sql`${table.draft}`),
  ],
);

/** Data flows from one page of a project to another. Those of a deleted page are hidden with it and go when it goes. */
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
