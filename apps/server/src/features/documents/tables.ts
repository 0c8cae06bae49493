import type { SourceWarning } from '@pagewright/model/source-document';
import { SOURCE_KINDS } from '@pagewright/model/source-document';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, id, jsonText } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

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
    file: jsonText<BlobReference>().notNull(),
    /** What was read out of it: a SourceDocument as JSON. */
    content: jsonText<BlobReference>().notNull(),
    /** The bytes of its assets, by their keys; those of a document that was read before they were kept apart stand in it. */
    pictures: jsonText<Record<string, BlobReference>>().notNull().default(sql`'{}'`),
    warnings: jsonText<SourceWarning[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('documents_project').on(table.projectId)],
);
