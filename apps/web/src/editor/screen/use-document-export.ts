import { useExport } from '../../features/exports/use-export.ts';
import { usePages } from '../../features/pages/page-queries.ts';
import { useEditorState } from '../document/editor-context.ts';
import type { OpenDocument } from './open-document.ts';

/** The current page or all pages as PDF, with everything that was done so far. */
export interface DocumentExport {
  readonly isBusy: boolean;
  readonly stop: () => void;
  readonly current: () => void;
  readonly all: () => void;
  /** Opens the choice of formats. */
  readonly choose: () => void;
}

/** @param choose opens the choice of formats */
export function useDocumentExport({ projectId, autosave }: OpenDocument, choose: () => void): DocumentExport {
  const { data: pages = [] } = usePages(projectId);
  const pageId = useEditorState((state) => state.pageId);
  const focused = pages.findIndex(({ id }) => id === pageId);
  const { allBusy, currentBusy, stop, exportCurrent, exportAll } = useExport(projectId, pages, focused);
  const saved = (job: () => void) => () => void autosave.flush().then(job);
  return { isBusy: allBusy || currentBusy, stop, current: saved(exportCurrent), all: saved(exportAll), choose };
}
