import type { GenerationReport, GenerationSettings } from '@pagewright/contract/projects';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, jsonText, moment } from '../../platform/columns.ts';
import type { BlobReference } from '../documents/tables.ts';
import { projects } from '../projects/tables.ts';

export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export interface GenerationRequest {
  readonly supplement: string;
  readonly text: string;
  readonly settings: GenerationSettings;
}

export const generations = pgTable(
  'generations',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer().notNull(),
    state: text({ enum: GENERATION_STATES }).notNull().default('queued'),
    request: jsonText<GenerationRequest>().notNull(),
    /** Pages in all, once it is known, and pages saved so far. */
    pagesTotal: integer().notNull().default(0),
    pagesDone: integer().notNull().default(0),
    /** Points held in all; what was posted of them is `pagesDone`. */
    pointsReserved: integer().notNull().default(0),
    /** Raised whenever another worker takes over or the story ends: a write that names an older one is refused. */
    fence: integer().notNull().default(0),
    /** Until when the worker that runs it may be believed to be alive. */
    leaseUntil: moment(),
    /** How often it was begun, and when it may be begun again. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    report: jsonText<GenerationReport>(),
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

/** What each generation's pages say; pictures are blobs, and `url` in the outline's assets is empty. */
export const outlines = pgTable(
  'outlines',
  {
    generationId: integer()
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    outline: jsonText<Outline>().notNull(),
    assets: jsonText<Record<string, StoredAsset>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outlines_project').on(table.projectId)],
);
