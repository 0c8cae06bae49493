import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';

/** Icon from Font Awesome (a class name) or Material Icons (`material-icons:` and a name) (spec §3). */
export const iconModel = defineKind({
  kind: 'icon',
  element: 'Icon',
  version: 2,
  size: { width: 48, height: 48 },
  flips: true,
  keepsAspect: true,
  growsWithBox: 'size',
  props: z.object({
    icon: z
      .string()
      .max(80)
      .regex(/^[\w:\- ]+$/)
      .default('material-icons:star'),
    color: cssColor.default('#333333'),
    /** Size of the drawing in the box, px. */
    size: z.number().min(8).max(400).default(32),
    ...boxStyle,
  }),
});
