import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

/** Links that show a project's pages to whoever has them. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The half of the link's key that is stored (link-keys.ts). */
    seed: text().notNull().unique(),
    /** argon2id; null where the link asks for none. */
    passwordHash: text(),
    canDownload: boolean().notNull(),
    canComment: boolean().notNull().default(false),
    /** Null where it does not end. */
    expiresAt: moment(),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('share_links_project').on(table.projectId)],
);

/** Links that are open, by the SHA-256 of the token that whoever opened it was given. */
export const shareVisits = pgTable(
  'share_visits',
  {
    tokenHash: text().primaryKey(),
    linkId: integer()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('share_visits_link').on(table.linkId), index('share_visits_expiry').on(table.expiresAt)],
);
