import { type ReactNode, useEffect, useRef } from 'react';
import styles from './comparison-place.module.css';
import { offerPlace } from './comparison-place.ts';

/** What a screen shows, and over it, when pages are compared, these. */
export function ComparisonPlace({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const covered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !covered.current) return undefined;
    return offerPlace({ host: host.current, covered: covered.current });
  }, []);
  return (
    <div className={styles.place}>
      <div ref={covered} className={styles.covered}>
        {children}
      </div>
      <div ref={host} />
    </div>
  );
}
