import type { Point, Size } from '@pagewright/model/units';
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './canvas.module.css';
import { CanvasEngine } from './canvas-engine.ts';
import type { MountStore } from './mount-store.ts';
import { type GridRoom, layoutPages, type PageGrid } from './page-grid.ts';
import { followPageLinks } from './page-links.ts';
import type { Sketch } from './sketch-layer.ts';
import { useGridRoom } from './use-grid-room.ts';
import { ZoomControls } from './ZoomControls.tsx';

/** One page on the canvas: what it shows is the caller's business. */
export interface CanvasPage {
  /** Stable identity: the page's id, by which links name it. */
  readonly id: number;
  readonly pageNumber: number;
  readonly size: Size;
  /** Left out of what goes out of the document: shown dimmed. */
  readonly hidden?: boolean;
  /** Stands beside its number. */
  readonly note?: string | undefined;
  /** Brings its own paper, or several. */
  readonly bare?: boolean;
}

/** A page in low detail. */
export type CanvasSketch = Omit<Sketch, 'size'>;

export interface CanvasHandle {
  /** Brings the page at `index` (from 0) into the middle and makes it the focused one. */
  focusPage(index: number): void;
  fit(): void;
  /** Keys are for the canvas. */
  focus(): void;
}

export interface CanvasViewProps<P extends CanvasPage> {
  readonly pages: readonly P[];
  /** Draws a page in full, 1:1 in a box of its size. Must keep its identity between renders. */
  readonly renderPage: (page: P) => ReactNode;
  /** Draws it in low detail, for pages that are far away or too many; cheap. Must keep its identity between renders. */
  readonly sketch: (page: P) => CanvasSketch;
  /**
   * Draws what stands above a page, in em of the screen's 13 px; told whether it is there in full. Must keep its identity
   * between renders.
   */
  readonly renderAbove?: ((page: P, isFull: boolean) => ReactNode) | undefined;
  /** Draws what stands over its upper edge instead of its number and note, as above. */
  readonly renderCaption?: ((page: P, isFull: boolean) => ReactNode) | undefined;
  /** Where the pages stand, if not in rows that fill the window. Must keep its identity between renders. */
  readonly layout?: (sizes: readonly Size[], room: GridRoom) => PageGrid;
  /** What the canvas is called. */
  readonly label?: string;
  /** Told of an element with `data-press` that was pressed and not dragged by; must keep its identity. */
  readonly onPress?: (pressed: HTMLElement) => void;
  /** Told the index of the page most visible in the viewport, -1 where there is none. */
  readonly onFocusedPage?: (index: number) => void;
  readonly handle?: RefObject<CanvasHandle | null>;
  /** Told the id of a page that was double-clicked; must keep its identity. Absent, that fits the view as elsewhere. */
  readonly onOpenPage?: (pageId: number) => void;
}

/** The infinite canvas of page previews (spec §2). */
export function CanvasView<P extends CanvasPage>(props: CanvasViewProps<P>) {
  const { pages, sketch, layout = layoutPages, onFocusedPage, handle, onOpenPage, onPress } = props;
  const { t } = useTranslation();
  const viewport = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<CanvasEngine>();
  const [room, setRoom] = useGridRoom();
  const grid = useMemo(
    () =>
      layout(
        pages.map((page) => page.size),
        room,
      ),
    [pages, room, layout],
  );

  useEffect(() => {
    if (!viewport.current || !world.current) return undefined;
    const created = new CanvasEngine(viewport.current, world.current, setRoom);
    setEngine(created);
    return () => created.dispose();
  }, [setRoom]);
  const sketches = useMemo(() => pages.map((page) => ({ ...sketch(page), size: page.size })), [pages, sketch]);
  useEffect(() => engine?.setPages(grid, sketches), [engine, grid, sketches]);
  useEffect(() => (onFocusedPage ? engine?.onFocusedPage(onFocusedPage) : undefined), [engine, onFocusedPage]);
  useEffect(() => engine?.setOpenPage(onOpenPage), [engine, onOpenPage]);
  useEffect(() => engine?.setPress(onPress), [engine, onPress]);
  useImperativeHandle(handle, () => ({
    focusPage: (index) => engine?.showPage(index),
    fit: () => engine?.fit(),
    focus: () => viewport.current?.focus({ preventScroll: true }),
  }));

  const links = followPageLinks((id) => {
    const index = pages.findIndex((page) => page.id === id);
    if (index >= 0) engine?.showPage(index);
  });
  return (
    <div className={styles.frame}>
      {/* The canvas is one focusable widget with its own keys, like a map. */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="application"
        aria-label={props.label ?? t('canvas.label', { total: pages.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-testid="canvas"
        {...links}
      >
        <div ref={world} className={styles.world}>
          {engine &&
            pages.map((page, index) => (
              <PageSlot
                key={page.id}
                index={index}
                page={page}
                {...(grid.rects[index] ?? page.size)}
                mounts={engine.mounts}
                label={[t('canvas.page', { number: page.pageNumber }), page.note].filter(Boolean).join('. ')}
                renderPage={props.renderPage}
                renderAbove={props.renderAbove}
                renderCaption={props.renderCaption}
              />
            ))}
        </div>
        <div className={styles.glass} />
      </div>
      {engine && <ZoomControls engine={engine} />}
    </div>
  );
}

interface PageSlotProps<P extends CanvasPage>
  extends Size,
    Partial<Point>,
    Pick<CanvasViewProps<P>, 'renderPage' | 'renderAbove' | 'renderCaption'> {
  readonly index: number;
  readonly page: P;
  readonly mounts: MountStore;
  readonly label: string;
}

/** A page's place in the world: full as the mount store says, else clear, so that its sketch is seen through it. */
const PageSlot = memo(function PageSlot<P extends CanvasPage>(props: PageSlotProps<P>) {
  const { index, page, label, x = 0, y = 0, width, height } = props;
  const mounted = useMounted(props.mounts, index);
  return (
    <section
      className={styles.slot}
      data-page-index={index}
      data-page-id={page.id}
      data-hidden={page.hidden || undefined}
      data-mounted={mounted || undefined}
      data-bare={page.bare || undefined}
      aria-label={label}
      style={{ left: x, top: y, width, height }}
    >
      {props.renderCaption ? (
        <div className={styles.caption} data-page-label="" aria-hidden>
          {props.renderCaption(page, mounted)}
        </div>
      ) : (
        <span className={styles.label} data-page-label="" aria-hidden>
          {page.pageNumber}
          {page.note && <span className={styles.note}>{page.note}</span>}
        </span>
      )}
      <div className={styles.paper}>{mounted && props.renderPage(page)}</div>
      {props.renderAbove && (
        <div className={styles.above} data-page-label="">
          {props.renderAbove(page, mounted)}
        </div>
      )}
    </section>
  );
}) as <P extends CanvasPage>(props: PageSlotProps<P>) => ReactNode;

function useMounted(store: MountStore, index: number): boolean {
  return useSyncExternalStore(
    useMemo(() => (listener: () => void) => store.subscribe(index, listener), [store, index]),
    () => store.isMounted(index),
  );
}
