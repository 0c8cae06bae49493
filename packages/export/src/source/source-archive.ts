import { LANGUAGES } from '@pagewright/model/languages';
import { z } from 'zod';

/** What an archive of page source texts holds. */

/** The list of what is in it, at its root. */
export const SOURCE_LIST = 'pagewright.json';

const path = z.string().regex(/^(?:pages|pictures)\/[\w.-]{1,120}$/);

export const sourceList = z.object({
  /** Of the archive's form; page source texts carry one of their own. */
  version: z.literal(1),
  title: z.string().max(500),
  language: z.enum(LANGUAGES),
  /** Paths of the pages' texts, in their order. */
  pages: z.array(path).min(1),
  /** Paths of the pictures that the texts name as `asset:KEY`, by key. */
  pictures: z.record(z.string().regex(/^[\w.-]{1,100}$/), path),
});
export type SourceList = z.infer<typeof sourceList>;

/** Where page source texts name pictures: those of the document, and uploaded ones by their path. */
const PICTURE = /"(asset:([\w.-]{1,100})|(\/api\/[\w./-]{1,200}))"/g;

/** The pictures that texts name: by the key or the path that they have there. */
export function namedPictures(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(PICTURE)].map(([, , key, address]) => key ?? address ?? '')),
  );
}

/** The texts with other names of pictures. @param names what each is called instead, whole as in `imageUrl` */
export function renamedPictures(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(PICTURE, (whole, _, key?: string, address?: string) => {
    const name = names.get(key ?? address ?? '');
    return name === undefined ? whole : `"${name}"`;
  });
}
