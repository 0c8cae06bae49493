import { useEffect, useRef } from 'react';
import { notify } from '../../app/toasts/notify.ts';
import { pinPlace } from '../../features/comments/anchors.ts';
import type { BoardThread } from '../../features/comments/comment-source.ts';
import { useComments } from '../../features/comments/comments-context.ts';
import { type MovedObjects, standsOn } from '../clipboard/moved-objects.ts';
import type { EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';

/** Comments go along with objects that were cut and pasted elsewhere, and back with them when that is taken back. */
export function useFollowingThreads(moved: MovedObjects): void {
  const { source } = useComments();
  const { board, move } = source;
  const { store } = useEditor();
  const pages = useEditorState((state) => state.pages);
  useEffect(() => store.subscribe((now, before) => moved.heard(now.pages, before.pages)), [store, moved]);
  /** Where threads were sent, also in vain: nobody is told of the same fault with every stroke. */
  const sent = useRef(new Map<number, string>());
  useEffect(() => {
    if (!move) return;
    for (const thread of board?.threads ?? []) {
      const to = movedTo(thread, pages, moved);
      const key = to && JSON.stringify([thread.page, to]);
      if (!to) sent.current.delete(thread.id);
      if (!key || sent.current.get(thread.id) === key) continue;
      sent.current.set(thread.id, key);
      move(thread.id, to).catch(notify.error);
    }
  }, [board, move, pages, moved]);
}

function movedTo(
  { page, anchor }: BoardThread,
  pages: readonly EditorPage[],
  moved: MovedObjects,
): Pick<BoardThread, 'page' | 'anchor'> | undefined {
  const { object } = anchor;
  const place = object && moved.now({ pageId: Number(page), id: object.id }, standsOn(pages));
  const target = place && pages.find(({ id }) => id === place.pageId)?.page;
  if (!object || !target) return undefined;
  const hung = { ...anchor, object: { id: place.id, at: object.at } };
  const { x, y } = pinPlace(target, hung);
  return { page: String(place.pageId), anchor: { ...hung, at: { x, y } } };
}
