import { FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import { sourceStatement } from '@pagewright/model/left-out';
import { pageBrief } from '@pagewright/model/outline';
import { outlineCards } from '@pagewright/page/outline-cards';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { leftOutPart, leftOutQuery } from './left-out.ts';
import { redesignedPages, unplacedChange } from './projects.ts';

/** Whose outline it is: one that waits for its pages to be made, or that which the document's pages were made of. */
export const OUTLINE_SUBJECTS = ['waiting', 'document'] as const;
export const outlineSubject = z.enum(OUTLINE_SUBJECTS);
export type OutlineSubject = z.infer<typeof outlineSubject>;

const path = '/api/pagewright/project/outline';
const of = z.object({ of: outlineSubject.default('waiting') });
const projectId = z.number().int().positive();
/** Of the cards, counted up whenever they are saved; 0 where they are as composed. */
const version = z.number().int().min(0);

/** Which composition the cards are of; another one counts its versions anew. */
const basis = z.number().int().min(0);

export const projectOutline = z.object({
  version,
  basis,
  title: z.string(),
  language: z.enum(LANGUAGES),
  format: z.enum(FORMAT_IDS),
  /** As composed: what the cards name. Those of a document have the ids of its pages. */
  pages: z.array(pageBrief),
  /** Ids of pages that were made by hand: they can be moved and taken away. */
  own: z.array(z.string()),
  cards: outlineCards,
  /** What was left out and is put on cards. */
  brought: z.array(sourceStatement),
  /** What each page will cost; 0 where nothing is. */
  pointsPerPage: z.number().int(),
  /** Points that the person has. */
  balance: z.number(),
});
export type ProjectOutline = z.infer<typeof projectOutline>;

export const getOutline = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'user',
  scope: 'read',
  summary: "A project's outline as cards, one a page: before its pages are made, or of those that it has",
  params: idParams,
  query: of,
  data: projectOutline,
});
export const saveOutline = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  scope: 'write',
  summary: 'Keep the cards of an outline as the person arranged them; no page is made or changed by it',
  /** Where a basis is named and the outline was composed again since, the cards are refused (`outline/stale`). */
  body: of.extend({ projectId, version, basis: basis.optional(), cards: outlineCards }),
  repeatable: true,
  data: z.object({ version }),
});
export const listOutlineLeftOut = endpoint({
  method: 'GET',
  path: `${path}/leftOut/:id`,
  access: 'user',
  scope: 'read',
  summary: "What a project's documents say and no page of the outline that waits does, with why, some at a time",
  params: idParams,
  query: leftOutQuery,
  data: leftOutPart,
});
export const makeOutlinePages = endpoint({
  method: 'POST',
  path: `${path}/make`,
  access: 'user',
  scope: 'generate',
  summary: "Make the project's pages of the outline that waits, one of each card",
  body: z.object({ projectId, version }),
  limit: 'generation',
  data: z.object({
    generationId: z.number().int(),
    estimatedSeconds: z.number(),
    /** What each page of it costs, points. */
    pointsPerPage: z.number().int(),
  }),
});
export const applyOutline = endpoint({
  method: 'POST',
  path: `${path}/apply`,
  access: 'user',
  scope: 'write',
  summary: 'Make the document what its cards say, as one step: only pages whose cards were changed are designed anew',
  body: z.object({
    projectId,
    version,
    /** Whether what has no place in the new design may be set aside; else nothing is changed where there is such. */
    accept: z.boolean().default(false),
  }),
  limit: 'generation',
  data: z.object({
    isApplied: z.boolean(),
    /** What has no place in the new design and had one until now. */
    unplaced: z.array(unplacedChange),
    pages: redesignedPages,
  }),
});
export const discardOutline = endpoint({
  method: 'POST',
  path: `${path}/discard`,
  access: 'user',
  scope: 'write',
  summary: "Give up the outline that waits, or what was arranged of the document's; sources and pages stay as they are",
  body: of.extend({ projectId }),
  repeatable: true,
  data: nothing,
});
