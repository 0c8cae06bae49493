import { z } from 'zod';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { smartFields } from '../props/smart.ts';
import { textAreaFields } from '../props/text-area.ts';
import { TEXT_MIGRATIONS, textFit, textStyle } from '../props/text-style.ts';

/** Text area: 300x150 px, maxLength 1000, 5 rows (spec §3, §9). */
export const aiTextareaModel = defineKind({
  kind: 'aiTextarea',
  element: 'TextArea',
  version: 4,
  migrations: TEXT_MIGRATIONS,
  size: { width: 300, height: 150 },
  content: 'text',
  props: z.object({
    ...textAreaFields,
    ...smartFields,
    ...textStyle({ fontSize: 16, fontWeight: 400, lineHeight: 1.5 }),
    ...textFit,
    ...boxStyle,
  }),
});

export type AiTextarea = KindComponent<typeof aiTextareaModel>;
