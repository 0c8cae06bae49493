import type { Size } from '@pagewright/model/units';
import { awaited } from '@pagewright/page/entrance-steps';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { followPageLinks } from '../../canvas/page-links.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { pageSize } from '../pages/parsed-page.ts';
import { fitted } from './fitted.ts';
import styles from './presenting.module.css';
import { beside } from './show.ts';
import { type Slide, showPages, stepsOf } from './slides.ts';
import { useEntrances } from './use-entrances.ts';
import { useTransition } from './use-transition.ts';

interface ShownSlideProps {
  readonly projectId?: number | undefined;
  readonly slides: readonly Slide[];
  /** Index of the page that is shown; none is after the last. */
  readonly at: number;
  /** How many clicks of that page are done; left out, all of every page is shown. */
  readonly click?: number;
  /** A link was followed to the page of this index. */
  readonly onGo?: (at: number) => void;
}

/** The page that is shown, as large as its place, with its neighbours drawn behind it: they are there at once. */
export function ShownSlide({ projectId, slides, at, click, onGo }: ShownSlideProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  useTransition(place, at, (index) => slides[index]?.read()?.transition);
  useEntrances(place, slides, at, click);
  const links = followPageLinks((page) => {
    const found = slides.findIndex(({ pageId }) => pageId === page);
    if (found >= 0) onGo?.(found);
  });
  const here = { at, total: slides.length };
  const pages = showPages(slides);
  const drawn = [at, beside(here, 1, pages), beside(here, -1, pages)];
  return (
    // Links on pages are reached by the keyboard themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className={styles.stage} {...links}>
      {size &&
        slides.map(
          (slide, index) =>
            drawn.includes(index) && (
              <Shown
                key={slide.pageId}
                projectId={projectId}
                slide={slide}
                screen={size}
                place={index}
                current={index === at}
                click={click === undefined || index < at ? undefined : index === at ? click : 0}
              />
            ),
        )}
    </div>
  );
}

interface ShownProps {
  readonly projectId?: number | undefined;
  readonly slide: Slide;
  readonly screen: Size;
  /** Its place among the pages. */
  readonly place: number;
  readonly current: boolean;
  /** How many of its clicks are done; undefined where all of it is shown. */
  readonly click: number | undefined;
}

function Shown({ projectId, slide, screen, place, current, click }: ShownProps) {
  const size = pageSize(slide.text);
  const { scale, scrolls } = fitted(size, screen);
  const toCome = useMemo(() => {
    const steps = click === undefined ? undefined : stepsOf(slide);
    return steps && awaited(steps, click ?? 0);
  }, [slide, click]);
  return (
    <div
      className={styles.shown}
      data-slide={place}
      data-current={current || undefined}
      data-scrolls={scrolls || undefined}
      inert={!current}
    >
      <div className={styles.room} style={{ width: size.width * scale, height: size.height * scale }}>
        <div className={styles.page} style={{ ...size, transform: `scale(${scale})` }}>
          <PageContent
            projectId={projectId}
            pageNumber={slide.pageNumber}
            text={slide.text}
            frame={slide.frame}
            awaited={toCome}
          />
        </div>
      </div>
    </div>
  );
}

function useSize(element: React.RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
