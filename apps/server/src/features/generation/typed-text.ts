import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { generations } from './tables.ts';

/** What was typed for the newest generation that has finished: its pages are those that are shown. Empty where nothing was. */
export async function typedText(db: Queryable, projectId: number): Promise<string> {
  const [row] = await db
    .select({ request: generations.request })
    .from(generations)
    .where(and(eq(generations.projectId, projectId), eq(generations.state, 'done')))
    .orderBy(desc(generations.id))
    .limit(1);
  return row?.request.text ?? '';
}
