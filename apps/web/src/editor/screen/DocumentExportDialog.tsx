import { LazyExportDialog } from '../../features/exports/LazyExportDialog.tsx';
import { usePages } from '../../features/pages/page-queries.ts';
import { useEditorState } from '../document/editor-context.ts';
import type { OpenDocument } from './open-document.ts';

interface DocumentExportDialogProps {
  readonly opened: OpenDocument;
  readonly onClose: () => void;
}

/** The choice of formats for the document that is edited, with everything that was done so far. */
export function DocumentExportDialog({ opened, onClose }: DocumentExportDialogProps) {
  const { projectId, autosave } = opened;
  const { data: pages = [] } = usePages(projectId);
  const pageId = useEditorState((state) => state.pageId);
  const current = pages.find(({ id }) => id === pageId);
  return <LazyExportDialog {...{ projectId, pages, current, onClose }} before={() => autosave.flush()} />;
}
