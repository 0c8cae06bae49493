import { VERSION_KINDS } from '@pagewright/contract/versions';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, storedJson } from '../../platform/columns.ts';
import { documentState, STATE_MIGRATIONS } from '../history/document-state.ts';
import { projects } from '../projects/tables.ts';

/** Documents as they once were. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: VERSION_KINDS }).notNull(),
    name: text().notNull().default(''),
    /** All pages, and what the document was made as. */
    state: storedJson(documentState, STATE_MIGRATIONS).notNull(),
    /** SHA-256 of the state's JSON, by which it is known that nothing has changed since. */
    digest: text().notNull(),
    /** How many pages it has. */
    pages: integer().notNull(),
    /** Versions of the outline that its pages were made from: their pictures stay as long as it does. */
    outlines: integer().array().notNull(),
    /** Keys of the uploaded images that it shows: they stay as long as it does. */
    images: text().array().notNull().default([]),
    /** The newest step of the document's history then; 0 where there was none. */
    lastStep: integer().notNull(),
    /** Length of the state's JSON, UTF-16 units. */
    length: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('document_versions_project').on(table.projectId, table.id)],
);
