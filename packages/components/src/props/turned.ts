import { z } from 'zod';

/** Of kinds that can be turned about their middle. */
export const turned = {
  /** Degrees clockwise. */
  rotation: z.number().min(-360).max(360).default(0),
} as const;
