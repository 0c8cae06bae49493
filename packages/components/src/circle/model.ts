import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { shapeFill } from '../props/shape-fill.ts';

/** Circle: 100x100 px (spec §9). */
export const circleModel = defineKind({
  kind: 'circle',
  element: 'Circle',
  version: 2,
  size: { width: 100, height: 100 },
  props: z.object({
    ...boxStyle,
    ...shapeFill,
  }),
});
