import { exportOrder } from '@pagewright/contract/exports';
import { fidelity } from '@pagewright/export/fidelity';
import { z } from 'zod';
import { blobReference } from '../../platform/blobs/blobs.ts';
import { workKind } from '../../platform/jobs/work-kind.ts';

/** Makes a stored file of pages of a project. */
export const printing = workKind({
  name: 'printing',
  payload: z.object({ userId: z.number().int(), order: exportOrder }),
  result: z.object({ file: blobReference, mime: z.string(), name: z.string(), fidelity }),
  parallel: 2,
  timeoutMs: 150_000,
  // What waits is a row and an open answer; the last of so many is made within the time that clients wait.
  limits: { person: 24, all: 96 },
});

/** Where printed files are until they have been sent. */
export const EXPORTS = 'exports/';
