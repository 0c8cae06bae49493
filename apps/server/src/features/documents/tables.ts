import type { SourceWarning } from '@pagewright/model/source-document';
import { SOURCE_KINDS } from '@pagewright/model/source-document';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredBlob } from '../../platform/blobs.ts';
import { createdAt, id, jsonText } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

/** A blob and where it is. */
export interface BlobReference extends StoredBlob {
  readonly key: string;
}

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
    warnings: jsonText<SourceWarning[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('documents_project').on(table.projectId)],
);
