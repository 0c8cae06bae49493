import { OUTLINE_SUBJECTS } from '@pagewright/contract/outlines';
import { sourceStatement } from '@pagewright/model/left-out';
import { asset } from '@pagewright/model/source-document';
import type { Migrations } from '@pagewright/model/stored';
import { outlineCards as cardsOf } from '@pagewright/page/outline-cards';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { moment, storedJson, storedValue } from '../../platform/columns.ts';
import { generations } from '../generation/tables.ts';
import { projects } from '../projects/tables.ts';

/** The cards as the person arranged them. */
export const arrangement = z.object({
  cards: cardsOf,
  /** Ids of the pages that there were: what came since stands behind the page before it. */
  known: z.array(z.string()),
  /** What those of a document said (`printsOf`); absent where they never change. */
  prints: z.record(z.string(), z.string()).optional(),
});
export type Arrangement = Readonly<z.infer<typeof arrangement>>;

/** A statement that was left out and is put on a card, with the picture that it shows; bytes of pictures stand elsewhere. */
export const broughtStatement = z.object({
  statement: sourceStatement,
  picture: asset.pick({ mime: true, width: true, height: true }).optional(),
});
export type BroughtStatement = Readonly<z.infer<typeof broughtStatement>>;

const ARRANGEMENT_MIGRATIONS: Migrations = {};
const BROUGHT_MIGRATIONS: Migrations = {};

/** Outlines that people arrange: of each project one that waits for its pages, and that of the document. */
export const outlineCards = pgTable(
  'outline_cards',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    subject: text({ enum: OUTLINE_SUBJECTS }).notNull(),
    /** Which composed the outline that waits; null for that of a document. */
    generationId: integer().references(() => generations.id, { onDelete: 'cascade' }),
    arrangement: storedJson(arrangement, ARRANGEMENT_MIGRATIONS).notNull(),
    brought: storedValue(z.array(broughtStatement), BROUGHT_MIGRATIONS).notNull(),
    /** Counted up whenever the cards are saved. */
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.subject] })],
);
