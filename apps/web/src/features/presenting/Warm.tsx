import { useEffect, useState } from 'react';
import { PageContent } from '../pages/PageContent.tsx';
import styles from './presenting.module.css';
import type { Slide } from './slides.ts';

/** ms for what a page draws with to be asked for, before the next one. */
const EACH = 250;

/** Draws every page once where nobody sees it: its fonts, pictures and chart engines are there when the network is gone. */
export function Warm({ projectId, slides }: { projectId?: number | undefined; slides: readonly Slide[] }) {
  const [at, setAt] = useState(0);
  const slide = slides[at];
  useEffect(() => {
    if (!slide) return undefined;
    const timer = setTimeout(() => setAt((known) => known + 1), EACH);
    return () => clearTimeout(timer);
  }, [slide]);
  if (!slide) return null;
  return (
    <div className={styles.warm} aria-hidden inert>
      <PageContent projectId={projectId} pageNumber={slide.pageNumber} text={slide.text} frame={slide.frame} />
    </div>
  );
}
