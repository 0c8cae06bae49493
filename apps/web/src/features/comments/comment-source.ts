import type { Comment, CommentAnchor, CommentPerson } from '@pagewright/contract/comments';

/** A thread, whoever looks at it. */
export interface BoardThread {
  readonly id: number;
  /** `key` of its page. */
  readonly page: string;
  readonly anchor: CommentAnchor;
  readonly isResolved: boolean;
  readonly comments: readonly Comment[];
  /** Of the owner's: the share link whose visitors see it. */
  readonly linkId?: number | null;
}

export interface Board {
  readonly threads: readonly BoardThread[];
  readonly people: readonly CommentPerson[];
  /** Who looks at it; null for a visitor without a name. */
  readonly me: number | null;
  /** Newer comments of others are new to whoever looks. */
  readonly seen: number;
}

export interface NewThread {
  readonly page: string;
  readonly anchor: CommentAnchor;
  readonly text: string;
  readonly linkId: number | null;
}

/** Where comments come from and go to: a person's own project, or a share link. */
export interface CommentSource {
  /** Names what is kept in this tab of what was not sent. */
  readonly name: string;
  readonly isOwner: boolean;
  readonly board: Board | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** @throws ApiError */
  readonly begin: (thread: NewThread) => Promise<number>;
  readonly reply: (threadId: number, text: string) => Promise<void>;
  readonly edit: (id: number, text: string) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
  readonly restore: (id: number) => Promise<void>;
  /** The owner's to do. */
  readonly resolve?: (threadId: number, isResolved: boolean) => Promise<void>;
  /** Hangs a thread on another page or object. */
  readonly move?: (threadId: number, to: Pick<BoardThread, 'page' | 'anchor'>) => Promise<void>;
  readonly see?: (seen: number) => Promise<void>;
  /** Of visitors: who they are, as this device keeps it, and how they say it. */
  readonly visitor?: { readonly name: string | undefined; readonly introduce: (name: string) => Promise<void> };
}

/** Comments of others that whoever looks has not seen. */
export function unseen({ me, seen }: Board, threads: readonly BoardThread[]): number {
  return threads.flatMap(({ comments }) => comments).filter(({ id, personId }) => personId !== me && id > seen).length;
}
