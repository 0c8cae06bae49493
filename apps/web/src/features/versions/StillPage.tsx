import type { PageFrame } from '@pagewright/page/document-frame';
import { useRef } from 'react';
import { PageContent } from '../pages/PageContent.tsx';
import { pageSize } from '../pages/parsed-page.ts';
import { ScaledPage } from '../pages/ScaledPage.tsx';
import { useInView } from '../pages/use-in-view.ts';
import type { ComparedPage, PageMark } from './compare-pages.ts';
import styles from './versions.module.css';

interface StillPageProps {
  readonly projectId: number;
  readonly page: ComparedPage;
  readonly index: number;
  readonly frame: PageFrame;
  /** What is outlined. */
  readonly marks?: readonly PageMark[];
}

/** A page that is only looked at, drawn once it comes into view. */
export function StillPage({ projectId, page: { text }, index, frame, marks = [] }: StillPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const size = pageSize(text);
  return (
    <div ref={box} className={styles.still} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {isSeen && (
        <ScaledPage size={size}>
          <PageContent projectId={projectId} pageNumber={index + 1} text={text} frame={frame} />
          {marks.map(({ id, is, box: { x, y, width, height } }) => (
            <span
              key={id}
              className={styles.mark}
              data-mark={is}
              style={{ left: x, top: y, width, height }}
              aria-hidden="true"
            />
          ))}
        </ScaledPage>
      )}
    </div>
  );
}
