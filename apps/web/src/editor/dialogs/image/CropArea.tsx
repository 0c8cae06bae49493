import type { Rect } from '@pagewright/model/units';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CropBounds, type CropHandle, dragArea, scaledArea } from './crop.ts';
import styles from './image.module.css';

interface CropAreaProps {
  /** px of the picture, as all that follows. */
  readonly area: Rect;
  readonly bounds: CropBounds;
  /** For each px of the screen. */
  readonly pixels: () => number;
  readonly onChange: (area: Rect) => void;
}

const HANDLES: readonly CropHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
/** What a key makes the area larger by. */
const STEP = 1.05;

/** The part of the picture that is chosen, over all of it: moved and sized by the pointer and by keys. */
export function CropArea({ area, bounds, pixels, onChange }: CropAreaProps) {
  const { t } = useTranslation();
  const drag = useRef<{ handle: CropHandle; x: number; y: number; from: Rect }>(undefined);
  const begin = (event: PointerEvent, handle: CropHandle) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, from: area };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { handle, x, y, from } = drag.current;
    onChange(dragArea(from, handle, (clientX - x) * pixels(), (clientY - y) * pixels(), bounds));
  };
  const end = () => {
    drag.current = undefined;
  };
  const keyed = (event: KeyboardEvent) => {
    const changed = areaAfterKey(event, area, bounds, pixels());
    if (!changed) return;
    event.preventDefault();
    onChange(changed);
  };
  const { width, height } = bounds.size;
  return (
    <button
      type="button"
      data-crop
      // The keyboard begins at what the dialog is for.
      ref={focusOnce}
      aria-label={t('panels.image.cropTitle')}
      className={styles.cropArea}
      style={{
        left: percent(area.x / width),
        top: percent(area.y / height),
        width: percent(area.width / width),
        height: percent(area.height / height),
      }}
      onPointerDown={(event) => begin(event, 'move')}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={keyed}
    >
      {HANDLES.map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          onPointerDown={(event) => begin(event, handle)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      ))}
    </button>
  );
}

function focusOnce(element: HTMLButtonElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Arrows move the area, plus and minus size it; undefined for other keys. */
function areaAfterKey(
  { key, shiftKey }: KeyboardEvent,
  area: Rect,
  bounds: CropBounds,
  pixels: number,
): Rect | undefined {
  const step = (shiftKey ? 10 : 1) * pixels;
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key];
  if (by) return dragArea(area, 'move', by[0] ?? 0, by[1] ?? 0, bounds);
  if (key === '+' || key === '=') return scaledArea(area, STEP, bounds);
  return key === '-' ? scaledArea(area, 1 / STEP, bounds) : undefined;
}

function percent(share: number): string {
  return `${100 * share}%`;
}
