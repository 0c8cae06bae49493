import { commentAnchor } from '@pagewright/contract/comments';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was begun and not sent: a thread, and answers by their thread. */
const drafts = z.object({
  begun: z.object({ page: z.string(), anchor: commentAnchor, text: z.string() }).nullable(),
  replies: z.record(z.string(), z.string()),
});
type Drafts = z.infer<typeof drafts>;

export interface CommentsUi extends Drafts {
  /** The panel is seen. */
  readonly open: boolean;
  /** The next click on a page begins a thread there. */
  readonly placing: boolean;
  /** The thread that is looked at. */
  readonly thread: number | undefined;
  /** Resolved threads are shown, and the others not. */
  readonly resolved: boolean;
}
export type CommentsStore = StoreApi<CommentsUi>;

const KEPT_UNDER = 'pagewright_comment_drafts';

/** The state of the comments on a screen. What was typed is kept in this tab, also when it is loaded again. */
export function createCommentsStore(name: string): CommentsStore {
  const store = createStore<CommentsUi>()(() => ({
    open: false,
    placing: false,
    thread: undefined,
    resolved: false,
    ...readDrafts(name),
  }));
  store.subscribe(({ begun, replies }, before) => {
    if (begun !== before.begun || replies !== before.replies) keepDrafts(name, { begun, replies });
  });
  return store;
}

export function withReply(replies: CommentsUi['replies'], threadId: number, text: string): CommentsUi['replies'] {
  const { [threadId]: _before, ...others } = replies;
  return text === '' ? others : { ...others, [threadId]: text };
}

function readDrafts(name: string): Drafts {
  try {
    const kept = drafts.safeParse(JSON.parse(window.sessionStorage.getItem(`${KEPT_UNDER} ${name}`) ?? 'null'));
    return kept.data ?? { begun: null, replies: {} };
  } catch {
    return { begun: null, replies: {} };
  }
}

function keepDrafts(name: string, kept: Drafts): void {
  try {
    window.sessionStorage.setItem(`${KEPT_UNDER} ${name}`, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing keeps them until the tab is loaded again.
  }
}
