import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { ReaderBlock } from './ReaderBlock.tsx';
import type { ReaderText } from './read-text.ts';
import styles from './reader.module.css';

/** px between two pages, as the style sheet has it. */
const GAP = 48;

/** The text page by page: columns as wide as the window, one of which is shown. */
export function PagedText({ text, label, fontSize }: { text: ReaderText; label: string; fontSize: number }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const { count, width } = usePages(frame, columns, [text.blocks, fontSize]);
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, count - 1);
  const turn = (step: number) => setWanted(Math.max(0, Math.min(count - 1, page + step)));
  const { more } = text;
  useEffect(() => {
    if (page >= count - 2) more?.();
  }, [page, count, more]);
  return (
    // One widget with keys of its own, like a book.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.paged}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' || event.key === 'PageDown') turn(1);
        if (event.key === 'ArrowLeft' || event.key === 'PageUp') turn(-1);
      }}
    >
      <div ref={frame} className={styles.pageFrame}>
        <div
          ref={columns}
          className={styles.columns}
          style={{ columnWidth: width, transform: `translateX(${-page * (width + GAP)}px)` }}
        >
          {text.blocks.map((block) => (
            <ReaderBlock key={block.index} block={block} documentId={text.documentId} />
          ))}
        </div>
      </div>
      <div className={styles.pager}>
        <Button
          look="text"
          icon={<LeftOutlined />}
          aria-label={t('reader.previous')}
          disabled={page === 0}
          onClick={() => turn(-1)}
        />
        <output data-testid="reader-page">{t('reader.pageOf', { number: page + 1, total: count })}</output>
        <Button
          look="text"
          icon={<RightOutlined />}
          aria-label={t('reader.next')}
          disabled={page >= count - 1}
          onClick={() => turn(1)}
        />
      </div>
    </section>
  );
}

/** How many pages the text makes, and their width in px; counted anew when the frame, the text or its size changes. */
function usePages(
  frame: RefObject<HTMLElement | null>,
  columns: RefObject<HTMLElement | null>,
  changes: readonly unknown[],
): { count: number; width: number } {
  const [pages, setPages] = useState({ count: 1, width: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const count = () => {
      const width = element.clientWidth;
      const all = columns.current?.scrollWidth ?? width;
      const next = { width, count: Math.max(1, Math.round((all + GAP) / (width + GAP))) };
      setPages((known) => (known.width === next.width && known.count === next.count ? known : next));
    };
    const observer = new ResizeObserver(count);
    observer.observe(element);
    count();
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller names what changes the count
  }, [pages.width, ...changes]);
  return pages;
}
