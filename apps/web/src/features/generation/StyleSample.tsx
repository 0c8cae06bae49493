import { fillCss } from '@pagewright/components/fill-css';
import type { Primitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import type { CSSProperties } from 'react';
import { ScaledPage } from '../pages/ScaledPage.tsx';
import type { StyleSample as Sample } from './style-samples/draw-samples.ts';

/** A sample page, drawn from the primitives that its design was lowered to. */
export function StyleSample({ sample: { size, background, primitives } }: { readonly sample: Sample }) {
  return (
    <ScaledPage size={size}>
      <div style={{ position: 'relative', overflow: 'hidden', ...size, background: fillCss(background) }}>
        {primitives.map((primitive, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sample never changes
          <Shape key={index} primitive={primitive} />
        ))}
      </div>
    </ScaledPage>
  );
}

function Shape({ primitive }: { primitive: Primitive }) {
  switch (primitive.type) {
    case 'rect':
    case 'ellipse': {
      const { fill, stroke } = primitive;
      const look: CSSProperties = {
        ...place(primitive.box, primitive),
        background: fill && fillCss(fill),
        border: stroke && `${stroke.width}px ${stroke.style} ${stroke.color}`,
        borderRadius: primitive.type === 'ellipse' ? '50%' : primitive.radius,
      };
      return <div style={look} />;
    }
    case 'path': {
      const { viewSize, data, fill, stroke } = primitive;
      return (
        <svg
          style={{ ...place(primitive.box, primitive), overflow: 'visible' }}
          viewBox={`0 0 ${viewSize.width} ${viewSize.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={data}
            fill={fill?.type === 'solid' ? fill.color : 'none'}
            stroke={stroke?.color}
            strokeWidth={stroke?.width}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      );
    }
    case 'group':
      return primitive.children.map((child, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sample never changes
        <Shape key={index} primitive={child} />
      ));
    default:
      // Samples have no texts, pictures, tables and charts.
      return null;
  }
}

function place(box: Rect, { rotation, opacity }: Pick<Primitive, 'rotation' | 'opacity'>): CSSProperties {
  return {
    position: 'absolute',
    left: box.x,
    top: box.y,
    width: box.width,
    height: box.height,
    opacity,
    transform: rotation ? `rotate(${rotation}deg)` : undefined,
  };
}
