import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';

/** Largest image file, bytes; the web app compresses larger pictures before it sends them (spec §5). */
export const IMAGE_MAX_BYTES = 10 * 2 ** 20;

/** Where uploaded images are found: `imageUrl` of an image component is this path and the key. */
export const IMAGE_PATH = '/api/pagewright/image';

export const uploadedImage = z.object({
  /** App-relative: `/api/pagewright/image/KEY`. Reading it needs the owner's token, as every call does. */
  url: z.string(),
  key: z.string(),
  /** By content: image/png, image/jpeg, image/gif, image/webp, image/bmp or image/svg+xml. */
  mime: z.string(),
  /** px; of an SVG as it says itself, 0 where it does not. */
  width: z.number(),
  height: z.number(),
  /** Bytes as stored. */
  size: z.number().int(),
  fileName: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

export const uploadImages = endpoint({
  method: 'POST',
  path: '/api/pagewright/document/uploadImages',
  access: 'user',
  scope: 'write',
  summary: 'Upload one image for a component; msg holds its URL. With a projectId it goes with that project',
  form: { file: 'file', projectId: 'optional text' },
  limit: 'upload',
  data: uploadedImage,
  message: ({ url }) => url,
});
export const getImage = endpoint({
  method: 'GET',
  path: `${IMAGE_PATH}/:key`,
  access: 'user',
  scope: 'read',
  summary: 'An uploaded image',
  params: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
  data: z.null(),
  answer: 'file',
});

/** Where a picture of the library comes from: it was uploaded for pages, or stands in the files of a project. */
export const PICTURE_ORIGINS = ['upload', 'source'] as const;

const pictureKey = z.string().regex(/^[\w.-]{1,100}$/);

/** A picture that a person has: the same bytes once. */
export const libraryPicture = z.object({
  from: z.enum(PICTURE_ORIGINS),
  key: z.string(),
  /** What the image of a component calls it in its own project: the path of an uploaded one, or `asset:KEY`. */
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  /** px; 0 where an SVG does not say. */
  width: z.number(),
  height: z.number(),
  /** Bytes. */
  size: z.number().int(),
  /** The project that it belongs to; null where it was uploaded for none. */
  project: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  createTime: z.string(),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

export const listImages = endpoint({
  method: 'GET',
  path: `${IMAGE_PATH}/list`,
  access: 'user',
  scope: 'read',
  summary: "The person's pictures, some at a time: first those of a project, then all others, the newest first",
  query: z.object({
    projectId: z.coerce.number().int().positive(),
    /** Part of the name of the picture or of its project. */
    search: z.string().max(200).default(''),
    /** From 1. */
    pageNum: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(30),
  }),
  data: z.object({ total: z.number().int(), rows: z.array(libraryPicture) }),
});
export const copyImage = endpoint({
  method: 'POST',
  path: `${IMAGE_PATH}/copy`,
  access: 'user',
  scope: 'write',
  summary: 'Have one of the own pictures in a project, for its pages; `url` is what an image component calls it there',
  body: z.object({
    /** Where it is wanted. */
    projectId: z.number().int().positive(),
    from: z.enum(PICTURE_ORIGINS),
    key: pictureKey,
    /** Whose files it stands in. */
    sourceProjectId: z.number().int().positive().optional(),
  }),
  repeatable: true,
  data: z.object({ url: z.string() }),
});
export const removeImage = endpoint({
  method: 'DELETE',
  path: `${IMAGE_PATH}/remove/:key`,
  access: 'user',
  scope: 'write',
  summary: 'Delete an uploaded picture that no page shows; where one does, the answer says which',
  params: z.object({ key: pictureKey }),
  data: nothing,
});
