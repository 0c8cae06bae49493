import type { Rect } from '@pagewright/model/units';
import { Segmented } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { croppedPicture } from './canvas-tools.ts';
import { type CropHandle, dragArea, initialArea } from './crop.ts';
import styles from './image.module.css';
import { PictureFault } from './picture-fault.ts';

interface CropDialogProps {
  readonly url: string;
  readonly fileName: string;
  /** Width by height of the component. */
  readonly ratio: number;
  readonly onCrop: (file: File) => void;
  readonly onClose: () => void;
}

const HANDLES: readonly CropHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
type Shape = 'cropFree' | 'cropSquare' | 'cropBox';

/** Chooses the part of a picture that stays. */
export function CropDialog({ url, fileName, ratio: boxRatio, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [area, setArea] = useState<Rect>();
  const [shape, setShape] = useState<Shape>('cropFree');
  const [busy, setBusy] = useState(false);
  const ratio = { cropFree: undefined, cropSquare: 1, cropBox: boxRatio }[shape];
  const start = (next: number | undefined) => picture && setArea(initialArea(shownSize(picture), next));
  const apply = async () => {
    if (!picture || !area) return;
    setBusy(true);
    try {
      const scale = picture.naturalWidth / picture.clientWidth;
      onCrop(await croppedPicture(picture, scaledRect(area, scale), fileName || 'picture'));
      onClose();
    } catch (error) {
      notify.warning(t(`panels.image.${error instanceof PictureFault ? error.code : 'loadFailed'}`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="presentation" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <KitModal
        title={t('panels.image.cropTitle')}
        width={640}
        centered
        mask={{ closable: false }}
        okText={t('panels.image.apply')}
        cancelText={t('panels.image.cancel')}
        confirmLoading={busy}
        onOk={() => void apply()}
        onCancel={onClose}
      >
        <Segmented<Shape>
          size="small"
          value={shape}
          options={(['cropFree', 'cropSquare', 'cropBox'] as const).map((one) => ({
            value: one,
            label: t(`panels.image.${one}`),
          }))}
          onChange={(next) => {
            setShape(next);
            start({ cropFree: undefined, cropSquare: 1, cropBox: boxRatio }[next]);
          }}
        />
        <div className={styles.cropSpace}>
          <div className={styles.cropFrame}>
            <img ref={setPicture} src={url} alt="" draggable={false} onLoad={() => start(ratio)} />
            {area && picture && (
              <CropArea
                area={area}
                onDrag={(handle, dx, dy, from) => setArea(dragArea(from, handle, dx, dy, shownSize(picture), ratio))}
              />
            )}
          </div>
        </div>
      </KitModal>
    </div>
  );
}

interface CropAreaProps {
  readonly area: Rect;
  /** How far a handle was dragged since the area was `from`, px. */
  readonly onDrag: (handle: CropHandle, dx: number, dy: number, from: Rect) => void;
}

function CropArea({ area, onDrag }: CropAreaProps) {
  const { t } = useTranslation();
  const drag = useRef<{ handle: CropHandle; x: number; y: number; from: Rect }>(undefined);
  const begin = (event: PointerEvent, handle: CropHandle) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, from: area };
  };
  const move = (event: PointerEvent) => {
    const { handle, x, y, from } = drag.current ?? {};
    if (handle && from && x !== undefined && y !== undefined)
      onDrag(handle, event.clientX - x, event.clientY - y, from);
  };
  const end = () => {
    drag.current = undefined;
  };
  const keyed = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const [dx, dy] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    onDrag('move', dx, dy, area);
  };
  return (
    <button
      type="button"
      aria-label={t('panels.image.cropTitle')}
      className={styles.cropArea}
      style={{ left: area.x, top: area.y, width: area.width, height: area.height }}
      onPointerDown={(event) => begin(event, 'move')}
      onPointerMove={move}
      onPointerUp={end}
      onKeyDown={keyed}
    >
      {HANDLES.map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          onPointerDown={(event) => begin(event, handle)}
          onPointerMove={move}
          onPointerUp={end}
        />
      ))}
    </button>
  );
}

function shownSize(image: HTMLImageElement): { width: number; height: number } {
  return { width: image.clientWidth, height: image.clientHeight };
}

function scaledRect({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
