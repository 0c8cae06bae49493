import type { Size } from '@pagewright/model/units';
import type { CSSProperties, ReactNode } from 'react';

interface StretchedSvgProps {
  /** px that the drawing is in. */
  readonly size: Size;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A drawing over the whole of the element around it, however large that is drawn; strokes may leave it. */
export function StretchedSvg({ size, style, children }: StretchedSvgProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible', ...style }}
    >
      {children}
    </svg>
  );
}
