import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Comments, CommentsContext } from './comments-context.ts';
import { type CommentsStore, createCommentsStore } from './comments-ui.ts';
import { useCommentKeys } from './use-comment-keys.ts';
import { useOwnComments } from './use-own-comments.ts';

/** A page of a project, as far as comments need it. */
export interface OwnPage {
  readonly id: number;
  readonly pageNumber: number;
}

interface OwnCommentsProps {
  readonly projectId: number;
  readonly ui: CommentsStore;
  /** In their order. */
  readonly pages: readonly OwnPage[];
  readonly showPage: (pageId: number) => void;
  /** A key of the screen's own begins a comment. */
  readonly begins: boolean;
  readonly children: ReactNode;
}

/** The comments of a project of the person's own, for the screen around which it stands. */
export function OwnComments({ projectId, ui, pages, showPage, begins, children }: OwnCommentsProps) {
  const isOpen = useStore(ui, ({ open }) => open);
  const source = useOwnComments(projectId, isOpen);
  useCommentKeys(ui, begins);
  const commented = useMemo(
    () => pages.map(({ id, pageNumber }) => ({ key: String(id), number: pageNumber })),
    [pages],
  );
  const comments = useMemo<Comments>(
    () => ({ source, ui, pages: commented, projectId, showPage: (key) => showPage(Number(key)) }),
    [source, ui, commented, projectId, showPage],
  );
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}

export function useCommentsStore(projectId: number): CommentsStore {
  return useMemo(() => createCommentsStore(`project ${projectId}`), [projectId]);
}
