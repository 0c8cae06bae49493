import { SOURCE_KINDS, sourceWarning } from '@pagewright/model/source-document';
import type { Migrations } from '@pagewright/model/stored';
import { successors } from '@pagewright/model/successors';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { BLOB_MIGRATIONS, blobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, id, moment, storedJson, storedValue } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

const PICTURES_MIGRATIONS: Migrations = {};
const WARNINGS_MIGRATIONS: Migrations = {};
const SUCCESSORS_MIGRATIONS: Migrations = {};

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

/**
 * Files that a newer version took the place of. They are kept for what was made from them: pages, versions of the
 * document and steps that can be taken back name them in their origins.
 */
export const olderDocuments = pgTable(
  'older_documents',
  {
    id: id(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name that origins give to this version; every version has its own. */
    sourceName: text().notNull(),
    kind: text({ enum: SOURCE_KINDS }).notNull(),
    file: storedJson(blobReference, BLOB_MIGRATIONS).notNull(),
    content: storedJson(blobReference, BLOB_MIGRATIONS).notNull(),
    pictures: storedValue(z.record(z.string(), blobReference), PICTURES_MIGRATIONS).notNull(),
    /** Where its blocks stand in the newest version. */
    successors: storedJson(successors, SUCCESSORS_MIGRATIONS).notNull(),
    /** When it was uploaded, and when the next version took its place. */
    createdAt: moment().notNull(),
    replacedAt: createdAt(),
  },
  (table) => [
    index('older_documents_project').on(table.projectId),
    index('older_documents_document').on(table.documentId),
  ],
);
