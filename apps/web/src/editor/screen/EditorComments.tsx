import { type ReactNode, useCallback, useMemo } from 'react';
import { pinPlace } from '../../features/comments/anchors.ts';
import { CommentsFrame } from '../../features/comments/CommentsFrame.tsx';
import type { BoardThread } from '../../features/comments/comment-source.ts';
import type { CommentsStore } from '../../features/comments/comments-ui.ts';
import { OwnComments } from '../../features/comments/OwnComments.tsx';
import type { MovedObjects } from '../clipboard/moved-objects.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { useFollowingThreads } from './use-following-threads.ts';

interface EditorCommentsProps {
  readonly projectId: number;
  readonly ui: CommentsStore;
  readonly moved: MovedObjects;
  readonly children: ReactNode;
}

/** The comments of the document that is edited. Rendered anew where its pages are others, not with every stroke. */
export function EditorComments({ projectId, ui, moved, children }: EditorCommentsProps) {
  const editor = useEditor();
  const named = useEditorState(({ pages }) => pages.map(({ id, pageNumber }) => `${id} ${pageNumber}`).join());
  const pages = useMemo(
    () =>
      named.split(',').map((one) => {
        const [id = 0, pageNumber = 0] = one.split(' ').map(Number);
        return { id, pageNumber };
      }),
    [named],
  );
  const showPage = useCallback((pageId: number) => editor.showPage(pageId), [editor]);
  return (
    <OwnComments {...{ projectId, ui, pages, showPage }} begins={false}>
      <FollowingThreads moved={moved} />
      {children}
    </OwnComments>
  );
}

/** Apart from what is drawn: it hears of every stroke. */
function FollowingThreads({ moved }: { moved: MovedObjects }) {
  useFollowingThreads(moved);
  return null;
}

/** Here at once: what is typed behind `M` would be taken for shortcuts until it came. */
export function EditorCommentsFrame({ onClosed }: { onClosed: () => void }) {
  const pages = useEditorState((state) => state.pages);
  const isLost = ({ page, anchor }: BoardThread) =>
    pinPlace(pages.find(({ id }) => String(id) === page)?.page, anchor).isLost;
  return <CommentsFrame isLost={isLost} onClosed={onClosed} />;
}
