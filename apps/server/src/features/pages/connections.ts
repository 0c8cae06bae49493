import type { BodyOf } from '@pagewright/contract/endpoint';
import type { PageConnection, saveConnections } from '@pagewright/contract/pages';
import { PagewrightError } from '@pagewright/model/errors';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import { ownProject } from '../projects/policy.ts';
import { finished } from './page-numbers.ts';
import { pageConnections, pages } from './tables.ts';

/** Data flows between the pages of a project. */
export class Connections {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async list(userId: number, projectId: number): Promise<PageConnection[]> {
    await ownProject(this.#db, userId, projectId);
    return storedConnections(this.#db, projectId);
  }

  /**
   * Puts these in place of all there were. Those of deleted pages stay with them.
   * @throws PagewrightError `request/invalid` naming the connection that is none: its page is not the project's, it leads
   * to where it starts, or another one has its id or its pair
   */
  async save(userId: number, body: BodyOf<typeof saveConnections>): Promise<PageConnection[]> {
    const { projectId, connections } = body;
    return this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const rows = await tx.select({ id: pages.id }).from(pages).where(finished(projectId));
      requireSound(connections, new Set(rows.map(({ id }) => id)));
      await tx.delete(pageConnections).where(betweenPages(tx, projectId));
      if (connections.length > 0) {
        await tx.insert(pageConnections).values(connections.map((connection) => ({ projectId, ...connection })));
      }
      return storedConnections(tx, projectId);
    });
  }
}

function requireSound(connections: readonly PageConnection[], known: ReadonlySet<number>): void {
  const taken = new Set<string>();
  for (const [index, { id, sourcePageId, targetPageId }] of connections.entries()) {
    const names = [`id ${id}`, `pair ${sourcePageId}-${targetPageId}`];
    const isSound =
      known.has(sourcePageId) &&
      known.has(targetPageId) &&
      sourcePageId !== targetPageId &&
      !names.some((name) => taken.has(name));
    if (!isSound) throw new PagewrightError('request/invalid', { field: `connections.${index}` });
    for (const name of names) taken.add(name);
  }
}

async function storedConnections(db: Queryable, projectId: number): Promise<PageConnection[]> {
  const { id, sourcePageId, targetPageId } = pageConnections;
  return db
    .select({ id, sourcePageId, targetPageId })
    .from(pageConnections)
    .where(betweenPages(db, projectId))
    .orderBy(asc(pageConnections.id));
}

/** Connections whose two pages are there; those of a deleted page come back with it. */
function betweenPages(db: Queryable, projectId: number) {
  const there = db.select({ id: pages.id }).from(pages).where(finished(projectId));
  return and(
    eq(pageConnections.projectId, projectId),
    inArray(pageConnections.sourcePageId, there),
    inArray(pageConnections.targetPageId, there),
  );
}
