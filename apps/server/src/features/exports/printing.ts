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
  limits: { person: 4, all: 40 },
});

/** Where printed files are until they have been sent. */
export const EXPORTS = 'exports/';
