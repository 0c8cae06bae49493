import { z } from 'zod';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { workKind } from '../../platform/jobs/work-kind.ts';

/** Makes an uploaded picture one that can be stored and shown. */
export const processing = workKind({
  name: 'picture',
  payload: z.object({ name: z.string(), file: blobReference }),
  result: z.object({ mime: z.string(), width: z.number(), height: z.number(), file: blobReference }),
  parallel: 2,
  timeoutMs: 30_000,
  limits: { person: 20, all: 200 },
});
