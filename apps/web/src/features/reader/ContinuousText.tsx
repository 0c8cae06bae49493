import { LoadingOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { ReaderBlock } from './ReaderBlock.tsx';
import type { ReaderText } from './read-text.ts';
import styles from './reader.module.css';

/** The text in one piece, to scroll; more of a long document comes as its end draws near. */
export function ContinuousText({ text, label }: { text: ReaderText; label: string }) {
  return (
    // A scrolling part has to be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.continuous} tabIndex={0} aria-label={label}>
      <div className={styles.column}>
        {text.blocks.map((block) => (
          <ReaderBlock key={block.index} block={block} documentId={text.documentId} />
        ))}
        {text.more && <End onReached={text.more} />}
      </div>
    </section>
  );
}

/** px before the end at which more is asked for. */
const AHEAD = 800;

function End({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReached(),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={mark} className={styles.more}>
      <LoadingOutlined />
    </div>
  );
}
