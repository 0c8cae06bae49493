import type { ReactNode } from 'react';
import { boxCss } from '../drawing/box-css.ts';
import type { ViewProps } from '../view-context.ts';
import type { qrCodeModel } from './model.ts';
import { codeOutline } from './modules.ts';

/** How strongly a code without words is shown while one edits. */
const EMPTY_OPACITY = 0.15;

export function QrCodeView({ component, context }: ViewProps<typeof qrCodeModel>): ReactNode {
  const { props } = component;
  const isEmpty = props.value === '';
  if (isEmpty && context.mode !== 'view') return <div style={boxCss(props)} />;
  const { side, path } = codeOutline(props);
  return (
    <div style={boxCss(props)}>
      <svg
        role={isEmpty ? undefined : 'img'}
        aria-hidden={isEmpty || undefined}
        aria-label={isEmpty ? undefined : props.alt || props.value}
        width="100%"
        height="100%"
        viewBox={`0 0 ${side} ${side}`}
        style={{ display: 'block', opacity: isEmpty ? EMPTY_OPACITY : undefined }}
      >
        <path d={path} fill={props.color} />
      </svg>
    </div>
  );
}
