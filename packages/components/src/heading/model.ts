import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { headingLevel } from '../props/heading-level.ts';
import { TEXT_MAX_LENGTH, TEXT_MIGRATIONS, textFit, textPlaceholder, textStyle } from '../props/text-style.ts';

/** Heading: 300x60 px, 21 px bold centred (spec §9). */
export const headingModel = defineKind({
  kind: 'heading',
  element: 'Heading',
  version: 5,
  migrations: TEXT_MIGRATIONS,
  size: { width: 300, height: 60 },
  content: 'text',
  props: z.object({
    text: z.string().max(TEXT_MAX_LENGTH).default('双击编辑标题'),
    ...headingLevel,
    ...textStyle({ fontSize: 21, fontWeight: 700, lineHeight: 1.3, textAlign: 'center', verticalAlign: 'middle' }),
    ...textFit,
    ...textPlaceholder,
    ...boxStyle,
  }),
});
