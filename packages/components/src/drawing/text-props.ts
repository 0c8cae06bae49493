import type { Rect, Size } from '@pagewright/model/units';
import type { z } from 'zod';
import type { textStyle } from '../props/text-style.ts';
import { type BoxProps, drawnBorderWidth } from './box-css.ts';

/** Props that every text kind has. */
export type TextProps = z.infer<z.ZodObject<ReturnType<typeof textStyle>>> & BoxProps & { text: string };

/** The part of a text component in which its text stands: the component's size less border and padding, px from its corner. */
export function contentBox(props: Pick<TextProps, 'borderWidth' | 'borderStyle' | 'padding'>, size: Size): Rect {
  const inset = drawnBorderWidth(props) + props.padding;
  return {
    x: inset,
    y: inset,
    width: Math.max(0, size.width - 2 * inset),
    height: Math.max(0, size.height - 2 * inset),
  };
}
