import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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
