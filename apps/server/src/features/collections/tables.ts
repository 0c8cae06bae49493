import { generationSettings } from '@pagewright/contract/projects';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';
import type { Migrations } from '@pagewright/model/stored';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, storedJson } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';
import { projects } from '../projects/tables.ts';

const SETTINGS_MIGRATIONS: Migrations = {};

/** Published works: what becomes of the project that one was published from changes nothing of it. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it is gone. */
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull(),
    industry: text({ enum: PUBLISH_INDUSTRIES }).notNull(),
    category: text({ enum: PUBLISH_CATEGORIES }).notNull(),
    /** Points; 0 is free. */
    price: integer().notNull(),
    /** What the document was made as: so are those that are made of it. */
    settings: storedJson(generationSettings, SETTINGS_MIGRATIONS).notNull(),
    pageCount: integer().notNull(),
    /** Keys of the uploaded images of its publisher's that it shows: they stay as long as it does. */
    images: text().array().notNull(),
    /** When its pages were published last. */
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('collections_published').on(table.publishedAt, table.id),
    index('collections_user').on(table.userId),
    index('collections_project').on(table.projectId),
  ],
);

export const collectionPages = pgTable(
  'collection_pages',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    /** From 1, without gaps. Links from page to page name pages by it. */
    pageNumber: integer().notNull(),
    /** Page properties (spec §3). */
    name: text().notNull(),
    description: text().notNull(),
    prompt: text().notNull(),
    section: text().notNull(),
    /** Format of the page. */
    pageType: text().notNull(),
    /** Page source text of what the page shows. */
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.pageNumber] })],
);
