import { z } from 'zod';
import { password } from './accounts.ts';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { sharedPageKey } from './shared-page-key.ts';

/** The screen that a link leads to. Its key stands behind the `#`, which no browser sends to any server. */
export const SHARED_PATH = '/shared';

/** Links that a project may have. */
export const SHARE_LIMITS = { links: 50 } as const;

/** A link that shows a project's pages to whoever has it. */
export const shareLink = z.object({
  id: z.number().int(),
  /** What stands behind the `#` of its address. */
  key: z.string(),
  hasPassword: z.boolean(),
  /** Whether the pages can be taken along as a PDF. */
  canDownload: z.boolean(),
  /** Whether visitors see the comments of this link and may write some. */
  canComment: z.boolean(),
  /** When it ends; null where it does not. */
  expiresAt: z.string().nullable(),
  hasExpired: z.boolean(),
  /** How often others have opened it; coming back within half a day in the same tab is the same visit. */
  views: z.number().int(),
  createTime: z.string(),
});
export type ShareLink = z.infer<typeof shareLink>;

const isAhead = (moment: string | null): boolean => moment === null || Date.parse(moment) > Date.now();

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/pagewright/project/share/list/:id',
  access: 'user',
  scope: 'session',
  summary: 'The share links of a project, the newest first, those that have expired too',
  params: idParams,
  data: z.array(shareLink),
});
export const addShareLink = endpoint({
  method: 'POST',
  path: '/api/pagewright/project/share/add',
  access: 'user',
  scope: 'session',
  summary: 'Make a link that shows the pages of a project to whoever has it, as they are when it is opened',
  body: z.object({
    projectId: z.number().int().positive(),
    expiresAt: z.iso.datetime().nullable().default(null).refine(isAhead),
    password: password.optional(),
    canDownload: z.boolean().default(false),
    canComment: z.boolean().default(false),
  }),
  secret: true,
  data: shareLink,
});
export const editShareLink = endpoint({
  method: 'PUT',
  path: '/api/pagewright/project/share/edit',
  access: 'user',
  scope: 'session',
  summary: 'Let the visitors of a share link comment, or no longer: they then see no comments either',
  body: z.object({ id: z.number().int().positive(), canComment: z.boolean() }),
  repeatable: true,
  data: shareLink,
});
export const removeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/pagewright/project/share/remove/:id',
  access: 'user',
  scope: 'session',
  summary: 'Revoke a share link: whoever has it open can go on no further',
  params: idParams,
  data: nothing,
});

const sharedPath = '/api/pagewright/shared';

export const openShareLink = endpoint({
  method: 'POST',
  path: `${sharedPath}/open`,
  access: 'public',
  summary:
    "Open a share link by its key. The answer is a token for this link's pages alone, null where it asks for a password; a link that is unknown, expired or revoked is answered alike",
  body: z.object({
    key: z.string().max(200),
    password: z.string().max(200).optional(),
  }),
  secret: true,
  data: z.object({ token: z.string().nullable() }),
});
export const getSharedDocument = endpoint({
  method: 'GET',
  path: `${sharedPath}/document`,
  access: 'link',
  summary: 'Of the document behind a share link: its name, and whether it can be taken along and commented on',
  data: z.object({ name: z.string(), canDownload: z.boolean(), canComment: z.boolean() }),
});
/** A page as those see it who have a link. */
export const sharedPage = z.object({
  /** By which this link's comments name it, whatever its place. */
  key: z.string(),
  /** Page source of what the page shows: no notes, no origins, nothing of how it was made. Empty where it cannot be read. */
  text: z.string(),
  /** Name of the section that it belongs to; empty where it is in none. */
  section: z.string(),
  /** Whether it holds nothing yet, and is left out of a file of all pages. */
  isUnfilled: z.boolean(),
});
export type SharedPage = z.infer<typeof sharedPage>;

export const listSharedPages = endpoint({
  method: 'GET',
  path: `${sharedPath}/pages`,
  access: 'link',
  summary: 'The pages behind a share link in their order, without hidden ones',
  data: z.array(sharedPage),
});
export const getSharedPicture = endpoint({
  method: 'GET',
  path: `${sharedPath}/asset/:key`,
  access: 'link',
  summary: "A picture of the project's documents that one of the shared pages shows",
  params: z.object({ key: z.string().regex(/^[\w.-]{1,100}$/) }),
  data: nothing,
  answer: 'file',
});
export const getSharedImage = endpoint({
  method: 'GET',
  path: `${sharedPath}/image/:key`,
  access: 'link',
  summary: 'An uploaded image that one of the shared pages shows',
  params: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
  data: nothing,
  answer: 'file',
});
export const downloadShared = endpoint({
  method: 'POST',
  path: `${sharedPath}/pdf`,
  access: 'link',
  summary: 'The shared pages as a PDF, or one of them, where the link allows it',
  /** Of the page; all where absent. */
  body: z.object({ page: sharedPageKey.optional() }),
  limit: 'generation',
  data: nothing,
  answer: 'file',
});
