import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';

/** Border styles (spec §9). */
export const borderStyle = z.enum(['solid', 'dashed', 'dotted', 'double', 'none']);

/** Border width 0-20 px, radius 0-100 px (spec §5). */
export const boxStyle = {
  borderWidth: z.number().min(0).max(20).default(0),
  borderColor: cssColor.default('#d9d9d9'),
  borderStyle: borderStyle.default('solid'),
  borderRadius: z.number().min(0).max(100).default(0),
  backgroundColor: cssColor.default('transparent'),
  opacity: z.number().min(0).max(1).default(1),
} as const;
