import { fillCss } from '@pagewright/components/fill-css';
import { lineRuns } from '@pagewright/components/line-runs';
import type { Primitive, TextPrimitive } from '@pagewright/components/primitives';
import type { StyleId } from '@pagewright/model/styles';
import type { Rect } from '@pagewright/model/units';
import type { CSSProperties } from 'react';
import { ScaledPage } from '../pages/ScaledPage.tsx';
import { STYLE_SAMPLES } from './style-samples.prerendered.ts';

/** Base path of the fonts on the server. */
const FONT_BASE = '/fonts/';

/** A sample page, drawn from the primitives that its design was lowered to. */
export function StyleSample({ style }: { style: StyleId }) {
  const { size, background, primitives, fontSheets } = STYLE_SAMPLES[style];
  return (
    <ScaledPage size={size}>
      {fontSheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={FONT_BASE + sheet} precedence="medium" />
      ))}
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
    case 'text':
      return <Text primitive={primitive} />;
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
      // Samples have no pictures, tables and charts.
      return null;
  }
}

/** Each line stands where it was laid out. */
function Text({ primitive: { paragraphs, opacity } }: { primitive: TextPrimitive }) {
  return paragraphs.flatMap((paragraph, index) =>
    paragraph.lines.map((line) => (
      <div
        key={`${index} ${line.start}`}
        style={{ ...place(line.box, { opacity }), whiteSpace: 'pre', lineHeight: `${line.box.height}px` }}
      >
        {lineRuns(paragraph, line).map(({ text, look }) => (
          <span
            key={text}
            style={{
              fontFamily: look.fontStack.map((family) => `"${family}"`).join(),
              fontSize: look.fontSize,
              fontWeight: look.fontWeight,
              fontStyle: look.italic ? 'italic' : undefined,
              letterSpacing: look.letterSpacing,
              color: look.color,
            }}
          >
            {text}
          </span>
        ))}
      </div>
    )),
  );
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
