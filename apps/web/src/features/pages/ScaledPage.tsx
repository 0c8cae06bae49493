import type { Size } from '@pagewright/model/units';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './pages.module.css';

/** Shows a 1:1 page as wide as the place it stands in. */
export function ScaledPage({ size, children }: { size: Size; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / size.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [size.width]);
  return (
    <div ref={box} className={styles.scaled} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {scale > 0 && (
        <div className={styles.scaledContent} style={scaled(size, scale)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** What is said of a page rather than shown by it takes the scale out again. */
function scaled(size: Size, scale: number): CSSProperties {
  return { ...size, transform: `scale(${scale})`, '--page-scale': scale } as CSSProperties;
}
