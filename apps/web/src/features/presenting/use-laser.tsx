import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './presenting.module.css';

/** A red point that follows the pointer, drawn without React: it moves with every frame. */
export function useLaser(root: RefObject<HTMLElement | null>, on: boolean): ReactNode {
  const point = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = root.current;
    if (!on || !area) return undefined;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (point.current) point.current.style.transform = `translate(${clientX}px, ${clientY}px)`;
    };
    area.addEventListener('pointermove', follow);
    return () => area.removeEventListener('pointermove', follow);
  }, [root, on]);
  return on && <div ref={point} className={styles.laser} data-testid="laser" aria-hidden />;
}
