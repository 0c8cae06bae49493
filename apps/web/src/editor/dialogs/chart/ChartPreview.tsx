import type { Component } from '@pagewright/components/models';
import { useFonts } from '@pagewright/render/fonts';
import { ComponentView } from '@pagewright/render/page-view';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import styles from './chart.module.css';
import { inPreview } from './in-preview.ts';

/** Wait after the last keystroke before the chart is drawn again, ms. */
const REDRAW_AFTER = 250;

const NO_ASSETS = (): undefined => undefined;

interface ChartPreviewProps {
  readonly component: Component;
  /** px. */
  readonly maxHeight: number;
  /** Colour that it stands on; white where absent. */
  readonly ground?: string | undefined;
}

/** The chart as the page draws it, at its own size and scaled to the space. */
export function ChartPreview({ component, maxHeight, ground }: ChartPreviewProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const drawn = useDelayed(component);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { size } = component;
  const scale = width === 0 ? 0 : Math.min(1, width / size.width, maxHeight / size.height);
  const language = currentLanguage();
  useFonts([{ components: [drawn], language }]);
  const placed = inPreview(drawn, size);
  return (
    <section
      ref={frame}
      className={styles.preview}
      style={{ background: ground }}
      aria-label={t('panels.chart.preview')}
    >
      <div style={{ width: size.width * scale, height: size.height * scale }}>
        {scale > 0 && (
          <div
            className={styles.scaled}
            style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
          >
            <ComponentView component={placed} context={{ language, assets: NO_ASSETS, mode: 'view', isEdited: true }} />
          </div>
        )}
      </div>
    </section>
  );
}

function useDelayed(component: Component): Component {
  const [delayed, setDelayed] = useState(component);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(component), REDRAW_AFTER);
    return () => clearTimeout(timer);
  }, [component]);
  return delayed;
}
