import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { LINE_ENDS } from '../drawing/line-ends.ts';

const point = z.object({ x: z.number(), y: z.number() });

/**
 * Line: 100x2 px, width 2, colour #333333 (spec §9). The points are in page space; position and size are the bounding
 * box of the two, at least 1 px (spec §3).
 */
export const lineModel = defineKind({
  kind: 'line',
  element: 'Line',
  version: 1,
  size: { width: 100, height: 2 },
  rotates: false,
  props: z.object({
    lineColor: cssColor.default('#333333'),
    lineWidth: z.number().min(0.5).max(100).default(2),
    lineStyle: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    startPoint: point.default({ x: 0, y: 0 }),
    endPoint: point.default({ x: 100, y: 0 }),
    startArrow: z.enum(LINE_ENDS).default('none'),
    endArrow: z.enum(LINE_ENDS).default('none'),
    scale: z.number().min(0.1).max(10).default(1),
    opacity: z.number().min(0).max(1).default(1),
  }),
});
