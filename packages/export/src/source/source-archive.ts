import { documentStyle } from '@pagewright/model/document-style';
import { CUSTOM_SIZE, FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import type { Migrations } from '@pagewright/model/stored';
import { z } from 'zod';

/** What an archive of page source texts holds. */

/** The list of what is in it, at its root. */
export const SOURCE_LIST = 'pagewright.json';

const path = z.string().regex(/^(?:pages|pictures)\/[\w.-]{1,120}$/);
const side = z.number().int().min(CUSTOM_SIZE.min).max(CUSTOM_SIZE.max);

/** What pages that are added to the document are made as. */
const madeAs = z.object({
  style: documentStyle,
  format: z.enum(FORMAT_IDS),
  customSize: z.object({ width: side, height: side }).optional(),
});

/** What a document says of a page beside its text. */
const pageMarks = z.object({
  /** Empty where the person gave it none. */
  name: z.string().max(500),
  hidden: z.boolean(),
  /** Empty where it is in none. */
  section: z.string().max(500),
  /** Where it is not the document's. */
  style: documentStyle.optional(),
});

/** What an archive tells of a document beside the texts of its pages, those in their order. */
export interface ArchivedDocument {
  readonly madeAs: z.infer<typeof madeAs>;
  /** None where nothing is said of them. */
  readonly pages: readonly z.infer<typeof pageMarks>[];
}

export const sourceList = z.object({
  /** Of the archive's form; page source texts carry one of their own. */
  version: z.literal(2),
  title: z.string().max(500),
  language: z.enum(LANGUAGES),
  /** Not there where the pages were of no document, or an older Pagewright wrote the list. */
  madeAs: madeAs.optional(),
  /** Paths of the pages' texts, in their order, each with what the document said of it. */
  pages: z.array(z.object({ path, marks: pageMarks.optional() })).min(1),
  /** Paths of the pictures that the texts name as `asset:KEY`, by key. */
  pictures: z.record(z.string().regex(/^[\w.-]{1,100}$/), path),
});
export type SourceList = z.infer<typeof sourceList>;

/** What lists of older versions become, see `stored.ts`. */
export const SOURCE_LIST_MIGRATIONS: Migrations = {
  // The first had nothing but the paths.
  1: ({ pages, ...old }) => ({
    ...old,
    pages: Array.isArray(pages) ? pages.map((one: unknown) => ({ path: one })) : pages,
  }),
};

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
