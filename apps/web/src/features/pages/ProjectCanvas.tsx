import type { ProjectPage } from '@pagewright/contract/pages';
import { type RefObject, useCallback, useMemo } from 'react';
import { type CanvasHandle, type CanvasPage, CanvasView } from '../../canvas/CanvasView.tsx';
import { workspace } from '../projects/workspace.ts';
import { tell } from '../projects/workspace-events.ts';
import { PageContent } from './PageContent.tsx';
import { PageSketch } from './PageSketch.tsx';
import { pageSize } from './parsed-page.ts';
import { previewText } from './preview-text.ts';

/** A project's pages on the infinite canvas. */
export function ProjectCanvas(props: {
  projectId: number;
  pages: readonly ProjectPage[];
  handle?: RefObject<CanvasHandle | null>;
  /** A page was opened by a double-click: its id. */
  onOpen?: (pageId: number) => void;
}) {
  const { projectId, pages, onOpen } = props;
  const shown = useMemo(() => pages.map(canvasPage), [pages]);
  const renderPage = useCallback(
    (page: CanvasPage) => <PageContent projectId={projectId} pageNumber={page.pageNumber} text={page.text} />,
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
      renderSketch={renderSketch}
      onFocusedPage={onFocusedPage}
      handle={props.handle}
      {...(onOpen ? { onOpenPage: onOpen } : {})}
    />
  );
}

function renderSketch(page: CanvasPage) {
  return <PageSketch text={page.text} />;
}

const canvasPages = new WeakMap<ProjectPage, CanvasPage>();

/** The same canvas page for the same page object, so that only changed pages are drawn anew. */
function canvasPage(page: ProjectPage): CanvasPage {
  const known = canvasPages.get(page);
  if (known) return known;
  const text = previewText(page);
  const made = { id: page.id, pageNumber: page.pageNumber, size: pageSize(text), text };
  canvasPages.set(page, made);
  return made;
}
