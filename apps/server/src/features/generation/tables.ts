import { generationReport, generationSettings } from '@pagewright/contract/projects';
import { OUTLINE_MIGRATIONS, outline } from '@pagewright/model/outline';
import type { Migrations } from '@pagewright/model/stored';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, id, moment, storedJson, storedValue } from '../../platform/columns.ts';
import { storedError } from '../../platform/stored-error.ts';
import { projects } from '../projects/tables.ts';

/** `outlined`: it has composed what it was to, and no page. */
export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled', 'outlined'] as const;

/** What a generation is to make: pages; an outline alone; the pages of an outline that a person has arranged. */
const GENERATION_PURPOSES = ['pages', 'outline', 'arranged'] as const;

/** What was asked for. */
export const generationRequest = z.object({ prompt: z.string(), text: z.string(), settings: generationSettings });

const REQUEST_MIGRATIONS: Migrations = {
  1: ({ supplement, ...rest }) => ({ ...rest, prompt: supplement }),
  // No style of the second was in tokens of its own.
  2: (old) => old,
};

const REPORT_MIGRATIONS: Migrations = {};
const ERROR_MIGRATIONS: Migrations = {};

export const generations = pgTable(
  'generations',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer().notNull(),
    state: text({ enum: GENERATION_STATES }).notNull().default('queued'),
    purpose: text({ enum: GENERATION_PURPOSES }).notNull().default('pages'),
    /** Id of the engine that composes. */
    engine: text().notNull().default('local'),
    /** Points for each page, as they were when it was asked for. */
    pointsPerPage: integer().notNull().default(1),
    request: storedJson(generationRequest, REQUEST_MIGRATIONS).notNull(),
    /** Pages in all, once it is known, and pages saved so far. */
    pagesTotal: integer().notNull().default(0),
    pagesDone: integer().notNull().default(0),
    /** Pages paid for: more than there are where an outline that was cut short was composed anew. */
    pagesPaid: integer().notNull().default(0),
    /** Points held in all; what of them is spent the ledger says: pages that could not be made cost nothing. */
    pointsReserved: integer().notNull().default(0),
    /** Raised whenever another worker takes over or the story ends: a write that names an older one is refused. */
    fence: integer().notNull().default(0),
    /** Until when the worker that runs it may be believed to be alive. */
    leaseUntil: moment(),
    /** How often it was begun, and when it may be begun again. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    report: storedJson(generationReport, REPORT_MIGRATIONS),
    error: storedJson(storedError, ERROR_MIGRATIONS),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    index('generations_project').on(table.projectId),
    // How fast an engine was of late.
    index('generations_pace')
      .on(table.engine, table.id)
      .where(sql`${table.state} = 'done' and ${table.purpose} <> 'arranged' and ${table.attempts} = 1`),
    // One running generation a project (spec §5).
    uniqueIndex('generations_live').on(table.projectId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** A picture of an outline, kept outside it. */
const storedAsset = blobReference.extend({
  mime: z.string(),
  /** px. */
  width: z.number(),
  height: z.number(),
});
export type StoredAsset = Readonly<z.infer<typeof storedAsset>>;

const ASSETS_MIGRATIONS: Migrations = {};

/**
 * What a project's pages say, the newest version last; pictures are blobs, and `url` in the outline's assets is empty. It
 * is stored before the first of its pages is designed.
 */
export const outlines = pgTable(
  'outlines',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** From 1 in each project. */
    version: integer().notNull(),
    /** Whose engine composed it; null for those of templates. */
    generationId: integer().references(() => generations.id, { onDelete: 'cascade' }),
    /** False while its engine still gives pages. */
    isWhole: boolean().notNull().default(true),
    outline: storedJson(outline, OUTLINE_MIGRATIONS).notNull(),
    assets: storedValue(z.record(z.string(), storedAsset), ASSETS_MIGRATIONS).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    uniqueIndex('outlines_generation').on(table.generationId),
  ],
);
