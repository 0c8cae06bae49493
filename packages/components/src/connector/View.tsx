import type { ReactNode } from 'react';
import { dashesOf } from '../drawing/dashes.ts';
import { LineEnds } from '../drawing/LineEnds.tsx';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewContext, ViewProps } from '../view-context.ts';
import { drawnConnector, labelOf } from './drawn-connector.ts';
import type { Connector, connectorModel } from './model.ts';
import { pathData } from './route.ts';

export function ConnectorView({ component, context }: ViewProps<typeof connectorModel>): ReactNode {
  const { props, position } = component;
  const { stroke, ends, box } = drawnConnector(component);
  return (
    <div style={{ position: 'relative', opacity: props.opacity === 1 ? undefined : props.opacity }}>
      {/* Elbows and curves leave the box around their ends. */}
      <svg
        aria-hidden="true"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        style={{ position: 'absolute', left: box.x - position.x, top: box.y - position.y, overflow: 'visible' }}
      >
        <path
          d={pathData(stroke, { x: 0, y: 0 })}
          fill="none"
          stroke={props.lineColor}
          strokeWidth={props.lineWidth}
          strokeLinejoin="round"
          {...dashesOf(props.lineStyle, props.lineWidth)}
        />
        <LineEnds ends={ends} color={props.lineColor} />
      </svg>
      {props.text !== '' && <Label connector={component} context={context} />}
    </div>
  );
}

/** What is said of the line, where it has room for it. */
function Label({ connector, context }: { connector: Connector; context: ViewContext }): ReactNode {
  const { position, size, props } = labelOf(connector);
  return (
    <div
      style={{
        position: 'absolute',
        left: position.x - connector.position.x,
        top: position.y - connector.position.y,
        width: size.width,
        height: size.height,
        pointerEvents: 'auto',
      }}
    >
      <TextBlock props={{ ...props, opacity: 1 }} context={context} />
    </div>
  );
}
