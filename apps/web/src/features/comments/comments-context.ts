import type { CommentAnchor } from '@pagewright/contract/comments';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CommentSource } from './comment-source.ts';
import type { CommentsStore, CommentsUi } from './comments-ui.ts';
import { type CalledPerson, calledPeople } from './mentions.ts';

/** A page that can be commented on. */
export interface CommentedPage {
  readonly key: string;
  readonly number: number;
}

export interface Comments {
  readonly source: CommentSource;
  readonly ui: CommentsStore;
  /** In their order; threads on other pages are not shown. */
  readonly pages: readonly CommentedPage[];
  /** Brings a page into view. */
  readonly showPage: (key: string) => void;
  /** The project, where it is the person's own. */
  readonly projectId?: number;
}

const Context = createContext<Comments | undefined>(undefined);
export const CommentsContext = Context;

export function useComments(): Comments {
  const comments = useContext(Context);
  if (!comments) throw new Error('there are no comments around this');
  return comments;
}

/** Everybody who can be mentioned, as they are called here. */
export function usePeople(): readonly CalledPerson[] {
  const { t } = useTranslation();
  const people = useComments().source.board?.people;
  const owner = t('comments.owner');
  return useMemo(() => calledPeople(people ?? [], owner), [people, owner]);
}

export function useCommentsUi<T>(select: (ui: CommentsUi) => T): T {
  return useStore(useComments().ui, select);
}

/** Opens a thread that is begun at a place, in the panel. What was begun elsewhere keeps its words. */
export function beginAt(ui: CommentsStore, page: string, anchor: CommentAnchor): void {
  ui.setState(({ begun }) => ({
    open: true,
    placing: false,
    thread: undefined,
    resolved: false,
    begun: { page, anchor, text: begun?.text ?? '' },
  }));
}

export function lookAt(ui: CommentsStore, thread: number, resolved: boolean): void {
  ui.setState({ open: true, placing: false, thread, resolved });
}
