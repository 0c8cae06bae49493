import { z } from 'zod';

/** By which a share link names a page, whatever its place. */
export const sharedPageKey = z.string().regex(/^[\w-]{16}$/);
