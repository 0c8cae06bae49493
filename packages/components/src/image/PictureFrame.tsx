import type { ReactNode } from 'react';
import { flippedSides } from '../behaviour/flip.ts';
import { boxCss } from '../drawing/box-css.ts';
import { strokeOf } from '../drawing/lower-box.ts';
import { StretchedSvg } from '../drawing/StretchedSvg.tsx';
import { strokeAttributes } from '../drawing/stroke-attributes.ts';
import { maskOf } from './mask.ts';
import type { Image } from './model.ts';

/** The box of a picture, or its shape: what stands in it is cut, the border runs along it. */
export function PictureFrame({ image, children }: { image: Image; children: ReactNode }): ReactNode {
  const { props } = image;
  const outline = maskOf(image);
  if (!outline) {
    const borderRadius = props.isCircleShape ? '50%' : props.borderRadius;
    return <div style={{ ...boxCss(props), borderRadius, overflow: 'hidden' }}>{children}</div>;
  }
  const { across, down } = flippedSides(image.flip);
  const { data } = outline.mirrored(image.size, across, down);
  return (
    <div
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        opacity: props.opacity === 1 ? undefined : props.opacity,
      }}
    >
      <div
        style={{
          width: '100%',
          height: '100%',
          background: props.backgroundColor === 'transparent' ? undefined : props.backgroundColor,
          clipPath: `path(evenodd, "${data}")`,
        }}
      >
        {children}
      </div>
      <MaskBorder image={image} data={data} />
    </div>
  );
}

function MaskBorder({ image: { props, size }, data }: { image: Image; data: string }): ReactNode {
  const stroke = strokeOf(props);
  if (!stroke) return null;
  return (
    <StretchedSvg size={size} style={{ pointerEvents: 'none' }}>
      <path d={data} fill="none" {...strokeAttributes(stroke)} />
    </StretchedSvg>
  );
}
