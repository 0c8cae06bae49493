import type { ReactNode } from 'react';
import { flipTransform } from '../behaviour/flip.ts';
import { boxCss } from '../drawing/box-css.ts';
import type { ViewProps } from '../view-context.ts';
import { drawnScene } from './drawn-scene.ts';
import type { illustrationModel } from './model.ts';
import { SCENE } from './scenes/parts.ts';

export function IllustrationView({ component }: ViewProps<typeof illustrationModel>): ReactNode {
  const { props } = component;
  return (
    <div style={boxCss(props)}>
      <svg
        role={props.alt ? 'img' : undefined}
        aria-label={props.alt || undefined}
        aria-hidden={props.alt ? undefined : true}
        width="100%"
        height="100%"
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        style={{ display: 'block' }}
      >
        <g transform={flipTransform(component, SCENE)}>
          {drawnScene(props).map(({ data, color }, index) => (
            <path key={String(index)} d={data} fill={color} />
          ))}
        </g>
      </svg>
    </div>
  );
}
