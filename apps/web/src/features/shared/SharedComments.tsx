import type { Page } from '@pagewright/components/models';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import { type Comments, CommentsContext } from '../comments/comments-context.ts';
import type { CommentsStore } from '../comments/comments-ui.ts';
import { useCommentKeys } from '../comments/use-comment-keys.ts';
import { type CommentedLink, useSharedComments } from '../comments/use-shared-comments.ts';

export interface SharedCommentsProps {
  readonly link: CommentedLink;
  readonly ui: CommentsStore;
  readonly pages: readonly { readonly key: string; readonly number: number; readonly page?: Page | undefined }[];
  readonly canvas: RefObject<CanvasHandle | null>;
  readonly children: ReactNode;
}

/** The comments of a share link, for the screen around which it stands. */
export function SharedComments({ link, ui, pages, canvas, children }: SharedCommentsProps) {
  const isOpen = useStore(ui, ({ open }) => open);
  const source = useSharedComments(link, isOpen);
  useCommentKeys(ui, true);
  const comments = useMemo<Comments>(
    () => ({
      source,
      ui,
      pages,
      showPage: (key) => canvas.current?.focusPage(pages.findIndex((page) => page.key === key)),
    }),
    [source, ui, pages, canvas],
  );
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}
