import { type ReactNode, useEffect, useState } from 'react';
import { flipTransform } from '../behaviour/flip.ts';
import { boxCss } from '../drawing/box-css.ts';
import { findIcon, type IconShape, loadIcon } from '../icons.ts';
import type { ViewProps } from '../view-context.ts';
import type { iconModel } from './model.ts';

/** Drawn for names that no set has. */
const UNKNOWN = 'material-icons:help';

export function IconView({ component }: ViewProps<typeof iconModel>): ReactNode {
  const { props } = component;
  const shape = useIcon(props.icon);
  return (
    <div
      aria-hidden="true"
      data-pending={shape ? undefined : 'icon'}
      style={{
        ...boxCss(props),
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {shape ? (
        <svg
          width={props.size}
          height={props.size}
          viewBox={`0 0 ${shape.width} ${shape.height}`}
          style={{ display: 'block', flex: 'none' }}
        >
          <path d={shape.path} fill={props.color} transform={flipTransform(component, shape)} />
        </svg>
      ) : null}
    </div>
  );
}

/** The icon's outline; undefined only while its set is loading. */
function useIcon(name: string): IconShape | undefined {
  const [late, setLate] = useState<{ name: string; shape: IconShape | undefined }>();
  const known = findIcon(name);
  useEffect(() => {
    if (findIcon(name)) return undefined;
    let wanted = true;
    const show = (shape: IconShape | undefined): void => {
      if (wanted) setLate({ name, shape: shape ?? findIcon(UNKNOWN) });
    };
    loadIcon(name).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [name]);
  return known ?? (late?.name === name ? late.shape : undefined);
}
