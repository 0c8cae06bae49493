import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { altText } from '../props/alt-text.ts';
import { boxStyle } from '../props/box-style.ts';
import { SCENE_NAMES } from './scenes.ts';

/** Most colours of a scene. */
const MOST_COLOURS = 4;

/** A flat scene of our own, in the colours of the document's style. */
export const illustrationModel = defineKind({
  kind: 'illustration',
  element: 'Illustration',
  version: 2,
  size: { width: 320, height: 240 },
  flips: true,
  keepsAspect: true,
  props: z.object({
    scene: z.enum(SCENE_NAMES).default('work'),
    ...altText,
    /** The first is the main one; tints and shades of it are mixed. Colours of our own where there are none. */
    palette: z.array(cssColor).max(MOST_COLOURS).default([]),
    ...boxStyle,
  }),
});
