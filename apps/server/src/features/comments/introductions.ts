import { COMMENT_LIMITS, type introduceVisitor } from '@pagewright/contract/comments';
import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { hashOfKey, newLinkKey } from '../accounts/secrets.ts';
import { change } from './board.ts';
import { type Caller, requireAllowed } from './caller.ts';
import { commentPeople, commentVisits } from './tables.ts';

/** Keys guessed, names changed and people made up, by one address. */
const PER_ADDRESS: TryLimit = { tries: 60, seconds: 15 * 60 };

/** Says of visits who they are by. Whoever has the key that a device keeps is who they were before. */
export class Introductions {
  readonly #db: Database;
  readonly #tries: TryCounters;

  constructor(db: Database, tries: TryCounters) {
    this.#db = db;
    this.#tries = tries;
  }

  /** @throws PagewrightError `request/forbidden` where the link does not allow it, `request/too-many`, `comment/full` */
  async introduce(
    { visit, ip }: Caller,
    body: BodyOf<typeof introduceVisitor>,
  ): Promise<DataOf<typeof introduceVisitor>> {
    requireAllowed(visit);
    await this.#tries.count(`comment:person:${ip}`, PER_ADDRESS);
    return this.#db.transaction(async (tx) => {
      await change(tx, visit.projectId);
      const before = await known(tx, visit, body.key);
      const { id, key } = before ?? (await join(tx, visit, body.name));
      if (before && before.name !== body.name) {
        await tx.update(commentPeople).set({ name: body.name }).where(eq(commentPeople.id, id));
      }
      const personId = id;
      await tx
        .insert(commentVisits)
        .values({ visitId: visit.id, personId })
        .onConflictDoUpdate({ target: commentVisits.visitId, set: { personId } });
      return { id, key };
    });
  }
}

async function known(tx: Transaction, { linkId }: Visit, key: string | undefined) {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select({ id: commentPeople.id, name: commentPeople.name })
    .from(commentPeople)
    .where(and(eq(commentPeople.keyHash, hashOfKey(key)), eq(commentPeople.linkId, linkId)));
  return row && { ...row, key: null };
}

async function join(tx: Transaction, { projectId, linkId }: Visit, name: string): Promise<{ id: number; key: string }> {
  const max = COMMENT_LIMITS.visitors;
  if ((await tx.$count(commentPeople, eq(commentPeople.linkId, linkId))) >= max) {
    throw new PagewrightError('comment/full', { max });
  }
  const key = newLinkKey();
  const [row] = await tx
    .insert(commentPeople)
    .values({ projectId, linkId, name, keyHash: hashOfKey(key) })
    .returning({ id: commentPeople.id });
  if (!row) throw new Error('the visitor was not inserted');
  return { id: row.id, key };
}
