import { CompressOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './canvas.module.css';
import type { CanvasEngine } from './canvas-engine.ts';
import { ZOOM_STEP } from './keyboard.ts';

/** − percentage + fit. The percentage is written straight into the document: it changes with every frame. */
export function ZoomControls({ engine }: { engine: CanvasEngine }) {
  const { t } = useTranslation();
  const actualSize = t('canvas.actualSize');
  const percent = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      engine.onZoom((zoom) => {
        if (!percent.current) return;
        const text = `${Math.round(zoom * 100)}%`;
        // Even the same text would be laid out again, in every frame of a pan.
        if (percent.current.textContent === text) return;
        percent.current.textContent = text;
        percent.current.ariaLabel = `${text}, ${actualSize}`;
      }),
    [engine, actualSize],
  );
  return (
    <div className={styles.controls} role="toolbar" aria-label={t('canvas.zoom')}>
      <button type="button" onClick={() => engine.zoomBy(1 / ZOOM_STEP)} aria-label={t('canvas.zoomOut')}>
        <MinusOutlined />
      </button>
      <button
        type="button"
        ref={percent}
        className={styles.percent}
        onClick={() => engine.zoomTo(1)}
        title={actualSize}
        aria-label={actualSize}
      />
      <button type="button" onClick={() => engine.zoomBy(ZOOM_STEP)} aria-label={t('canvas.zoomIn')}>
        <PlusOutlined />
      </button>
      <span className={styles.separator} />
      <button type="button" onClick={() => engine.fit()} aria-label={t('canvas.fit')} title={t('canvas.fit')}>
        <CompressOutlined />
      </button>
    </div>
  );
}
