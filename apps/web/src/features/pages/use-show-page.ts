import type { BroughtTo } from '@pagewright/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import { historyQuery } from '../history/use-document-history.ts';
import { loadPagesAnew } from './page-queries.ts';

/** Loads the pages anew after the server has changed one, and brings that one into the middle. */
export type ShowPage = (changed: BroughtTo) => Promise<void>;

export function useShowPage(projectId: number, canvas: RefObject<CanvasHandle | null>): ShowPage {
  const queries = useQueryClient();
  return useCallback(
    async ({ pageNumber }) => {
      void queries.invalidateQueries({ queryKey: historyQuery(projectId).queryKey });
      await loadPagesAnew(projectId);
      // The canvas knows a new page once it is drawn.
      requestAnimationFrame(() => requestAnimationFrame(() => canvas.current?.focusPage(pageNumber - 1)));
    },
    [projectId, canvas, queries],
  );
}
