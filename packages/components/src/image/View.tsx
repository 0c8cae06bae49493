import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { flipCss } from '../behaviour/flip.ts';
import { useFailureWords } from '../failure/failure-words.ts';
import type { ViewProps } from '../view-context.ts';
import { croppedCss } from './cropped-css.ts';
import { DuotoneDefinition } from './DuotoneDefinition.tsx';
import { filterCss, filtersOf } from './filters.ts';
import { blurredTimes } from './fit.ts';
import type { imageModel } from './model.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { roomOf } from './room.ts';
import { pictureUrl } from './source.ts';

export function ImageView({ component, context }: ViewProps<typeof imageModel>): ReactNode {
  const { props } = component;
  const given = props.isPreview && props.tempPreviewUrl ? props.tempPreviewUrl : props.imageUrl;
  const url = pictureUrl(given, context.assets);
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = given !== '' && (url === undefined || url === failedUrl);
  const filters = filtersOf(props);
  const filterId = useId();
  const cropped = props.crop && !props.isPreview ? croppedCss(component, props.crop) : undefined;
  return (
    <PictureFrame image={component}>
      {failed ? (
        <PictureFailure isSvg={props.isSvgFile} />
      ) : url === undefined ? (
        <EmptyPicture shown={context.mode === 'view'} />
      ) : (
        <PictureWindow flip={flipCss(component)} css={cropped?.window}>
          <img
            src={url}
            alt={props.alt}
            draggable={false}
            data-vector={props.isSvgFile || undefined}
            decoding={context.mode === 'print' ? 'sync' : 'async'}
            onError={() => setFailedUrl(url)}
            style={{
              display: 'block',
              width: '100%',
              height: '100%',
              objectFit: props.objectFit,
              ...cropped?.picture,
              filter: filters && filterCss(filters, filterId),
              transform: props.blur > 0 ? `scale(${blurredTimes(props.blur, roomOf(component))})` : undefined,
            }}
          />
        </PictureWindow>
      )}
      {filters?.duotone && <DuotoneDefinition id={filterId} duotone={filters.duotone} />}
    </PictureFrame>
  );
}

interface PictureWindowProps {
  /** Mirrors the picture; nothing where it is as it was drawn. */
  readonly flip: string | undefined;
  /** What of a cropped picture is seen; pictures that are not cropped have none. */
  readonly css: CSSProperties | undefined;
  readonly children: ReactNode;
}

function PictureWindow({ flip, css, children }: PictureWindowProps): ReactNode {
  const shown = css ? <div style={css}>{children}</div> : children;
  return flip ? <div style={{ width: '100%', height: '100%', transform: flip }}>{shown}</div> : shown;
}

function PictureFailure({ isSvg }: { isSvg: boolean }): ReactNode {
  const words = useFailureWords();
  return (
    <div
      role="alert"
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: '100%',
        padding: 8,
        boxSizing: 'border-box',
        background: '#fafafa',
        color: '#8c8c8c',
        font: '12px/1.5 sans-serif',
        textAlign: 'center',
      }}
    >
      {isSvg ? words.svg : words.picture}
    </div>
  );
}

/** A picture that is still to be chosen: a quiet sign on the canvas, nothing on paper. */
function EmptyPicture({ shown }: { shown: boolean }): ReactNode {
  if (!shown) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" style={{ display: 'block', width: '100%', height: '100%' }}>
      <rect width="48" height="48" fill="#f5f5f5" />
      <path d="M16 31l6-8 4.5 5.5L30 24l5 7z M31 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" fill="#bfbfbf" />
    </svg>
  );
}
