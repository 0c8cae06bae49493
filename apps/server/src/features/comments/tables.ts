import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/columns.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import { shareLinks, shareVisits } from '../sharing/tables.ts';

const projectId = () =>
  integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
/** What has been said stays for the owner when a link is revoked. */
const linkId = () => integer().references(() => shareLinks.id, { onDelete: 'set null' });

/** Of each project that has comments. Whoever changes them holds its row. */
export const commentBoards = pgTable('comment_boards', {
  projectId: projectId().primaryKey(),
  /** Raised with every change. */
  revision: integer().notNull().default(0),
  /** The newest comment that the owner has seen. */
  seen: integer().notNull().default(0),
});

/** Visitors of share links who have said who they are. */
export const commentPeople = pgTable(
  'comment_people',
  {
    id: id(),
    projectId: projectId(),
    linkId: linkId(),
    name: text().notNull(),
    /** SHA-256 of the key that their device keeps. */
    keyHash: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index('comment_people_project').on(table.projectId), index('comment_people_link').on(table.linkId)],
);

/** Who an open visit is by, once they have said so. */
export const commentVisits = pgTable(
  'comment_visits',
  {
    visitId: text()
      .primaryKey()
      .references(() => shareVisits.tokenHash, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => commentPeople.id, { onDelete: 'cascade' }),
  },
  (table) => [index('comment_visits_person').on(table.personId)],
);

export const commentThreads = pgTable(
  'comment_threads',
  {
    id: id(),
    projectId: projectId(),
    /** A deleted page keeps its threads, hidden with it, until it is gone for good. */
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Whose visitors see it; null where it is the owner's alone. */
    linkId: linkId(),
    /** Parts of the page's width and height. */
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    /** The object that it was set on, and parts of that one's width and height. */
    objectId: text(),
    objectX: doublePrecision(),
    objectY: doublePrecision(),
    isResolved: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('comment_threads_project').on(table.projectId),
    index('comment_threads_page').on(table.pageId),
    index('comment_threads_link').on(table.linkId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: id(),
    threadId: integer()
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    /** Null for the owner. */
    personId: integer().references(() => commentPeople.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
    /** It can be brought back for a while (tidy.ts) by whoever deleted it. */
    deletedAt: moment(),
    isDeletedByOwner: boolean().notNull().default(false),
  },
  (table) => [index('comments_thread').on(table.threadId), index('comments_person').on(table.personId)],
);
