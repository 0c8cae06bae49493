import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { altText } from '../props/alt-text.ts';
import { boxStyle } from '../props/box-style.ts';
import { characterStyle, paragraphStyle } from '../props/text-style.ts';

/** Longest formula, UTF-16 units. */
export const FORMULA_MAX_LENGTH = 2000;

/** A formula, written in LaTeX. */
export const formulaModel = defineKind({
  kind: 'formula',
  element: 'Formula',
  version: 2,
  size: { width: 360, height: 120 },
  content: 'latex',
  props: z.object({
    latex: z.string().max(FORMULA_MAX_LENGTH).default(''),
    /** Where nothing is said, its LaTeX is read out. */
    ...altText,
    /** px; what is too large for its box is set smaller. */
    fontSize: characterStyle.fontSize.default(32),
    color: cssColor.default('#1f2937'),
    textAlign: z.enum(['left', 'center', 'right']).default('center'),
    padding: paragraphStyle.padding.default(8),
    ...boxStyle,
  }),
});

export type FormulaComponent = KindComponent<typeof formulaModel>;
