import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { BLOB_MIGRATIONS, blobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, moment, storedJson } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';
import { projects } from '../projects/tables.ts';

/** Images that people uploaded for components. One that names a project goes with it. */
export const images = pgTable(
  'images',
  {
    /** Random; the last part of its URL. */
    key: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mime: text().notNull(),
    /** px; 0 where an SVG does not say. */
    width: integer().notNull(),
    height: integer().notNull(),
    file: storedJson(blobReference, BLOB_MIGRATIONS).notNull(),
    createdAt: createdAt(),
    /** Since when no page names it; null as long as one does, or nobody has looked. */
    unusedSince: moment(),
  },
  (table) => [index('images_user').on(table.userId), index('images_project').on(table.projectId)],
);
