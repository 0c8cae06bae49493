import { exportOrder } from '@pagewright/contract/projects';
import { z } from 'zod';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { workKind } from '../../platform/jobs/work-kind.ts';

/** Prints pages of a project into a stored file. */
export const printing = workKind({
  name: 'printing',
  payload: z.object({ userId: z.number().int(), order: exportOrder }),
  result: z.object({ file: blobReference, mime: z.string(), name: z.string() }),
  parallel: 2,
  timeoutMs: 150_000,
  limits: { person: 4, all: 40 },
});

/** Where printed files are until they have been sent. */
export const EXPORTS = 'exports/';
