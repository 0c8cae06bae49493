import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../../features/pages/page-queries.ts';
import { presentPath } from '../../features/presenting/paths.ts';
import { fillScreen } from '../../features/presenting/use-full-screen.ts';
import { useEditor } from '../document/editor-context.ts';
import type { OpenDocument } from './open-document.ts';

/** Presents the document from the page that is shown on, with everything that was done so far. */
export function usePresent({ projectId, autosave }: OpenDocument): () => void {
  const editor = useEditor();
  const navigate = useNavigate();
  const { data: pages } = usePages(projectId);
  return useCallback(() => {
    const { pageId } = editor.store.getState();
    const pageNumber = pages?.find(({ id }) => id === pageId)?.pageNumber ?? 1;
    // Only a press may fill the screen: saving takes longer than one lasts.
    fillScreen();
    void autosave.flush().then(() => navigate(presentPath(projectId, pageNumber)));
  }, [editor, navigate, pages, projectId, autosave]);
}
