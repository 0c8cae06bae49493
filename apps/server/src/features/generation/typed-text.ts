import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { generations } from './tables.ts';

/** What the newest generation that has finished was asked for: its pages are those that are shown. Undefined where none has. */
export async function lastRequest(db: Queryable, projectId: number) {
  const [row] = await db
    .select({ request: generations.request })
    .from(generations)
    .where(and(eq(generations.projectId, projectId), eq(generations.state, 'done')))
    .orderBy(desc(generations.id))
    .limit(1);
  return row?.request;
}

/** What was typed for it; empty where nothing was. */
export async function typedText(db: Queryable, projectId: number): Promise<string> {
  return (await lastRequest(db, projectId))?.text ?? '';
}
