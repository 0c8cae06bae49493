import { Thumbnail } from '@pagewright/render/thumbnail';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAssets } from '../pages/page-assets.ts';
import { useInView } from '../pages/use-in-view.ts';
import styles from './presenting.module.css';
import type { Slide } from './slides.ts';

/** px of a page's picture. */
const WIDTH = 216;

interface OverviewProps {
  readonly projectId?: number | undefined;
  readonly slides: readonly Slide[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** All pages at once, to go to one. */
export function Overview({ projectId, slides, at, onGo }: OverviewProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDialogElement>(null);
  const shown = slides.flatMap((slide, index) => (slide.hidden ? [] : [{ slide, index }]));
  // From a hidden page, the one that comes next.
  const [begun] = useState(() => Math.min(shown.filter(({ index }) => index < at).length, shown.length - 1));
  useEffect(() => {
    const current = grid.current?.querySelectorAll('button')[begun];
    current?.focus();
    current?.scrollIntoView({ block: 'center' });
  }, [begun]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows walk the pages in it
    <dialog
      open
      ref={grid}
      className={styles.overview}
      aria-modal="true"
      aria-label={t('presenting.overview')}
      onKeyDown={walk}
    >
      {shown.map(({ slide, index }) => (
        <Tile key={slide.pageId} {...{ projectId, slide }} current={index === at} onGo={() => onGo(index)} />
      ))}
    </dialog>
  );
}

function Tile(props: { projectId: number | undefined; slide: Slide; current: boolean; onGo: () => void }) {
  const { projectId, slide, current, onGo } = props;
  const { t } = useTranslation();
  const tile = useRef<HTMLButtonElement>(null);
  const seen = useInView(tile);
  const assets = usePageAssets(projectId);
  const page = slide.read();
  const title = page?.title ?? '';
  return (
    <button
      ref={tile}
      type="button"
      aria-current={current || undefined}
      aria-label={t('presenting.page', { number: slide.pageNumber, title })}
      onClick={onGo}
    >
      <span className={styles.picture}>{seen && page && <Thumbnail page={page} width={WIDTH} assets={assets} />}</span>
      <span className={styles.caption}>
        <b>{slide.pageNumber}</b> {title}
      </span>
    </button>
  );
}

/** Arrows go to the next picture, up and down to the one above and below. */
function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll('button')];
  const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
  const top = tiles[0]?.offsetTop;
  const columns = Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length);
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? tiles.length - 1 : at + (steps[event.key] ?? 0);
  if (to === at || !tiles[to]) return event.key in steps ? event.preventDefault() : undefined;
  event.preventDefault();
  tiles[to]?.focus();
}
