import { LANGUAGES } from '@pagewright/model/languages';
import { SOURCE_KINDS, sourceWarning } from '@pagewright/model/source-document';
import { OCR } from '@pagewright/source/limits';
import { z } from 'zod';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { workKind } from '../../platform/jobs/work-kind.ts';

/** Reads an uploaded file, or a text that was typed, and stores what was read. `language` is the person's. */
export const reading = workKind({
  name: 'reading',
  payload: z.object({
    name: z.string(),
    /** How origins name the file, where that is not by its name. */
    originName: z.string().optional(),
    file: blobReference,
    isTyped: z.boolean(),
    language: z.enum(LANGUAGES).optional(),
  }),
  result: z.object({
    kind: z.enum(SOURCE_KINDS),
    warnings: z.array(sourceWarning),
    content: blobReference,
    /** By key of the asset. */
    pictures: z.record(z.string(), blobReference),
  }),
  parallel: 2,
  // A file of text within its first two minutes; a scan a page at a time, also beside other work.
  timeoutMs: 120_000 + OCR.maxPages * 10_000,
  limits: { person: 30, all: 300 },
});
