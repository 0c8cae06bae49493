import { PagewrightError } from '@pagewright/model/errors';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { commentPeople, commentVisits } from './tables.ts';

/** A visit, and the address that it comes from. */
export interface Caller {
  readonly visit: Visit;
  readonly ip: string;
}

/** @throws PagewrightError `request/forbidden` */
export function requireAllowed({ canComment }: Visit): void {
  if (!canComment) throw new PagewrightError('request/forbidden');
}

/** Who a visit is by; undefined until they have said so. */
export async function personOf(db: Queryable, { id, linkId }: Visit): Promise<number | undefined> {
  const [row] = await db
    .select({ id: commentPeople.id })
    .from(commentVisits)
    .innerJoin(commentPeople, eq(commentPeople.id, commentVisits.personId))
    .where(and(eq(commentVisits.visitId, id), eq(commentPeople.linkId, linkId)));
  return row?.id;
}
