import { assistNote } from '@pagewright/model/assist-notes';
import { documentStyle } from '@pagewright/model/document-style';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { MODEL_FAILURES, modelUse } from '@pagewright/model/outline';
import { sourceNews } from '@pagewright/model/source-news';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { historyState, stepReceipt } from './history.ts';
import { generationSettings } from './projects.ts';

/** Longest wish, UTF-16 units; most pages that it names, and files that are attached to it. */
export const ASSISTANT = { prompt: 2_000, pages: 100, files: 20 } as const;

/** A page as the assistant would make it. Pages that would come into being have ids below zero. */
export const proposedPage = z.object({
  id: z.number().int(),
  is: z.enum(['changed', 'new', 'gone']),
  /** Page source; empty of one that would go. */
  text: z.string(),
  /** Whether some of its objects may be accepted without the others. */
  byObject: z.boolean(),
  /** Whether it would be left out of what goes out, and its section, where that is something else. */
  hidden: z.boolean().optional(),
  section: z.string().optional(),
  /** Ids of the pages that say between them what it said: it is accepted with them or not at all. */
  with: z.array(z.number().int()).optional(),
});
export type ProposedPage = z.infer<typeof proposedPage>;

export const proposal = z.object({
  /** By which it is accepted; null where nothing would change. */
  id: z.number().int().nullable(),
  /** What would be done, what cannot be, and why. */
  notes: z.array(assistNote),
  /** What of the wish was not understood, word for word. */
  rest: z.array(z.string()),
  pages: z.array(proposedPage),
  /** Ids of all pages in the order in which they would stand, where that is another one. */
  order: z.array(z.number().int()).optional(),
  /** What the whole document would be made as, where that is something else. */
  look: z.object({ style: documentStyle.optional(), format: z.enum(FORMAT_IDS).optional() }),
  receipt: stepReceipt,
  /** Where a language model was asked: what that took, and why nothing came of it. */
  model: z.object({ use: modelUse, failure: z.enum(MODEL_FAILURES).optional() }).optional(),
  /** What generated pages among them cost. */
  points: z.number().int(),
});
export type Proposal = z.infer<typeof proposal>;

const path = '/api/pagewright/assistant';
const pageId = z.number().int().positive();

export const proposeChanges = endpoint({
  method: 'POST',
  path: `${path}/propose`,
  access: 'user',
  scope: 'generate',
  summary:
    'What the assistant would do to a document, in words of the person or by tags. Nothing is changed before it is accepted',
  body: z.object({
    projectId: pageId,
    prompt: z.string().max(ASSISTANT.prompt).default(''),
    style: z.enum(STYLE_IDS).optional(),
    format: z.enum(FORMAT_IDS).exclude(['custom']).optional(),
    /** Pages that it is about; that in view where there are none. */
    pageIds: z.array(pageId).max(ASSISTANT.pages).default([]),
    inView: pageId.optional(),
    /** Documents of the project that pages are to be added from. */
    documentIds: z.array(pageId).max(ASSISTANT.files).default([]),
  }),
  repeatable: true,
  limit: 'generation',
  data: proposal,
});
export const refreshFromSources = endpoint({
  method: 'POST',
  path: `${path}/refresh`,
  access: 'user',
  scope: 'generate',
  summary:
    'What pages would say after the newest versions of their files, with what the person did. Nothing is changed before it is accepted',
  body: z.object({ projectId: pageId }),
  repeatable: true,
  limit: 'generation',
  data: proposal.extend({ news: sourceNews }),
});
export const makeAgain = endpoint({
  method: 'POST',
  path: `${path}/again`,
  access: 'user',
  scope: 'generate',
  summary:
    'Pages, or one object of one page, told anew from what they rest on, with what the person did. Nothing is changed, and nothing paid, before it is accepted',
  body: z
    .object({
      projectId: pageId,
      pageIds: z.array(pageId).min(1).max(ASSISTANT.pages),
      /** Of the one page: its other objects stay as they are. */
      objectId: z.string().min(1).max(200).optional(),
    })
    .refine(({ pageIds, objectId }) => objectId === undefined || pageIds.length === 1, {
      path: ['objectId'],
      message: 'an object is of one page',
    }),
  repeatable: true,
  limit: 'generation',
  data: proposal,
});
export const acceptProposal = endpoint({
  method: 'POST',
  path: `${path}/accept`,
  access: 'user',
  scope: 'generate',
  summary:
    'Make what was proposed, or some of it, as one step that can be taken back; 409 where a page has changed since',
  body: z.object({
    id: pageId,
    /** All of it where absent; a format is for all pages or none. */
    pages: z
      .array(
        z.object({
          id: z.number().int(),
          /** Ids of the objects that are accepted; all of the page where absent. */
          objects: z.array(z.string().min(1).max(200)).max(5_000).optional(),
        }),
      )
      .max(1_000)
      .optional(),
  }),
  limit: 'generation',
  data: historyState.extend({ settings: generationSettings, done: stepReceipt }),
});
export const refuseProposal = endpoint({
  method: 'DELETE',
  path: `${path}/refuse/:id`,
  access: 'user',
  scope: 'generate',
  summary: 'Forget what was proposed',
  params: idParams,
  data: nothing,
});
