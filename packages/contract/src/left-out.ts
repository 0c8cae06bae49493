import { leftOutReason, leftOutStatement } from '@pagewright/model/left-out';
import { z } from 'zod';
import { endpoint, idParams } from './endpoint.ts';
import { broughtTo } from './projects.ts';

/** Most characters that are shown of a statement. */
export const LEFT_OUT_TEXT = 1_000;

const row = leftOutStatement
  .pick({ id: true, kind: true, origin: true, file: true, section: true, reason: true })
  .extend({
    /** Its first 1,000 characters; may be empty for a picture. */
    text: z.string(),
  });
export type LeftOutRow = z.infer<typeof row>;

const projectPath = '/api/pagewright/project';

/** What is asked for of a list of statements that were left out, some at a time. */
export const leftOutQuery = z.object({
  /** From 1. */
  pageNum: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(100),
  /** Words that a statement, or what it stands under, has to hold. */
  search: z.string().max(200).default(''),
  reason: leftOutReason.optional(),
});
export type LeftOutQuery = z.output<typeof leftOutQuery>;

export const leftOutPart = z.object({
  /** Statements of the documents, and those of them that no page shows. */
  total: z.number().int(),
  leftOut: z.number().int(),
  /** How many there are of each reason; reasons without any are not named. */
  reasons: z.array(z.object({ reason: leftOutReason, statements: z.number().int() })),
  /** How many were found of those that were asked for. */
  found: z.number().int(),
  /** In the order of the documents. */
  rows: z.array(row),
});
export type LeftOutPart = z.output<typeof leftOutPart>;

export const listLeftOut = endpoint({
  method: 'GET',
  path: `${projectPath}/leftOut/:id`,
  access: 'user',
  scope: 'read',
  summary: "What a project's documents say and none of its pages shows, with why, some at a time",
  params: idParams,
  query: leftOutQuery,
  data: leftOutPart,
});
export const bringIn = endpoint({
  method: 'POST',
  path: `${projectPath}/leftOut/bringIn`,
  access: 'user',
  scope: 'write',
  summary:
    'Put a statement that no page shows on a page of its section, or on a new one, as a step that can be taken back',
  body: z.object({ projectId: z.number().int().positive(), id: z.string().min(1).max(600) }),
  repeatable: true,
  limit: 'generation',
  data: broughtTo,
});
