import type {
  addReply,
  addThread,
  Comment,
  CommentThread,
  editComment,
  listComments,
  moveThread,
  resolveThread,
  seeComments,
} from '@pagewright/contract/comments';
import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { ownPage } from '../pages/policy.ts';
import { ownProject } from '../projects/policy.ts';
import { shareLinks } from '../sharing/tables.ts';
import { change, readBoard, stateOf } from './board.ts';
import { commentOf, ofOwner, saidOf, threadOf } from './policy.ts';
import { commentBoards, commentThreads } from './tables.ts';
import { beginThread, move, remove, reply, restore, reword } from './writing.ts';

/** The comments on a person's own projects. */
export class OwnComments {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws PagewrightError `request/not-found` */
  async list(userId: number, query: QueryOf<typeof listComments>): Promise<DataOf<typeof listComments>> {
    const { projectId, known } = query;
    await ownProject(this.#db, userId, projectId);
    // Before the threads: what changes in between is asked for once more.
    const state = await stateOf(this.#db, projectId);
    if (state.revision === known) return { ...state, threads: null, people: null };
    return { ...state, ...(await readBoard(this.#db, projectId)) };
  }

  /** @throws PagewrightError `request/not-found`, `comment/full` */
  async begin(userId: number, { pageId, linkId, anchor, text }: BodyOf<typeof addThread>): Promise<CommentThread> {
    const { projectId } = await ownPage(this.#db, userId, pageId);
    return this.#db.transaction(async (tx) => {
      if (linkId !== null) {
        const ofProject = and(eq(shareLinks.id, linkId), eq(shareLinks.projectId, projectId));
        if ((await tx.$count(shareLinks, ofProject)) === 0) throw new PagewrightError('request/not-found');
      }
      return beginThread(tx, { projectId, pageId, linkId, anchor }, { personId: null, text });
    });
  }

  /** @throws PagewrightError `request/not-found`, `comment/full` */
  async reply(userId: number, { threadId, text }: BodyOf<typeof addReply>): Promise<Comment> {
    return this.#db.transaction(async (tx) =>
      reply(tx, await threadOf(tx, threadId, ofOwner(tx, userId)), { personId: null, text }),
    );
  }

  /** @throws PagewrightError `request/not-found`, `request/forbidden` where somebody else wrote it */
  async edit(userId: number, { id, text }: BodyOf<typeof editComment>): Promise<Comment> {
    return this.#db.transaction(async (tx) => {
      const said = await commentOf(tx, id, ofOwner(tx, userId));
      if (said.comment.personId !== null) throw new PagewrightError('request/forbidden');
      return reword(tx, said, text);
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    await this.#db.transaction(async (tx) => remove(tx, await commentOf(tx, id, ofOwner(tx, userId)), true));
  }

  /** @throws PagewrightError `request/not-found`, `comment/full` */
  async restore(userId: number, id: number): Promise<void> {
    await this.#db.transaction(async (tx) => restore(tx, await saidOf(tx, id, ofOwner(tx, userId)), true));
  }

  /** @throws PagewrightError `request/not-found` */
  async resolve(userId: number, { id, isResolved }: BodyOf<typeof resolveThread>): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const thread = await threadOf(tx, id, ofOwner(tx, userId));
      await change(tx, thread.projectId);
      await tx.update(commentThreads).set({ isResolved }).where(eq(commentThreads.id, id));
    });
  }

  /** To a page of the same project. @throws PagewrightError `request/not-found` */
  async move(userId: number, { id, pageId, anchor }: BodyOf<typeof moveThread>): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const thread = await threadOf(tx, id, ofOwner(tx, userId));
      const { projectId } = await ownPage(tx, userId, pageId);
      if (projectId !== thread.projectId) throw new PagewrightError('request/not-found');
      await move(tx, thread, { pageId, anchor });
    });
  }

  /** Never fewer than before. @throws PagewrightError `request/not-found` */
  async see(userId: number, { projectId, seen }: BodyOf<typeof seeComments>): Promise<void> {
    await ownProject(this.#db, userId, projectId);
    await this.#db
      .update(commentBoards)
      .set({ seen: sql`greatest(${commentBoards.seen}, ${seen})` })
      .where(eq(commentBoards.projectId, projectId));
  }
}
