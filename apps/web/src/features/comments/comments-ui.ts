import { commentAnchor } from '@pagewright/contract/comments';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptInTab } from '../../app/saving/tab-kept.ts';

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
  const kept = keptInTab(`${KEPT_UNDER} ${name}`, drafts);
  const store = createStore<CommentsUi>()(() => ({
    open: false,
    placing: false,
    thread: undefined,
    resolved: false,
    ...(kept.read() ?? { begun: null, replies: {} }),
  }));
  store.subscribe(({ begun, replies }, before) => {
    if (begun !== before.begun || replies !== before.replies) kept.keep({ begun, replies });
  });
  return store;
}

export function withReply(replies: CommentsUi['replies'], threadId: number, text: string): CommentsUi['replies'] {
  const { [threadId]: _before, ...others } = replies;
  return text === '' ? others : { ...others, [threadId]: text };
}
