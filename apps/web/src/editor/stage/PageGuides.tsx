import type { Page } from '@pagewright/components/models';
import { guidesOf, type PageGuide, withGuide } from '@pagewright/page/page-guides';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useEditor } from '../document/editor-context.ts';
import type { DraggedGuide } from './guide-tool.ts';
import { guideDrag } from './Rulers.tsx';
import styles from './rulers.module.css';
import { GRID_STEP, stageAids } from './stage-aids.ts';
import type { StageEngine } from './stage-engine.ts';

interface PageGuidesProps {
  readonly page: Page;
  readonly engine: StageEngine;
}

/** The grid and the guides of the page that is edited; while the rulers are there, guides are moved with pointer and arrows. */
export function PageGuides({ page, engine }: PageGuidesProps) {
  const { rulers, guides, grid } = useStore(stageAids);
  const dragged = useStore(engine.draggedGuide);
  const isNew = dragged && dragged.from === undefined;
  return (
    <>
      {grid && <div className={styles.grid} style={gridCss()} data-testid="grid" />}
      {guides &&
        guidesOf(page).map((guide, index) => (
          <Guide key={String(index)} {...{ guide, page, engine }} isMovable={rulers} dragged={of(guide, dragged)} />
        ))}
      {isNew && <Line guide={dragged} dragged={dragged} />}
    </>
  );
}

function of({ axis, at }: PageGuide, dragged: DraggedGuide | undefined): DraggedGuide | undefined {
  return dragged?.axis === axis && dragged.from === at ? dragged : undefined;
}

interface GuideProps extends PageGuidesProps {
  readonly guide: PageGuide;
  readonly isMovable: boolean;
  readonly dragged: DraggedGuide | undefined;
}

/** px of the page that an arrow key moves a guide, and with shift. */
const STEPS = { plain: 1, shift: 10 } as const;

function Guide({ guide, page, engine, isMovable, dragged }: GuideProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  if (!isMovable) return <Line guide={guide} dragged={dragged} />;
  const { axis, at } = guide;
  const move = (to: number | undefined) => editor.update((before) => withGuide(before, axis, at, to));
  const press = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (way === undefined && !isGone) return;
    event.preventDefault();
    event.stopPropagation();
    move(way === undefined ? undefined : at + way * (event.shiftKey ? STEPS.shift : STEPS.plain));
  };
  return (
    <div
      className={styles.pageGuide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands on the page and is dragged on one axis
      role="slider"
      tabIndex={0}
      aria-label={t(axis === 'x' ? 'editor.guides.upright' : 'editor.guides.level')}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={axis === 'x' ? page.size.width : page.size.height}
      data-page-guide=""
      data-movable=""
      data-axis={axis}
      data-gone={dragged?.isGone || undefined}
      style={placeCss(dragged ?? guide)}
      onKeyDown={press}
      {...guideDrag(engine, () => engine.guides.press(axis, at))}
    >
      {dragged && <Place at={dragged.at} />}
    </div>
  );
}

/** A guide that is only seen. */
function Line({ guide, dragged }: Pick<GuideProps, 'guide' | 'dragged'>) {
  return (
    <div
      className={styles.pageGuide}
      data-page-guide=""
      data-axis={guide.axis}
      data-gone={dragged?.isGone || undefined}
      style={placeCss(guide)}
    >
      {dragged && <Place at={dragged.at} />}
    </div>
  );
}

/** Where a guide stands while it is dragged, px. */
function Place({ at }: { readonly at: number }) {
  return <span className={styles.place}>{at}</span>;
}

function placeCss({ axis, at }: PageGuide) {
  return axis === 'x' ? { left: at } : { top: at };
}

/** Every fifth line is stronger. */
function gridCss() {
  const [wide, narrow] = [`${GRID_STEP * 5}px`, `${GRID_STEP}px`];
  return { backgroundSize: `${wide} 100%, 100% ${wide}, ${narrow} 100%, 100% ${narrow}` };
}
