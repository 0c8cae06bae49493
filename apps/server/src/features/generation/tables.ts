import { generationReport, generationSettings } from '@pagewright/contract/projects';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import { OUTLINE_MIGRATIONS, outline } from '@pagewright/model/outline';
import type { Migrations } from '@pagewright/model/stored';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import { createdAt, id, jsonText, moment, storedJson } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** What was asked for. */
export const generationRequest = z.object({ prompt: z.string(), text: z.string(), settings: generationSettings });

export const REQUEST_MIGRATIONS: Migrations = {
  1: ({ supplement, ...rest }) => ({ ...rest, prompt: supplement }),
};

export const REPORT_MIGRATIONS: Migrations = {};

export const generations = pgTable(
  'generations',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer().notNull(),
    state: text({ enum: GENERATION_STATES }).notNull().default('queued'),
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
    /** Points held in all; spent of them are `pagesPaid` times `pointsPerPage`. */
    pointsReserved: integer().notNull().default(0),
    /** Raised whenever another worker takes over or the story ends: a write that names an older one is refused. */
    fence: integer().notNull().default(0),
    /** Until when the worker that runs it may be believed to be alive. */
    leaseUntil: moment(),
    /** How often it was begun, and when it may be begun again. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    report: storedJson(generationReport, REPORT_MIGRATIONS),
    error: jsonText<{ code: ErrorCode; params: ErrorParams }>(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    index('generations_project').on(table.projectId),
    // One running generation a project (spec §5).
    uniqueIndex('generations_live').on(table.projectId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** A picture of an outline, kept outside it. */
export interface StoredAsset extends BlobReference {
  readonly mime: string;
  /** px. */
  readonly width: number;
  readonly height: number;
}

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
    assets: jsonText<Record<string, StoredAsset>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    uniqueIndex('outlines_generation').on(table.generationId),
  ],
);
