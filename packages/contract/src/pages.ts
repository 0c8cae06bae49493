import { documentStyle } from '@pagewright/model/document-style';
import { fillResult } from '@pagewright/model/filling';
import { modelUse } from '@pagewright/model/outline';
import { fill, SECTION_NAME_MAX } from '@pagewright/model/page';
import { z } from 'zod';
import { endpoint, idParams, idsBody, nothing } from './endpoint.ts';

/** Project page (spec §3): missing strings become empty and missing numbers become 0. */
export const projectPage = z.object({
  id: z.number().int().default(0),
  pageNumber: z.number().int().default(0),
  pageType: z.string().default(''),
  projectId: z.number().int().default(0),
  /** The page as it was designed. */
  generatedText: z.string().default(''),
  /** The plain brief as page source. */
  pageContent: z.string().default(''),
  /** The page as the person left it; previews use it first, then generatedText, then pageContent. */
  styledText: z.string().default(''),
  createTime: z.string().default(''),
  templateId: z.number().int().default(0),
  userId: z.number().int().default(0),
  /** Page properties (spec §3); empty until the person has filled them in. */
  name: z.string().default(''),
  description: z.string().default(''),
  prompt: z.string().default(''),
  /** Kept in the document and not shown by what goes out of it: no export has it, and printed page numbers do not count it. */
  hidden: z.boolean().default(false),
  /** Name of the section that it belongs to; empty where it is in none. Pages of one name that follow each other are one section. */
  section: z.string().default(''),
  /** Style that it has for itself; empty where it has the document's. */
  style: documentStyle.or(z.literal('')).default(''),
  /** Raised with every save; a save names the version it was read at. */
  version: z.number().int().default(0),
  /** The brief of the document's outline that it was designed from; empty for pages added by hand. */
  briefId: z.string().default(''),
});
export type ProjectPage = z.infer<typeof projectPage>;

const pagePath = '/api/pagewright/page';
const pageText = z.string().max(256 * 1024);

/** Page properties: name max 30, description max 200, prompt; none may be blank where it is given (spec §5). */
export const PAGE_NAME_MAX = 30;
export const PAGE_DESCRIPTION_MAX = 200;
export const PAGE_PROMPT_MAX = 8_000;
const pageProperties = {
  name: z.string().trim().min(1).max(PAGE_NAME_MAX).optional(),
  description: z.string().trim().min(1).max(PAGE_DESCRIPTION_MAX).optional(),
  prompt: z.string().trim().min(1).max(PAGE_PROMPT_MAX).optional(),
};

/** Pages whose texts can be asked for at once. */
export const PAGES_AT_ONCE = 50;
const pageIds = z
  .string()
  .max(1_000)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().int().positive()).min(1).max(PAGES_AT_ONCE));

export const listPages = endpoint({
  method: 'GET',
  path: `${pagePath}/list`,
  access: 'user',
  scope: 'read',
  summary: "A project's pages ordered by pageNumber, with the pictures they use",
  query: z.object({
    projectId: z.coerce.number().int().positive(),
    /** The first pages only, for a thumbnail; all where absent. */
    limit: z.coerce.number().int().positive().max(1_000).optional(),
    /** Only those, named as `3,17,4`; all where absent. */
    ids: pageIds.optional(),
  }),
  data: z.array(projectPage),
});
/** What the app needs to know of every page; the texts of those that it shows come on demand. */
export const pageHead = projectPage
  .pick({ id: true, pageNumber: true, pageType: true, name: true, hidden: true, section: true, version: true })
  .extend({
    /** As its text says. */
    title: z.string(),
    /** What stands in its place until its text is there: its ground, px; null where its text does not say. */
    sketch: z.object({ width: z.number(), height: z.number(), background: fill }).nullable(),
    /** It has no text, so there is nothing to show. */
    isBlank: z.boolean(),
  });
export type PageHead = z.infer<typeof pageHead>;

export const listPageHeads = endpoint({
  method: 'GET',
  path: `${pagePath}/heads`,
  access: 'user',
  scope: 'read',
  summary: "A project's pages ordered by pageNumber: title, number and ground of each, without their texts",
  query: z.object({ projectId: z.coerce.number().int().positive() }),
  data: z.array(pageHead),
});
export const getPage = endpoint({
  method: 'GET',
  path: `${pagePath}/getInfo/:id`,
  access: 'user',
  scope: 'read',
  summary: 'One page',
  params: idParams,
  data: projectPage,
});
export const addPage = endpoint({
  method: 'POST',
  path: `${pagePath}/add`,
  access: 'user',
  scope: 'write',
  summary: 'Add a page; at the end where no pageNumber is given',
  body: z.object({
    projectId: z.number().int().positive(),
    pageNumber: z.number().int().positive().optional(),
    pageType: z.string().max(40).optional(),
    pageContent: pageText.optional(),
    generatedText: pageText.optional(),
    styledText: pageText.optional(),
    ...pageProperties,
  }),
  data: projectPage,
});
export const editPage = endpoint({
  method: 'PUT',
  path: `${pagePath}/edit`,
  access: 'user',
  scope: 'write',
  summary:
    'Save a page; 409 with the newest version in params where it is another. An empty styledText goes back to generated',
  body: z.object({
    id: z.number().int().positive(),
    version: z.number().int().min(0),
    pageNumber: z.number().int().positive().optional(),
    pageType: z.string().max(40).optional(),
    styledText: pageText.optional(),
    /** Saves of one name that follow each other are one step of the history, as where words were replaced on all pages. */
    together: z.string().min(1).max(64).optional(),
    /** Null: not filled in, as before they were. */
    name: pageProperties.name.nullable(),
    description: pageProperties.description.nullable(),
    prompt: pageProperties.prompt.nullable(),
  }),
  data: projectPage,
});
export const removePage = endpoint({
  method: 'DELETE',
  path: `${pagePath}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete a page; it can be restored for 30 days',
  params: idParams,
  data: nothing,
});
export const removePages = endpoint({
  method: 'POST',
  path: `${pagePath}/remove/batch`,
  access: 'user',
  scope: 'write',
  summary: 'Delete several pages, all or none; they can be restored for 30 days',
  body: idsBody,
  data: nothing,
});
const numberedPage = z.object({ id: z.number().int(), pageNumber: z.number().int() });
export const restorePages = endpoint({
  method: 'POST',
  path: `${pagePath}/restore/batch`,
  access: 'user',
  scope: 'write',
  summary: 'Bring deleted pages back, all or none: each with its id, what stood on it, its place and its connections',
  body: idsBody,
  data: z.array(numberedPage),
});
export const orderPages = endpoint({
  method: 'PUT',
  path: `${pagePath}/order`,
  access: 'user',
  scope: 'write',
  summary: "Put all pages of a project in another order; 409 where the ids are not exactly the project's pages",
  body: z.object({
    projectId: z.number().int().positive(),
    ids: z.array(z.number().int().positive()).min(1).max(1_000),
  }),
  data: z.array(numberedPage),
});
/** What is not given of a page stays as it is. */
const arrangedPage = z.object({
  id: z.number().int().positive(),
  hidden: z.boolean().optional(),
  /** Empty: in none. */
  section: z.string().trim().max(SECTION_NAME_MAX).optional(),
});
export type ArrangedPage = z.infer<typeof arrangedPage>;

export const saveArrangement = endpoint({
  method: 'PUT',
  path: `${pagePath}/arrangement`,
  access: 'user',
  scope: 'write',
  summary:
    "The order of all pages of a project with their sections and which are hidden, at once; 409 where the ids are not exactly the project's pages",
  body: z.object({
    projectId: z.number().int().positive(),
    pages: z.array(arrangedPage).min(1).max(1_000),
  }),
  data: z.array(numberedPage),
});
export const duplicatePage = endpoint({
  method: 'POST',
  path: `${pagePath}/duplicate/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Copy a page; the copy stands right after it',
  params: idParams,
  data: projectPage,
});
export const duplicatePages = endpoint({
  method: 'POST',
  path: `${pagePath}/duplicate/batch`,
  access: 'user',
  scope: 'write',
  summary:
    'Copy several pages of a project, all or none; each copy stands right after its page, and links from one to another of them lead from copy to copy',
  body: idsBody,
  data: z.array(projectPage),
});
export const fillPage = endpoint({
  method: 'POST',
  path: `${pagePath}/fill`,
  access: 'user',
  scope: 'generate',
  summary:
    "Fill smart components of a page from the project's documents and typed text. Nothing is saved: the answer is the page as it would be, with what became of each component",
  body: z.object({
    id: z.number().int().positive(),
    /** The page as it stands in the editor. */
    page: pageText,
    ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  }),
  limit: 'generation',
  data: z.object({
    page: z.string(),
    results: z.array(fillResult),
    /** Where a language model was asked. */
    modelUse: modelUse.optional(),
  }),
});

/** Data flows from one page to another (spec §3). The id is the client's. */
export const pageConnection = z.object({
  id: z.string().min(1).max(64),
  sourcePageId: z.number().int().positive(),
  targetPageId: z.number().int().positive(),
});
export type PageConnection = z.infer<typeof pageConnection>;

export const listConnections = endpoint({
  method: 'GET',
  path: `${pagePath}/connections`,
  access: 'user',
  scope: 'read',
  summary: "The connections between a project's pages",
  query: z.object({ projectId: z.coerce.number().int().positive() }),
  data: z.array(pageConnection),
});
export const saveConnections = endpoint({
  method: 'PUT',
  path: `${pagePath}/connections`,
  access: 'user',
  scope: 'write',
  summary: "Replace the connections between a project's pages; one for each pair, none from a page to itself",
  body: z.object({
    projectId: z.number().int().positive(),
    connections: z.array(pageConnection).max(2_000),
  }),
  data: z.array(pageConnection),
});

/** A picture that pages name as `asset:KEY`. */
export const getAsset = endpoint({
  method: 'GET',
  path: `/api/pagewright/project/:id/asset/:key`,
  access: 'user',
  scope: 'read',
  summary: "A picture of the project's documents",
  params: z.object({ id: z.coerce.number().int().positive(), key: z.string().regex(/^[\w.-]{1,100}$/) }),
  data: nothing,
  answer: 'file',
});
