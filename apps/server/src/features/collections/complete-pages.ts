import { PagewrightError } from '@pagewright/model/errors';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { pages } from '../pages/tables.ts';

const NEEDED = ['name', 'description', 'prompt'] as const;

/**
 * Each page that is published needs a name, a description and a prompt (spec §5).
 * @throws PagewrightError `publish/incomplete` with the numbers of the pages that lack each of them
 */
export async function requireComplete(db: Queryable, ids: readonly number[]): Promise<void> {
  const { pageNumber, name, description, prompt } = pages;
  const rows = await db
    .select({ pageNumber, name, description, prompt })
    .from(pages)
    .where(inArray(pages.id, [...ids]))
    .orderBy(asc(pageNumber));
  const lacking = NEEDED.map((field) => {
    const without = rows.filter((row) => row[field].trim() === '').map((row) => row.pageNumber);
    return [field, without.join(', ')] as const;
  });
  if (lacking.some(([, numbers]) => numbers !== '')) {
    throw new PagewrightError('publish/incomplete', Object.fromEntries(lacking));
  }
}
