import type { CSSProperties } from 'react';
import { type BoxProps, boxCss } from './box-css.ts';
import { fillCss, type ShapeFillProps, shapeFillOf } from './fill-css.ts';

/** A filled box with border and shadow; its shape is the kind's. */
export function shapeCss(props: BoxProps & ShapeFillProps): CSSProperties {
  return {
    ...boxCss(props),
    // The fill reaches under the border as one piece, so that gradients do not start again there.
    background: `${fillCss(shapeFillOf(props))} border-box`,
    boxShadow: props.boxShadow === 'none' ? undefined : props.boxShadow,
  };
}
