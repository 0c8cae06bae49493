import type { CSSProperties } from 'react';
import type { z } from 'zod';
import type { boxStyle } from '../props/box-style.ts';

/** The border, background and opacity that most kinds have. */
export type BoxProps = z.infer<z.ZodObject<typeof boxStyle>>;

/** Width of the border as drawn, px. */
export function drawnBorderWidth(props: Pick<BoxProps, 'borderWidth' | 'borderStyle'>): number {
  return props.borderStyle === 'none' ? 0 : props.borderWidth;
}

/** CSS `border`, or undefined where there is none. */
export function borderCss(props: Pick<BoxProps, 'borderWidth' | 'borderStyle' | 'borderColor'>): string | undefined {
  const width = drawnBorderWidth(props);
  return width > 0 ? `${width}px ${props.borderStyle} ${props.borderColor}` : undefined;
}

/** A box that fills the component and includes its border in its size. */
export function boxCss(props: BoxProps): CSSProperties {
  return {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    border: borderCss(props),
    borderRadius: props.borderRadius || undefined,
    background: props.backgroundColor === 'transparent' ? undefined : props.backgroundColor,
    opacity: props.opacity === 1 ? undefined : props.opacity,
  };
}
