import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { smartFields } from '../props/smart.ts';
import { textAreaFields } from '../props/text-area.ts';
import { TEXT_MIGRATIONS, textFit, textStyle } from '../props/text-style.ts';

/** Text area in a box: 300x150 px (spec §9). */
export const aiBorderedTextareaModel = defineKind({
  kind: 'aiBorderedTextarea',
  element: 'BorderedTextArea',
  version: 4,
  migrations: TEXT_MIGRATIONS,
  size: { width: 300, height: 150 },
  content: 'text',
  props: z.object({
    ...textAreaFields,
    ...smartFields,
    ...textStyle({ fontSize: 16, fontWeight: 400, lineHeight: 1.5, padding: 12 }),
    ...textFit,
    ...boxStyle,
    borderWidth: boxStyle.borderWidth.unwrap().default(1),
    borderRadius: boxStyle.borderRadius.unwrap().default(4),
    backgroundColor: cssColor.default('#ffffff'),
  }),
});

export type AiBorderedTextarea = KindComponent<typeof aiBorderedTextareaModel>;
