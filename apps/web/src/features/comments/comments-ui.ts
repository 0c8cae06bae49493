import { commentAnchor } from '@pagewright/contract/comments';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptInTab } from '../../app/saving/tab-kept.ts';

/** What was begun and not sent: a thread, answers by their thread, and other words for comments by their comment. */
const drafts = z.object({
  begun: z.object({ page: z.string(), anchor: commentAnchor, text: z.string() }).nullable(),
  replies: z.record(z.string(), z.string()),
  // Tabs keep what an earlier version of the app has stored.
  edits: z.record(z.string(), z.string()).default({}),
});
type Drafts = z.infer<typeof drafts>;

const NOTHING_BEGUN: Drafts = { begun: null, replies: {}, edits: {} };

export interface CommentsUi extends Drafts {
  /** The panel is seen. */
  readonly open: boolean;
  /** The next click on a page begins a thread there. */
  readonly placing: boolean;
  /** The thread that is looked at. */
  readonly thread: number | undefined;
  /** Resolved threads are shown, and the others not. */
  readonly resolved: boolean;
  /** Id of the share link whose visitors see the thread that is begun; null for nobody else. */
  readonly audience: number | null;
  /** What a visitor types as their name, while they do. */
  readonly typedName: string | undefined;
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
    audience: null,
    typedName: undefined,
    ...(kept.read() ?? NOTHING_BEGUN),
  }));
  store.subscribe(({ begun, replies, edits }, before) => {
    const isSame = begun === before.begun && replies === before.replies && edits === before.edits;
    if (!isSame) kept.keep({ begun, replies, edits });
  });
  return store;
}

/** Typed words by their place, with those of one of them. @param text undefined where nothing is typed there any more */
export function withTyped(
  words: Readonly<Record<string, string>>,
  id: number,
  text: string | undefined,
): Record<string, string> {
  const { [id]: _before, ...others } = words;
  return text === undefined ? others : { ...others, [id]: text };
}
