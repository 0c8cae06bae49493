import { type CSSProperties, type ReactNode, useId } from 'react';
import { flipTransform } from '../behaviour/flip.ts';
import { shadowOf } from '../drawing/lower-box.ts';
import { StretchedSvg } from '../drawing/StretchedSvg.tsx';
import { strokeAttributes } from '../drawing/stroke-attributes.ts';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewProps } from '../view-context.ts';
import { drawnShape, textPart } from './drawn-shape.ts';
import { FillDefinition } from './FillDefinition.tsx';
import type { shapeModel } from './model.ts';

export function ShapeView({ component, context }: ViewProps<typeof shapeModel>): ReactNode {
  const { props, position, size } = component;
  const { outline, fill, stroke, lines } = drawnShape(component);
  const fillId = useId();
  const { text } = textPart(component);
  const place: CSSProperties = {
    position: 'absolute',
    left: share(text.position.x - position.x, size.width),
    top: share(text.position.y - position.y, size.height),
    width: share(text.size.width, size.width),
    height: share(text.size.height, size.height),
  };
  return (
    <div
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        opacity: props.opacity === 1 ? undefined : props.opacity,
      }}
    >
      <StretchedSvg size={size} style={{ filter: shadowCss(props.boxShadow) }}>
        {fill && fill.type !== 'solid' ? <FillDefinition id={fillId} fill={fill} size={size} /> : null}
        {/* The shape alone: its shadow falls as others do, and its words stay readable. */}
        <g transform={flipTransform(component, size)}>
          <path
            d={outline.data}
            fill={fill === undefined ? 'none' : fill.type === 'solid' ? fill.color : `url(#${fillId})`}
            fillRule="evenodd"
            {...strokeAttributes(stroke)}
          />
          {lines ? <path d={lines.outline.data} fill="none" {...strokeAttributes(lines.stroke)} /> : null}
        </g>
      </StretchedSvg>
      {props.text === '' ? null : (
        <div style={place}>
          <TextBlock props={{ ...text.props, opacity: 1 }} context={context} />
        </div>
      )}
    </div>
  );
}

/** What a box's shadow is to an outline: it cannot be larger than what casts it. */
function shadowCss(css: string): string | undefined {
  const shadow = shadowOf(css);
  // The blur of a filter is half as long as that of a box's shadow.
  return shadow && `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur / 2}px ${shadow.color})`;
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
