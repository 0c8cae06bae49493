import { transferTicket } from '@pagewright/contract/exports';
import { generationSettings } from '@pagewright/contract/projects';
import { documentStyle } from '@pagewright/model/document-style';
import { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { workKind } from '../../platform/jobs/work-kind.ts';

/** What an archive holds, ready for the rows of a new project. */
const unpacked = z.object({
  title: z.string(),
  settings: generationSettings,
  /** The pages' source texts, one behind the other: their pictures and links are named as the rows below name them. */
  content: blobReference,
  pages: z.array(
    z.object({
      /** Set aside for its row. */
      id: z.number().int(),
      name: z.string(),
      section: z.string(),
      hidden: z.boolean(),
      /** Where it is not the document's. */
      style: documentStyle.optional(),
      format: z.string(),
      /** Of its text in `content`. */
      bytes: z.number().int(),
    }),
  ),
  pictures: z.array(
    z.object({
      /** Of the row that it gets. */
      key: z.string(),
      name: z.string(),
      mime: z.string(),
      width: z.number(),
      height: z.number(),
      file: blobReference,
    }),
  ),
});
export type Unpacked = z.output<typeof unpacked>;

/** Gives up what an archive's reading has stored. */
export async function releaseUnpacked(blobs: BlobStore, { content, pictures }: Unpacked): Promise<void> {
  for (const file of [content, ...pictures.map((picture) => picture.file)]) await blobs.release(file);
}

/** Reads an uploaded archive of pages, and stores what is in it. */
export const unpacking = workKind({
  name: 'unpacking',
  payload: z.object({ name: z.string(), file: blobReference, ticket: transferTicket.optional() }),
  result: unpacked,
  parallel: 1,
  // A thousand full pages are read in one minute; as long again for their pictures, and for a machine that is busy.
  timeoutMs: 300_000,
  limits: { person: 2, all: 20 },
});
