import type { Page } from '@pagewright/components/models';
import type { Size } from '@pagewright/model/units';
import { forReaders } from '@pagewright/page/with-frame';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { type CanvasHandle, type CanvasPage, type CanvasSketch, CanvasView } from '../../canvas/CanvasView.tsx';
import { layoutColumn } from '../../canvas/page-grid.ts';
import { drawFailed, drawSketch } from '../pages/draw-sketch.ts';
import { Pager } from '../pages/Pager.tsx';
import { DynamicPage, FailurePanel } from './DynamicPage.tsx';
import styles from './dynamic-pages.module.css';
import type { EventLog } from './event-log.ts';
import { type TemplatePage, templateFrames } from './template.ts';
import { useMethods } from './use-methods.ts';
import { type HeldPages, useViewerExport } from './use-viewer-export.ts';
import { ViewerExport } from './ViewerExport.tsx';

interface DynamicViewerProps {
  readonly template: readonly TemplatePage[];
  /** Whose pictures the pages show. */
  readonly projectId?: number | undefined;
  /** The page that is shown first, from 1. */
  readonly firstPage?: number | undefined;
  /** Whether the pages stand one below the other, where there is no room for more beside each other. */
  readonly inColumn?: boolean;
  /** Whether the template is still on its way. */
  readonly isLoading?: boolean;
  readonly log: EventLog;
  /** The pages as the server holds them, where it does: it then makes their PDFs. */
  readonly held?: HeldPages | undefined;
  /** Whether the pages may not be taken along. */
  readonly isForLooking?: boolean;
  /** What else can be done with the pages, from the index of the one in focus. */
  readonly actions?: (current: number) => ReactNode;
  /** Draws what stands above a page; must keep its identity between renders. */
  readonly renderAbove?: ((page: Pick<ViewedPage, 'pageNumber' | 'page'>) => ReactNode) | undefined;
  readonly handle?: RefObject<CanvasHandle | null>;
}

/** px a pointer may move and still count as a click. */
const CLICK_SLOP = 4;
/** A page that could not be read has no size of its own. */
const FAILURE_SIZE: Size = { width: 1280, height: 720 };

/** The dynamic page viewer (spec §2): pages drawn from source text, with zoom, export and their methods at work. */
export function DynamicViewer(props: DynamicViewerProps) {
  const { template, projectId, firstPage = 1, inColumn = false, isLoading = false, log, renderAbove, handle } = props;
  const { held, isForLooking = false, actions } = props;
  const { t } = useTranslation();
  const ownHandle = useRef<CanvasHandle>(null);
  const canvas = handle ?? ownHandle;
  const { pages, changePage } = usePages(template);
  const wanted = useRef(firstPage > 1 ? firstPage : undefined);
  const [focused, setFocused] = useState(-1);
  const current = Math.min(Math.max(focused, 0), pages.length - 1);
  const runMethod = useMethods(log);
  const run = async ({ pageNumber, page }: ViewedPage, method: string) => {
    // Whoever reads that it ran, and exports the page, has what it left.
    if (page) await runMethod(pageNumber, page, method, (left) => flushSync(() => changePage(pageNumber, left)));
  };
  const click = useClickedComponent((pageIndex, id) => {
    const shown = pages[pageIndex];
    if (!shown) return;
    log.add({ kind: 'clicked', page: shown.pageNumber, id });
    const method = shown.page?.components.find((component) => component.id === id)?.onClick;
    if (method) void run(shown, method);
  });
  const renderPage = useCallback(
    ({ pageNumber, page, error }: ViewedPage) =>
      page ? (
        <DynamicPage number={pageNumber} page={page} projectId={projectId} log={log} />
      ) : (
        <FailurePanel error={error} />
      ),
    [projectId, log],
  );
  const onFocusedPage = useCallback(
    (index: number) => {
      setFocused(index);
      if (index < 0) return;
      log.add({ kind: 'focused', page: index + 1 });
      // The canvas stands with its first page in focus: the one that was asked for comes now, and once.
      const first = wanted.current;
      wanted.current = undefined;
      if (first !== undefined) canvas.current?.focusPage(first - 1);
    },
    [log, canvas],
  );
  const exporting = useViewerExport({ pages, current, projectId, held });
  const handlers = (pages[current]?.page?.components ?? []).filter(({ onClick }) => onClick);
  return (
    <section className={styles.viewer} aria-label={t('dynamic.viewer')}>
      <div className={styles.toolbar} role="toolbar" aria-label={t('dynamic.viewer')}>
        <Pager current={current} total={pages.length} canvas={canvas} />
        <span className={styles.space} />
        {!isForLooking && <ViewerExport actions={exporting} />}
        {actions?.(current)}
      </div>
      <div className={styles.canvas} {...click}>
        <CanvasView
          pages={pages}
          renderPage={renderPage}
          sketch={sketch}
          renderAbove={renderAbove}
          onFocusedPage={onFocusedPage}
          handle={canvas}
          {...(inColumn ? { layout: layoutColumn } : {})}
        />
        {pages.length === 0 && (
          <output className={styles.empty}>{t(isLoading ? 'page.loading' : 'dynamic.empty')}</output>
        )}
      </div>
      {handlers.length > 0 && (
        <fieldset className={styles.handlers} aria-label={t('dynamic.methods')}>
          <span>{t('dynamic.methods')}</span>
          {handlers.map(({ id, onClick }) => (
            <Button key={id} onClick={() => pages[current] && onClick && void run(pages[current], onClick)}>
              {`${id}: ${onClick}()`}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

interface ViewedPage extends CanvasPage {
  /** Its source. */
  readonly text: string;
  readonly page: Page | undefined;
  readonly error: unknown;
  readonly section: string | undefined;
  /** Whether its methods have changed it. */
  readonly isChanged: boolean;
}

/** The pages of a template, each as its methods have left it; a new template begins anew. */
function usePages(template: readonly TemplatePage[]) {
  const [shown, setShown] = useState<{ of: unknown; pages: readonly ViewedPage[] }>();
  const pages = useMemo(() => template.map(viewed), [template]);
  const now = shown?.of === template ? shown.pages : pages;
  const changePage = (number: number, page: Page) =>
    setShown((before) => {
      const last = before?.of === template ? before.pages : pages;
      return {
        of: template,
        pages: last.map((one) => (one.pageNumber === number ? { ...one, page, isChanged: true } : one)),
      };
    });
  return { pages: useMemo(() => framed(now), [now]), changePage };
}

function viewed({ number, source, page, error, section }: TemplatePage): ViewedPage {
  const size = page?.size ?? FAILURE_SIZE;
  return { id: number, pageNumber: number, size, text: source, page, error, section, isChanged: false };
}

/** As they stand in the template. */
function framed(pages: readonly ViewedPage[]): readonly ViewedPage[] {
  const frames = templateFrames(pages);
  return pages.map((one, index) => (one.page ? { ...one, page: forReaders(one.page, frames.at(index)) } : one));
}

function sketch({ page, text, size }: ViewedPage): CanvasSketch {
  return {
    key: page ?? text,
    draw: (context) => (page ? drawSketch(context, page) : drawFailed(context, size)),
  };
}

/** Tells of clicks on components, and leaves drags to the canvas. */
function useClickedComponent(onComponent: (pageIndex: number, id: string) => void) {
  const pressed = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressed.current = { x: clientX, y: clientY };
    },
    onClick: ({ clientX, clientY }: MouseEvent) => {
      if (Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > CLICK_SLOP) return;
      // The canvas holds the pointer while it is down, so the event itself names the canvas.
      const component = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-component-id]');
      const page = component?.closest<HTMLElement>('[data-page-index]');
      if (component && page) onComponent(Number(page.dataset.pageIndex), component.dataset.componentId ?? '');
    },
  };
}
