import type { Queryable } from '../../platform/database.ts';
import type { PageRow } from '../pages/policy.ts';
import { outlinesOf } from './stored-outline.ts';
import { type DesignedFrom, designedFrom } from './stored-pages.ts';

/** What a project's pages were designed from; undefined where none of them was. */
export async function pageSources(
  db: Queryable,
  projectId: number,
  rows: readonly PageRow[],
): Promise<DesignedFrom | undefined> {
  return designedFrom(await outlinesOf(db, projectId), rows, ({ outlineVersion }) => outlineVersion);
}
