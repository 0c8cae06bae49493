import { SOURCE_KINDS, sourceWarning } from '@pagewright/model/source-document';
import type { Migrations } from '@pagewright/model/stored';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { BLOB_MIGRATIONS, blobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, id, storedJson, storedValue } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

const PICTURES_MIGRATIONS: Migrations = {};
const WARNINGS_MIGRATIONS: Migrations = {};

/** Uploaded files. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name that the origins in its content give; stays when the document is renamed. */
    sourceName: text().notNull().default(''),
    kind: text({ enum: SOURCE_KINDS }).notNull(),
    /** The file as it was uploaded. */
    file: storedJson(blobReference, BLOB_MIGRATIONS).notNull(),
    /** What was read out of it: a SourceDocument as JSON. */
    content: storedJson(blobReference, BLOB_MIGRATIONS).notNull(),
    /** The bytes of its assets, by their keys; those of a document that was read before they were kept apart stand in it. */
    pictures: storedValue(z.record(z.string(), blobReference), PICTURES_MIGRATIONS).notNull().default(sql`'{}'`),
    warnings: storedValue(z.array(sourceWarning), WARNINGS_MIGRATIONS).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('documents_project').on(table.projectId)],
);
