import { flipCss, flippedRect } from '@pagewright/components/flip';
import type { Image, ImageProps } from '@pagewright/components/kinds/image';
import type { ComponentChange } from '@pagewright/components/panels';
import { roomOf } from '@pagewright/components/picture-room';
import type { Rect, Size } from '@pagewright/model/units';
import { Segmented } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { useShownPage } from '../../document/editor-context.ts';
import { CropArea } from './CropArea.tsx';
import { type CropBounds, initialArea } from './crop.ts';
import { cropChange, seenArea } from './cropped-image.ts';
import styles from './image.module.css';

interface CropDialogProps {
  readonly component: Image;
  /** Of the whole picture. */
  readonly url: string;
  readonly onCrop: (change: ComponentChange<ImageProps>) => void;
  readonly onClose: () => void;
}

const SHAPES = ['cropFree', 'cropSquare', 'cropBox'] as const;
type Shape = (typeof SHAPES)[number];

/** Sides of the shortest area, px of the screen. */
const LEAST = 16;

/** A picture on the screen. */
interface Shown {
  readonly element: HTMLImageElement;
  /** px of its own. */
  readonly size: Size;
}

/** Chooses the part of a picture that is shown, as mirrored as on the page; the picture stays whole. */
export function CropDialog({ component, url, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const page = useShownPage()?.size;
  const [picture, setPicture] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  /** px of the picture, as it is seen here. */
  const [area, setArea] = useState<Rect>();
  const [shape, setShape] = useState<Shape>('cropFree');
  const ratioOf = (one: Shape) => ({ cropFree: undefined, cropSquare: 1, cropBox: boxRatio(component) })[one];
  const restart = (one: Shape) => picture && setArea(initialArea(picture.size, ratioOf(one)));
  const apply = () => {
    if (!picture || !area) return;
    const own = flippedRect(component, area, picture.size);
    const change = cropChange(component, picture.size, own, { keepsBox: shape === 'cropBox', page });
    if (change) onCrop(change);
    onClose();
  };
  const loaded = (element: HTMLImageElement) => {
    const shown = { element, size: sizeOf(element) };
    setPicture(shown);
    setArea(flippedRect(component, seenArea(component, shown.size), shown.size));
  };
  const bounds = (shown: Shown): CropBounds => ({
    size: shown.size,
    least: LEAST * pixelsOf(shown),
    ratio: ratioOf(shape),
  });
  return (
    <div role="presentation" onKeyDown={(event) => keyed(event, apply)}>
      <KitModal
        title={t('panels.image.cropTitle')}
        width={640}
        centered
        mask={{ closable: false }}
        okText={t('panels.image.apply')}
        okButtonProps={{ disabled: !area }}
        cancelText={t('panels.image.cancel')}
        onOk={apply}
        onCancel={onClose}
      >
        <div className={styles.cropShapes}>
          <Segmented<Shape>
            size="small"
            value={shape}
            options={SHAPES.map((one) => ({ value: one, label: t(`panels.image.${one}`) }))}
            onChange={(next) => {
              setShape(next);
              restart(next);
            }}
          />
          <Button disabled={!area} onClick={() => restart(shape)}>
            {t('panels.image.cropReset')}
          </Button>
        </div>
        <div className={styles.cropSpace}>
          {failed ? (
            <p role="alert">{t('panels.image.loadFailed')}</p>
          ) : (
            <div className={styles.cropFrame}>
              <img
                src={url}
                alt=""
                style={{ transform: flipCss(component) }}
                draggable={false}
                onLoad={({ currentTarget }) => loaded(currentTarget)}
                onError={() => setFailed(true)}
              />
              {area && picture && (
                <CropArea {...{ area, onChange: setArea }} bounds={bounds(picture)} pixels={() => pixelsOf(picture)} />
              )}
            </div>
          )}
        </div>
        <p className={styles.cropHint}>{t('panels.image.cropHint')}</p>
      </KitModal>
    </div>
  );
}

/** Enter applies, except where it presses a button; nothing but Escape is heard outside. */
function keyed(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== 'Escape') event.stopPropagation();
  const { target } = event;
  const presses = target instanceof HTMLButtonElement && !target.hasAttribute('data-crop');
  if (event.key !== 'Enter' || presses || event.nativeEvent.isComposing) return;
  event.preventDefault();
  apply();
}

function boxRatio(image: Image): number {
  const { width, height } = roomOf(image);
  return width / height;
}

/** Drawings may have no size of their own. */
function sizeOf({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement): Size {
  return naturalWidth > 0 && naturalHeight > 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}

/** px of the picture for each of the screen. */
function pixelsOf({ element, size }: Shown): number {
  return size.width / Math.max(1, element.clientWidth);
}
