import type { BodyOf } from '@pagewright/contract/endpoint';
import type { BroughtTo, bringBack } from '@pagewright/contract/projects';
import { asideId, changesAside, withoutAside } from '@pagewright/page/kept-changes';
import { pageFor, withComponent } from '@pagewright/page/own-component';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { asStep } from '../history/steps.ts';
import { finished, makePlace } from '../pages/page-numbers.ts';
import { ownPage, type PageRow } from '../pages/policy.ts';
import { requireRoomForPage } from '../pages/room.ts';
import { shownText } from '../pages/shown-text.ts';
import { pages } from '../pages/tables.ts';
import { ownProject } from '../projects/policy.ts';

/**
 * Puts a change that was set aside on its page again, on the one that an earlier of them has made, or on a new one right
 * after it, as a step that can be taken back; nothing happens where it is gone.
 * @throws PagewrightError `request/not-found`, `project/full`
 */
export async function bringAsideBack(
  db: Database,
  userId: number,
  { pageId, id }: BodyOf<typeof bringBack>,
): Promise<BroughtTo> {
  const { projectId } = await ownPage(db, userId, pageId);
  return db.transaction(async (tx) => {
    await ownProject(tx, userId, projectId, 'lock');
    const row = await ownPage(tx, userId, pageId);
    const mine = row.kept && changesAside(row.kept)?.parts.find((change) => asideId(change) === id)?.mine;
    if (!row.kept || !mine) return { pageId, pageNumber: row.pageNumber, isNew: false };
    const kept = withoutAside(row.kept, id) ?? null;
    const page = parsePage(shownText(row));
    const follower = await followerOf(tx, row, page.title);
    const ids = [pageId, ...(follower ? [follower.id] : [])];
    return asStep(tx, { projectId, kind: 'bring-back', ids }, async () => {
      const values = { kept, version: sql`${pages.version} + 1`, updatedAt: new Date() };
      await tx.update(pages).set(values).where(eq(pages.id, pageId));
      for (const one of [row, ...(follower ? [follower] : [])]) {
        const whole = withComponent(parsePage(shownText(one)), mine);
        if (whole) return saveOn(tx, one, printPage(whole));
      }
      return addPageAfter(tx, row, printPage(pageFor(page, mine)));
    });
  });
}

/** The page right behind one, where it was made by hand and is called the same. */
async function followerOf(tx: Transaction, { projectId, pageNumber }: PageRow, title: string) {
  const [next] = await tx
    .select()
    .from(pages)
    .where(and(finished(projectId), eq(pages.pageNumber, pageNumber + 1)));
  return next && next.generatedText === '' && parsePage(shownText(next)).title === title ? next : undefined;
}

/** @throws PagewrightError `project/full` */
async function saveOn(tx: Transaction, row: PageRow, styledText: string): Promise<BroughtTo> {
  const { id, projectId, pageNumber, generatedText } = row;
  await requireRoomForPage(tx, projectId, [generatedText, styledText], id);
  await tx
    .update(pages)
    .set({ styledText, version: sql`${pages.version} + 1`, updatedAt: new Date() })
    .where(eq(pages.id, id));
  return { pageId: id, pageNumber, isNew: false };
}

/** @throws PagewrightError `project/full` */
async function addPageAfter(tx: Transaction, row: PageRow, styledText: string): Promise<BroughtTo> {
  const { projectId, pageType } = row;
  await requireRoomForPage(tx, projectId, [styledText]);
  const place = await makePlace(tx, projectId, row.pageNumber + 1);
  const [added] = await tx
    .insert(pages)
    .values({ projectId, ...place, pageType, styledText })
    .returning({ id: pages.id });
  if (!added) throw new Error('the page was not inserted');
  return { pageId: added.id, pageNumber: place.pageNumber, isNew: true };
}
