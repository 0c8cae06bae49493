import type {
  addSharedReply,
  addSharedThread,
  Comment,
  editSharedComment,
  listSharedComments,
  SharedThread,
} from '@pagewright/contract/comments';
import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import type { LinkKeys } from '../sharing/link-keys.ts';
import { shownPages } from '../sharing/shown-pages.ts';
import { readBoard, stateOf } from './board.ts';
import { type Caller, personOf, requireAllowed } from './caller.ts';
import type { ReadThread } from './describe.ts';
import { commentOf, ofVisit, saidOf, threadOf } from './policy.ts';
import { comments, commentThreads } from './tables.ts';

import { beginThread, remove, reply, restore, reword } from './writing.ts';

const QUARTER_HOUR = 15 * 60;
/** Changes of comments; many people may share an address. */
const PER_LINK: TryLimit = { tries: 300, seconds: QUARTER_HOUR };
const PER_ADDRESS: TryLimit = { tries: 90, seconds: QUARTER_HOUR };

/** The comments of a share link, for its visitors: on the pages that it shows, and none of other links or the owner's own. */
export class VisitorComments {
  readonly #db: Database;
  readonly #tries: TryCounters;
  readonly #keys: LinkKeys;

  constructor({ db, tries, keys }: { db: Database; tries: TryCounters; keys: LinkKeys }) {
    this.#db = db;
    this.#tries = tries;
    this.#keys = keys;
  }

  /** @throws PagewrightError `request/forbidden` where the link does not allow it */
  async list(visit: Visit, { known }: QueryOf<typeof listSharedComments>): Promise<DataOf<typeof listSharedComments>> {
    requireAllowed(visit);
    const me = (await personOf(this.#db, visit)) ?? null;
    const { revision } = await stateOf(this.#db, visit.projectId);
    if (revision === known) return { revision, me, threads: null, people: null };
    const shown = await shownPages(this.#db, visit.projectId);
    if (shown.length === 0) return { revision, me, threads: [], people: [] };
    const seen = and(ofVisit(visit), inArray(commentThreads.pageId, shown));
    const { threads, people } = await readBoard(this.#db, visit.projectId, seen);
    return { revision, me, people, threads: threads.map((thread) => this.#shared(visit, thread)) };
  }

  /** @throws PagewrightError `request/forbidden`, `request/not-found`, `request/too-many`, `comment/full` */
  async begin(caller: Caller, { page, anchor, text }: BodyOf<typeof addSharedThread>): Promise<SharedThread> {
    const { visit } = caller;
    const { projectId, linkId } = visit;
    const personId = await this.#requireWriter(caller);
    const shown = await shownPages(this.#db, projectId);
    const pageId = shown.find((id) => this.#keys.pageKey(linkId, id) === page);
    if (pageId === undefined) throw new PagewrightError('request/not-found');
    const thread = await this.#db.transaction((tx) =>
      beginThread(tx, { projectId, pageId, linkId, anchor }, { personId, text }),
    );
    return this.#shared(visit, thread);
  }

  /** @throws PagewrightError `request/forbidden`, `request/not-found`, `request/too-many`, `comment/full` */
  async reply(caller: Caller, { threadId, text }: BodyOf<typeof addSharedReply>): Promise<Comment> {
    const personId = await this.#requireWriter(caller);
    return this.#db.transaction(async (tx) => {
      const thread = await threadOf(tx, threadId, await this.#seen(tx, caller.visit));
      return reply(tx, thread, { personId, text });
    });
  }

  /** @throws PagewrightError `request/forbidden`, `request/not-found`, `request/too-many` */
  async edit(caller: Caller, { id, text }: BodyOf<typeof editSharedComment>): Promise<Comment> {
    const personId = await this.#requireWriter(caller);
    return this.#db.transaction(async (tx) =>
      reword(tx, await commentOf(tx, id, await this.#own(tx, caller.visit, personId)), text),
    );
  }

  /** @throws PagewrightError `request/forbidden`, `request/not-found`, `request/too-many` */
  async remove(caller: Caller, id: number): Promise<void> {
    const personId = await this.#requireWriter(caller);
    await this.#db.transaction(async (tx) =>
      remove(tx, await commentOf(tx, id, await this.#own(tx, caller.visit, personId)), false),
    );
  }

  /** @throws PagewrightError `request/forbidden`, `request/not-found`, `request/too-many`, `comment/full` */
  async restore(caller: Caller, id: number): Promise<void> {
    const personId = await this.#requireWriter(caller);
    await this.#db.transaction(async (tx) =>
      restore(tx, await saidOf(tx, id, await this.#own(tx, caller.visit, personId)), false),
    );
  }

  /** Who writes, once they have said who they are. @throws PagewrightError `request/forbidden`, `request/too-many` */
  async #requireWriter({ visit, ip }: Caller): Promise<number> {
    requireAllowed(visit);
    const personId = await personOf(this.#db, visit);
    if (personId === undefined) throw new PagewrightError('request/forbidden');
    await this.#tries.count(`comment:address:${ip}`, PER_ADDRESS);
    await this.#tries.count(`comment:link:${visit.linkId}`, PER_LINK);
    return personId;
  }

  async #seen(db: Queryable, visit: Visit) {
    const shown = await shownPages(db, visit.projectId);
    // None where no page is shown: no page has the id 0.
    return and(ofVisit(visit), inArray(commentThreads.pageId, [0, ...shown]));
  }

  async #own(db: Queryable, visit: Visit, personId: number) {
    return and(await this.#seen(db, visit), eq(comments.personId, personId));
  }

  #shared({ linkId }: Visit, { id, pageId, anchor, isResolved, comments: said }: ReadThread): SharedThread {
    return { id, page: this.#keys.pageKey(linkId, pageId), anchor, isResolved, comments: said };
  }
}
