import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasView } from '../../canvas/CanvasView.tsx';
import type { ComparedPage } from '../comparison/compare-pages.ts';
import { useComparedFrames } from '../comparison/compared-frames.ts';
import { type FramedCanvasPage, framedSketch } from '../pages/framed-canvas-page.ts';
import { PageContent } from '../pages/PageContent.tsx';
import { frameKey } from '../pages/page-frames.ts';
import { pageSize } from '../pages/parsed-page.ts';

/** The pages of a version as they were. */
export function VersionCanvas({ projectId, pages }: { projectId: number; pages: readonly ComparedPage[] }) {
  const { t } = useTranslation();
  const frames = useComparedFrames(pages);
  const shown = useMemo(
    () =>
      pages.map(({ id, text, hidden }, index): FramedCanvasPage => {
        const frame = frames.at(index);
        const note = hidden ? t('versions.hidden') : undefined;
        const known = { text, size: pageSize(text), frame, frameKey: frameKey(text, frame) };
        return { id, pageNumber: index + 1, hidden, note, ...known };
      }),
    [pages, frames, t],
  );
  const renderPage = useCallback(
    ({ pageNumber, text, frame }: FramedCanvasPage) => (
      <PageContent projectId={projectId} pageNumber={pageNumber} text={text} frame={frame} />
    ),
    [projectId],
  );
  return <CanvasView pages={shown} renderPage={renderPage} sketch={framedSketch} />;
}
