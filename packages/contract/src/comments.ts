import { componentId } from '@pagewright/model/component';
import { typedLine, typedLines } from '@pagewright/model/typed-words';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { sharedPageKey } from './shared-page-key.ts';

/** UTF-16 units of a comment and of a visitor's name; of one project: threads, comments; of one share link: its threads, its comments, its visitors. */
export const COMMENT_LIMITS = {
  text: 2_000,
  name: 40,
  threads: 500,
  comments: 3_000,
  threadsOfLink: 200,
  commentsOfLink: 1_000,
  visitors: 200,
} as const;

/** Hours for which a deleted comment can be brought back by whoever deleted it. */
export const COMMENT_KEPT_HOURS = 24;

/** The person who owns the project, among the people of its comments. */
export const OWNER = 0;

/** Plain text: what stands in it is never read as anything but mentions (`@{7}`) and addresses. */
export const commentText = z
  .string()
  .max(4 * COMMENT_LIMITS.text)
  .transform(typedLines)
  .pipe(z.string().min(1).max(COMMENT_LIMITS.text));

/** What a visitor is to be called: one line with something to be seen in it. */
export const visitorName = z
  .string()
  .max(4 * COMMENT_LIMITS.name)
  .transform(typedLine)
  .pipe(
    z
      .string()
      .max(COMMENT_LIMITS.name)
      .regex(/[\p{L}\p{N}\p{S}\p{P}]/u),
  );

const share = z.number().min(0).max(1);
/** Parts of a width and a height, from the top left corner. */
const place = z.object({ x: share, y: share });

/** What a thread hangs on. */
export const commentAnchor = z.object({
  /** Where on the page it was set. */
  at: place,
  /** The object that it was set on, and where on it: it goes along. Null where it was set on the page itself. */
  object: z.object({ id: componentId, at: place }).nullable(),
});
export type CommentAnchor = z.infer<typeof commentAnchor>;

/** Somebody who has commented; or the owner, who is called by a word of whoever reads. */
export const commentPerson = z.object({ id: z.number().int(), name: z.string() });
export type CommentPerson = z.infer<typeof commentPerson>;

export const comment = z.object({
  id: z.number().int(),
  /** Of `people`, or `OWNER`. */
  personId: z.number().int(),
  text: z.string(),
  isEdited: z.boolean(),
  createTime: z.string(),
});
export type Comment = z.infer<typeof comment>;

const threadParts = {
  id: z.number().int(),
  anchor: commentAnchor,
  isResolved: z.boolean(),
  /** The oldest first; there is one at least. */
  comments: z.array(comment),
};

/** A thread as the project's owner sees it. */
export const commentThread = z.object({
  ...threadParts,
  pageId: z.number().int(),
  /** The share link whose visitors see it; null where it is the owner's alone. */
  linkId: z.number().int().nullable(),
});
export type CommentThread = z.infer<typeof commentThread>;

/** All that has been said; `threads` and `people` are null where nothing has changed since what is known. */
const board = {
  /** Raised with every change. */
  revision: z.number().int(),
  people: z.array(commentPerson).nullable(),
};
/** The revision that the caller has. */
const known = z.coerce.number().int().min(0).optional();

const path = '/api/pagewright/comment';
const id = z.number().int().positive();

export const listComments = endpoint({
  method: 'GET',
  path: `${path}/list`,
  access: 'user',
  scope: 'read',
  summary: 'The comments on a project’s pages, those on deleted pages too; none where nothing has changed',
  query: z.object({ projectId: z.coerce.number().int().positive(), known }),
  data: z.object({
    ...board,
    /** The newest comment that the owner has seen. */
    seen: z.number().int(),
    threads: z.array(commentThread).nullable(),
  }),
});
export const addThread = endpoint({
  method: 'POST',
  path: `${path}/thread`,
  access: 'user',
  scope: 'write',
  summary: 'Begin a thread of comments on a page, for the owner alone or for the visitors of a share link too',
  body: z.object({ pageId: id, anchor: commentAnchor, text: commentText, linkId: id.nullable().default(null) }),
  data: commentThread,
});
export const addReply = endpoint({
  method: 'POST',
  path: `${path}/reply`,
  access: 'user',
  scope: 'write',
  summary: 'Answer in a thread',
  body: z.object({ threadId: id, text: commentText }),
  data: comment,
});
export const editComment = endpoint({
  method: 'PUT',
  path: `${path}/edit`,
  access: 'user',
  scope: 'write',
  summary: 'Change the words of an own comment',
  body: z.object({ id, text: commentText }),
  repeatable: true,
  data: comment,
});
export const removeComment = endpoint({
  method: 'DELETE',
  path: `${path}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete a comment, whoever wrote it; the thread goes with its last one',
  params: idParams,
  data: nothing,
});
export const restoreComment = endpoint({
  method: 'POST',
  path: `${path}/restore/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Bring back a comment that was just deleted here',
  params: idParams,
  repeatable: true,
  data: nothing,
});
export const resolveThread = endpoint({
  method: 'PUT',
  path: `${path}/resolve`,
  access: 'user',
  scope: 'write',
  summary: 'Say that a thread is done with, or that it is not',
  body: z.object({ id, isResolved: z.boolean() }),
  repeatable: true,
  data: nothing,
});
export const moveThread = endpoint({
  method: 'PUT',
  path: `${path}/move`,
  access: 'user',
  scope: 'write',
  summary: 'Hang a thread elsewhere: it goes along with an object that was moved to another page of the project',
  body: z.object({ id, pageId: id, anchor: commentAnchor }),
  repeatable: true,
  data: nothing,
});
export const seeComments = endpoint({
  method: 'PUT',
  path: `${path}/seen`,
  access: 'user',
  scope: 'write',
  summary: 'Remember up to which comment the owner has seen them',
  body: z.object({ projectId: id, seen: z.number().int().min(0) }),
  repeatable: true,
  data: nothing,
});

const sharedPath = '/api/pagewright/shared/comment';

/** A thread as those see it who have a share link that lets them comment: theirs, and those of its other visitors. */
export const sharedThread = z.object({
  ...threadParts,
  /** `key` of its page. */
  page: sharedPageKey,
});
export type SharedThread = z.infer<typeof sharedThread>;

export const listSharedComments = endpoint({
  method: 'GET',
  path: `${sharedPath}/list`,
  access: 'link',
  summary: 'The comments of a share link, on pages that it shows; none where nothing has changed',
  query: z.object({ known }),
  data: z.object({
    ...board,
    /** Who this visit is by; null until they have a name. */
    me: z.number().int().nullable(),
    threads: z.array(sharedThread).nullable(),
  }),
});
export const introduceVisitor = endpoint({
  method: 'POST',
  path: `${sharedPath}/person`,
  access: 'link',
  summary:
    'Say by what name this visit comments. The key that was given to somebody before makes it theirs again; else the answer holds a new one',
  body: z.object({ name: visitorName, key: z.string().max(100).optional() }),
  secret: true,
  data: z.object({ id: z.number().int(), key: z.string().nullable() }),
});
export const addSharedThread = endpoint({
  method: 'POST',
  path: `${sharedPath}/thread`,
  access: 'link',
  summary: 'Begin a thread of comments on a shared page',
  body: z.object({ page: sharedPageKey, anchor: commentAnchor, text: commentText }),
  data: sharedThread,
});
export const addSharedReply = endpoint({
  method: 'POST',
  path: `${sharedPath}/reply`,
  access: 'link',
  summary: 'Answer in a thread of the share link',
  body: z.object({ threadId: id, text: commentText }),
  data: comment,
});
export const editSharedComment = endpoint({
  method: 'PUT',
  path: `${sharedPath}/edit`,
  access: 'link',
  summary: 'Change the words of an own comment',
  body: z.object({ id, text: commentText }),
  repeatable: true,
  data: comment,
});
export const removeSharedComment = endpoint({
  method: 'DELETE',
  path: `${sharedPath}/remove/:id`,
  access: 'link',
  summary: 'Delete an own comment',
  params: idParams,
  data: nothing,
});
export const restoreSharedComment = endpoint({
  method: 'POST',
  path: `${sharedPath}/restore/:id`,
  access: 'link',
  summary: 'Bring back an own comment that was just deleted here',
  params: idParams,
  repeatable: true,
  data: nothing,
});
