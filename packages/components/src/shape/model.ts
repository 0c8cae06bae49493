import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { shapeFill } from '../props/shape-fill.ts';
import { SHAPE_TEXT_MIGRATIONS, TEXT_MAX_LENGTH, textStyle } from '../props/text-style.ts';
import { SHAPE_NAMES } from './presets.ts';

/** One of the shapes of presentations, with text in it. */
export const shapeModel = defineKind({
  kind: 'shape',
  element: 'Shape',
  version: 4,
  migrations: SHAPE_TEXT_MIGRATIONS,
  size: { width: 160, height: 120 },
  rotates: true,
  content: 'text',
  props: z.object({
    shape: z.enum(SHAPE_NAMES).default('roundRect'),
    text: z.string().max(TEXT_MAX_LENGTH).default(''),
    ...textStyle({
      fontSize: 16,
      fontWeight: 400,
      lineHeight: 1.3,
      textAlign: 'center',
      verticalAlign: 'middle',
      padding: 4,
    }),
    color: cssColor.default('#ffffff'),
    ...boxStyle,
    ...shapeFill,
    /** Degrees clockwise. */
    rotation: z.number().min(-360).max(360).default(0),
  }),
});
