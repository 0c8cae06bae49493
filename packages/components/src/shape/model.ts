import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { shapeFill } from '../props/shape-fill.ts';
import { SHAPE_TEXT_MIGRATIONS, shapeTextFit, TEXT_MAX_LENGTH, textStyle } from '../props/text-style.ts';
import { FREEFORM } from './freeform.ts';
import { SHAPE_NAMES } from './presets.ts';

/** Points of a path that a person draws: a stroke of the hand is thinned out to far fewer. */
export const PATH_POINTS = { least: 2, most: 400 } as const;

/** A share of the box's width or height. */
const share = z.number().min(0).max(1);

/** One of the shapes of presentations, or a path that somebody drew, with text in it. */
export const shapeModel = defineKind({
  kind: 'shape',
  element: 'Shape',
  version: 7,
  migrations: SHAPE_TEXT_MIGRATIONS,
  size: { width: 160, height: 120 },
  flips: true,
  content: 'text',
  props: z.object({
    shape: z.enum([...SHAPE_NAMES, FREEFORM]).default('roundRect'),
    /** Of the path, across and down. */
    points: z
      .array(z.tuple([share, share]))
      .min(PATH_POINTS.least)
      .max(PATH_POINTS.most)
      .optional(),
    /** Whether the path ends where it began, and is filled. */
    closed: z.boolean().default(true),
    /** Whether the path goes through its points without corners. */
    curved: z.boolean().default(false),
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
    ...shapeTextFit,
    ...boxStyle,
    ...shapeFill,
  }),
});
