import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { dismissAside, listAside } from '@pagewright/contract/projects';
import { asideId, changesAside, withoutAside } from '@pagewright/page/kept-changes';
import { wouldBeMissed } from '@pagewright/page/lay-changes';
import { listedWords } from '@pagewright/page/told-words';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { asStep } from '../history/steps.ts';
import { ownPage } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { ownProject } from '../projects/policy.ts';
import { onPage } from './preview.ts';

/** What people made that the current design of their pages has no place for. */
export class AsideChanges {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Looks and places of decoration too. @throws PagewrightError `request/not-found` */
  async list(userId: number, projectId: number): Promise<DataOf<typeof listAside>> {
    await ownProject(this.#db, userId, projectId);
    const rows = await projectPages(this.#db, projectId);
    return rows.flatMap((row) => {
      const changes = (row.kept && changesAside(row.kept)?.parts) ?? [];
      return changes.flatMap((change) => {
        if (!change.mine) return [];
        const told = onPage({ kind: change.base.type, ...listedWords(change) }, row);
        return [{ ...told, id: asideId(change), isLook: !wouldBeMissed(change) }];
      });
    });
  }

  /** Forgets one of them, as a step that can be taken back. @throws PagewrightError `request/not-found` */
  async dismiss(userId: number, { pageId, id }: BodyOf<typeof dismissAside>): Promise<void> {
    const { projectId } = await ownPage(this.#db, userId, pageId);
    await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await asStep(tx, { projectId, kind: 'dismiss', ids: [pageId] }, async () => {
        const { kept } = await ownPage(tx, userId, pageId);
        if (!kept) return;
        const left = withoutAside(kept, id);
        if (left === kept) return;
        const values = { kept: left ?? null, version: sql`${pages.version} + 1` };
        await tx.update(pages).set(values).where(eq(pages.id, pageId));
      });
    });
  }
}
