import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { BroughtTo, bringBack, dismissAside, listAside } from '@pagewright/contract/projects';
import { asideId, changesAside, withoutAside } from '@pagewright/page/kept-changes';
import { wouldBeMissed } from '@pagewright/page/lay-changes';
import { pageFor, withComponent } from '@pagewright/page/own-component';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { listedWords } from '@pagewright/page/told-words';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { asStep } from '../history/steps.ts';
import { makeRoom } from '../pages/page-numbers.ts';
import { ownPage, type PageRow } from '../pages/policy.ts';
import { requireRoomForPage } from '../pages/room.ts';
import { projectPages, shownText } from '../pages/service.ts';
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

  /**
   * Puts one of them on its page again, or on a new one after it, as a step that can be taken back; nothing happens where
   * it is gone.
   * @throws PagewrightError `request/not-found`, `project/full`
   */
  async bringBack(userId: number, { pageId, id }: BodyOf<typeof bringBack>): Promise<BroughtTo> {
    const { projectId } = await ownPage(this.#db, userId, pageId);
    return this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      return asStep(tx, { projectId, kind: 'bring-back', ids: [pageId] }, async () => {
        const row = await ownPage(tx, userId, pageId);
        const mine = row.kept && changesAside(row.kept)?.parts.find((change) => asideId(change) === id)?.mine;
        if (!row.kept || !mine) return { pageId, pageNumber: row.pageNumber, isNew: false };
        const page = parsePage(shownText(row));
        const kept = withoutAside(row.kept, id) ?? null;
        const whole = withComponent(page, mine);
        await requireRoomForPage(tx, projectId, [row.generatedText, whole ? printPage(whole) : ''], pageId);
        const styledText = whole ? printPage(whole) : row.styledText;
        const values = { kept, styledText, version: sql`${pages.version} + 1`, updatedAt: new Date() };
        await tx.update(pages).set(values).where(eq(pages.id, pageId));
        if (whole) return { pageId, pageNumber: row.pageNumber, isNew: false };
        return addPageAfter(tx, row, printPage(pageFor(page, mine)));
      });
    });
  }
}

/** @throws PagewrightError `project/full` */
async function addPageAfter(tx: Transaction, row: PageRow, styledText: string): Promise<BroughtTo> {
  const { projectId, pageType } = row;
  await requireRoomForPage(tx, projectId, [styledText]);
  const pageNumber = await makeRoom(tx, projectId, row.pageNumber + 1);
  const [added] = await tx
    .insert(pages)
    .values({ projectId, pageNumber, pageType, styledText })
    .returning({ id: pages.id });
  if (!added) throw new Error('the page was not inserted');
  return { pageId: added.id, pageNumber, isNew: true };
}
