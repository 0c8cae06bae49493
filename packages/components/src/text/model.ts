import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { TEXT_MAX_LENGTH, TEXT_MIGRATIONS, textFit, textPlaceholder, textStyle } from '../props/text-style.ts';

/** Plain text: 200x100 px, font 16, line height 1.5 (spec §9). */
export const textModel = defineKind({
  kind: 'text',
  element: 'Text',
  version: 5,
  migrations: TEXT_MIGRATIONS,
  size: { width: 200, height: 100 },
  content: 'text',
  props: z.object({
    text: z.string().max(TEXT_MAX_LENGTH).default(''),
    ...textStyle({ fontSize: 16, fontWeight: 400, lineHeight: 1.5 }),
    ...textFit,
    ...textPlaceholder,
    ...boxStyle,
  }),
});
