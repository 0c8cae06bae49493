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
  /** Raised with every save; a save names the version it was read at. */
  version: z.number().int().default(0),
});
export type ProjectPage = z.infer<typeof projectPage>;

const pagePath = '/api/pagewright/page';
const pageText = z.string().max(256 * 1024);

export const listPages = endpoint({
  method: 'GET',
  path: `${pagePath}/list`,
  access: 'user',
  summary: "A project's pages ordered by pageNumber, with the pictures they use",
  query: z.object({ projectId: z.coerce.number().int().positive() }),
  data: z.array(projectPage),
});
export const getPage = endpoint({
  method: 'GET',
  path: `${pagePath}/getInfo/:id`,
  access: 'user',
  summary: 'One page',
  params: idParams,
  data: projectPage,
});
export const addPage = endpoint({
  method: 'POST',
  path: `${pagePath}/add`,
  access: 'user',
  summary: 'Add a page; at the end where no pageNumber is given',
  body: z.object({
    projectId: z.number().int().positive(),
    pageNumber: z.number().int().positive().optional(),
    pageType: z.string().max(40).optional(),
    pageContent: pageText.optional(),
    generatedText: pageText.optional(),
    styledText: pageText.optional(),
  }),
  data: projectPage,
});
export const editPage = endpoint({
  method: 'PUT',
  path: `${pagePath}/edit`,
  access: 'user',
  summary: 'Save a page; 409 where the version is not the newest',
  body: z.object({
    id: z.number().int().positive(),
    version: z.number().int().min(0),
    pageNumber: z.number().int().positive().optional(),
    pageType: z.string().max(40).optional(),
    styledText: pageText.optional(),
  }),
  data: projectPage,
});
export const removePage = endpoint({
  method: 'DELETE',
  path: `${pagePath}/remove/:id`,
  access: 'user',
  summary: 'Delete a page',
  params: idParams,
  data: nothing,
});
export const removePages = endpoint({
  method: 'POST',
  path: `${pagePath}/remove/batch`,
  access: 'user',
  summary: 'Delete several pages',
  body: idsBody,
  data: nothing,
});
/** A picture that pages name as `asset:KEY`. */
export const getAsset = endpoint({
  method: 'GET',
  path: `/api/pagewright/project/:id/asset/:key`,
  access: 'user',
  summary: "A picture of the project's documents",
  params: z.object({ id: z.coerce.number().int().positive(), key: z.string().regex(/^[\w.-]{1,100}$/) }),
  data: nothing,
  answer: 'file',
});
