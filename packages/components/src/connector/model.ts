import { componentId } from '@pagewright/model/component';
import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { SIDES } from '../behaviour/behaviour.ts';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { LINE_ENDS } from '../drawing/line-ends.ts';
import { TEXT_MAX_LENGTH, textStyle } from '../props/text-style.ts';

const point = z.object({ x: z.number(), y: z.number() });
/** The component that an end sticks to, and at which of its sides. */
const hold = z.object({ component: componentId, side: z.enum(SIDES) });
/** Into which direction of the page the line leaves its end; `any` where nothing says it. */
const facing = z.enum(['any', ...SIDES]);

/**
 * A line between two objects, which it follows. The points stand in page space and are what is drawn: where an end holds
 * an object, the page's commands keep point and direction where that object has them. Position and size are the box
 * around the points, at least 1 px each way.
 */
export const connectorModel = defineKind({
  kind: 'connector',
  element: 'Connector',
  version: 3,
  size: { width: 160, height: 80 },
  rotates: false,
  content: 'text',
  props: z.object({
    route: z.enum(['straight', 'elbow', 'curve']).default('elbow'),
    startPoint: point.default({ x: 0, y: 0 }),
    endPoint: point.default({ x: 160, y: 80 }),
    startFacing: facing.default('any'),
    endFacing: facing.default('any'),
    startHold: hold.optional(),
    endHold: hold.optional(),
    lineColor: cssColor.default('#333333'),
    lineWidth: z.number().min(0.5).max(100).default(2),
    lineStyle: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    startArrow: z.enum(LINE_ENDS).default('none'),
    endArrow: z.enum(LINE_ENDS).default('arrow'),
    text: z.string().max(TEXT_MAX_LENGTH).default(''),
    ...textStyle({ fontSize: 14, fontWeight: 400, lineHeight: 1.3 }),
    opacity: z.number().min(0).max(1).default(1),
  }),
});

export type Connector = KindComponent<typeof connectorModel>;
