import type { ProjectPage } from '@pagewright/contract/pages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { type RefObject, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CanvasHandle, CanvasView } from '../../canvas/CanvasView.tsx';
import { LazyPageComments } from '../comments/lazy-comments.tsx';
import { workspace } from '../projects/workspace.ts';
import { tell } from '../projects/workspace-events.ts';
import { type FramedCanvasPage, framedSketch } from './framed-canvas-page.ts';
import { missingOn } from './missing-on.ts';
import { PageContent } from './PageContent.tsx';
import { frameKey, framesOf } from './page-frames.ts';
import { pageSize, readablePage } from './parsed-page.ts';
import { previewText } from './preview-text.ts';

/** A project's pages on the infinite canvas. */
export function ProjectCanvas(props: {
  projectId: number;
  pages: readonly ProjectPage[];
  handle?: RefObject<CanvasHandle | null>;
  /** A page was opened by a double-click: its id. */
  onOpen?: (pageId: number) => void;
  /** Comments stand on its pages. */
  commented?: boolean;
}) {
  const { projectId, pages, onOpen } = props;
  const { t } = useTranslation();
  const shown = useMemo(() => {
    const frames = framesOf(pages);
    return pages.map((page, index) => canvasPage(page, frames.at(index), missingOn(previewText(page), t)));
  }, [pages, t]);
  const renderPage = useCallback(
    ({ pageNumber, text, frame }: FramedCanvasPage) => (
      <PageContent projectId={projectId} pageNumber={pageNumber} text={text} frame={frame} />
    ),
    [projectId],
  );
  const onFocusedPage = useCallback(
    (index: number) => {
      workspace.setFocusedPage(index);
      tell('canvas-focused-page', { index, pageId: pages[index]?.id });
    },
    [pages],
  );
  return (
    <CanvasView
      key={projectId}
      pages={shown}
      renderPage={renderPage}
      sketch={framedSketch}
      renderAbove={props.commented ? renderComments : undefined}
      onFocusedPage={onFocusedPage}
      handle={props.handle}
      {...(onOpen ? { onOpenPage: onOpen } : {})}
    />
  );
}

function renderComments({ id, pageNumber, text }: FramedCanvasPage) {
  return <LazyPageComments pageKey={String(id)} number={pageNumber} read={() => readablePage(text)} />;
}

const canvasPages = new WeakMap<ProjectPage, FramedCanvasPage>();

/** The same canvas page for the same page in the same frame, so that only changed pages are drawn anew. */
function canvasPage(page: ProjectPage, frame: PageFrame, note: string | undefined): FramedCanvasPage {
  const text = previewText(page);
  const key = frameKey(text, frame);
  const known = canvasPages.get(page);
  if (known?.frameKey === key && known.note === note) return known;
  const { id, pageNumber, hidden } = page;
  const made = { id, pageNumber, hidden, note, size: pageSize(text), text, frame, frameKey: key };
  canvasPages.set(page, made);
  return made;
}
