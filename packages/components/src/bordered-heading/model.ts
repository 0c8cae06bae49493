import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { headingLevel } from '../props/heading-level.ts';
import { TEXT_MAX_LENGTH, TEXT_MIGRATIONS, textFit, textStyle } from '../props/text-style.ts';

/** Heading in a box: 300x60 px, 21 px bold centred (spec §9). */
export const borderedHeadingModel = defineKind({
  kind: 'borderedHeading',
  element: 'BorderedHeading',
  version: 4,
  migrations: TEXT_MIGRATIONS,
  size: { width: 300, height: 60 },
  content: 'text',
  props: z.object({
    text: z.string().max(TEXT_MAX_LENGTH).default('双击编辑标题'),
    ...headingLevel,
    ...textStyle({
      fontSize: 21,
      fontWeight: 700,
      lineHeight: 1.3,
      textAlign: 'center',
      verticalAlign: 'middle',
      padding: 8,
    }),
    ...textFit,
    ...boxStyle,
    borderWidth: boxStyle.borderWidth.unwrap().default(1),
    backgroundColor: cssColor.default('#ffffff'),
  }),
});
