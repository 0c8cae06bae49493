import { ERROR_CODES } from '@pagewright/model/errors';
import { z } from 'zod';

/** Why something that was done for a person failed, as it stands in its row. A code that is no more is an unknown error. */
export const storedError = z.object({
  code: z.enum(ERROR_CODES).catch('request/unknown'),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
