import { useExport } from '../../features/exports/use-export.ts';
import { usePages } from '../../features/pages/page-queries.ts';
import type { DocumentExport } from '../actions/action.ts';
import { useEditorState } from '../document/editor-context.ts';
import type { OpenDocument } from './open-document.ts';

/**
 * The document as files.
 *
 * @param choose opens the choice of formats
 */
export function useDocumentExport({ projectId, autosave }: OpenDocument, choose: () => void): DocumentExport {
  const { data: pages = [] } = usePages(projectId);
  const pageId = useEditorState((state) => state.pageId);
  const focused = pages.findIndex(({ id }) => id === pageId);
  const { allBusy, currentBusy, stop, exportCurrent, exportAll } = useExport(projectId, pages, focused, () =>
    autosave.flush(),
  );
  return { isBusy: allBusy || currentBusy, stop, current: exportCurrent, all: exportAll, choose };
}
