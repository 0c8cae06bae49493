import { isSameValue } from '@pagewright/components/same-value';
import type { GenerationSettings } from '@pagewright/contract/projects';
import type { RegeneratedPage } from '@pagewright/design/regenerate';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { asStep } from '../history/steps.ts';
import { deletedPagesOf, deletePages } from '../pages/deleted-pages.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { pageSources } from './page-sources.ts';
import { outlinesOf } from './stored-outline.ts';
import { earlierPage, lookOf } from './stored-pages.ts';

/** How the pages of a document that was composed anew follow those that it had. */
export interface Succession {
  /** The pages that it had, in their order. */
  readonly earlier: readonly PageRow[];
  /** The pages that it will have, in their order; none where there were none. */
  readonly pages: readonly RegeneratedPage[];
  /** Briefs without a page: the person had deleted what says the same. */
  readonly leftOut: readonly number[];
  /** Another style was chosen for the whole document: all pages get it. */
  readonly isRestyled: boolean;
}

interface Composed {
  readonly projectId: number;
  readonly outline: Outline;
  /** What it was generated with. */
  readonly settings: GenerationSettings;
  /** Whether the person has arranged the outline: every page of it is wanted. */
  readonly isArranged?: boolean;
}

/** Lays everything that the person made of the earlier pages over the new ones; nothing is changed yet. */
export async function succession(
  { db, maker }: { readonly db: Database; readonly maker: PageMaker },
  { projectId, outline, settings, isArranged = false }: Composed,
): Promise<Succession> {
  const earlier = await projectPages(db, projectId);
  if (earlier.length === 0) return { earlier, pages: [], leftOut: [], isRestyled: false };
  const [project] = await db.select({ settings: projects.settings }).from(projects).where(eq(projects.id, projectId));
  const isRestyled = project !== undefined && !isSameValue(project.settings.style, settings.style);
  const from = await pageSources(db, projectId, earlier);
  const made = await maker.regenerate({
    before: from?.outline,
    after: outline,
    pages: earlier.map((row) => {
      const page = earlierPage(row, from);
      return isRestyled && page.style ? { ...page, style: { from: page.style.from, to: undefined } } : page;
    }),
    deleted: await deletedBriefs(db, projectId, earlier),
    // Whoever asks for so many pages gets so many.
    deletedReturn: isArranged || settings.pageCount !== 'auto',
    from: lookOf(project?.settings ?? settings),
    to: lookOf(settings),
  });
  const shown = new Set(made.map(({ briefIndex }) => briefIndex));
  const leftOut = outline.pages.flatMap((_, index) => (shown.has(index) ? [] : [index]));
  return { earlier, pages: made, leftOut, isRestyled };
}

/** What the pages said that the person deleted of those that were made with the others. */
async function deletedBriefs(db: Queryable, projectId: number, earlier: readonly PageRow[]): Promise<PageBrief[]> {
  const version = Math.max(...earlier.map(({ outlineVersion }) => outlineVersion ?? 0));
  const rows = await deletedPagesOf(db, projectId, version);
  const shown = new Set(earlier.flatMap((row) => (row.outlineVersion === version ? (row.briefId ?? []) : [])));
  const gone = new Set(rows.flatMap(({ briefId }) => (briefId === null || shown.has(briefId) ? [] : [briefId])));
  if (gone.size === 0) return [];
  const outline = (await outlinesOf(db, projectId)).get(version);
  return outline?.pages.filter(({ id }) => gone.has(id)) ?? [];
}

/**
 * A generation's pages take the place of those that the project had, as one step: each earlier page lives on in the one
 * that says the same now, with its id, its name and what flows to and from it. The caller holds the project's row.
 * @returns false, with nothing done, where the earlier pages were changed since the succession was reckoned
 */
export async function takeOver(
  tx: Transaction,
  projectId: number,
  generationId: number,
  { earlier, pages: successors, leftOut, isRestyled }: Succession,
  settle: () => Promise<void>,
): Promise<boolean> {
  const now = await projectPages(tx, projectId);
  if (JSON.stringify(now.map(versionOf)) !== JSON.stringify(earlier.map(versionOf))) return false;
  const ids = earlier.map(({ id }) => id);
  const replace = async () => {
    const drafts = await draftsOf(tx, generationId);
    const lives = new Set(successors.flatMap((page) => earlier[page.earlier ?? -1]?.id ?? []));
    const gone = ids.filter((id) => !lives.has(id));
    if (gone.length > 0) await deletePages(tx, projectId, gone);
    const used = new Set<number>();
    const order = successors.length > 0 ? successors : drafts.map((_, briefIndex) => fresh(briefIndex));
    // A new page belongs to the section of the page before it.
    let section = earlier[0]?.section ?? '';
    for (const [place, page] of order.entries()) {
      const row = earlier[page.earlier ?? -1];
      section = row?.section ?? section;
      const draft = drafts[page.briefIndex ?? -1];
      if (row) await liveOn(tx, row, page, draft, place + 1);
      else if (draft) await appear(tx, draft, { pageNumber: place + 1, section });
      if (row && draft && !used.has(draft.id)) await tx.delete(pages).where(eq(pages.id, draft.id));
      if (draft) used.add(draft.id);
    }
    if (isRestyled) await tx.update(pages).set({ style: null }).where(eq(pages.projectId, projectId));
    for (const index of leftOut) if (drafts[index]) await stayAway(tx, drafts[index]);
    await settle();
  };
  // Nobody wants to come back to before there was a document.
  if (ids.length === 0) await replace();
  else await asStep(tx, { projectId, kind: 'regenerate', ids }, replace);
  await keepVersion(tx, projectId, 'generated');
  return true;
}

function fresh(briefIndex: number): Pick<RegeneratedPage, 'briefIndex' | 'earlier'> & Partial<RegeneratedPage> {
  return { briefIndex, earlier: undefined };
}

function versionOf({ id, version }: PageRow): readonly [number, number] {
  return [id, version];
}

function draftsOf(db: Queryable, generationId: number): Promise<PageRow[]> {
  return db
    .select()
    .from(pages)
    .where(and(eq(pages.generationId, generationId), eq(pages.draft, true)))
    .orderBy(asc(pages.pageNumber));
}

async function appear(tx: Transaction, { id }: PageRow, place: Pick<PageRow, 'pageNumber' | 'section'>): Promise<void> {
  await tx
    .update(pages)
    .set({ draft: false, ...place })
    .where(eq(pages.id, id));
}

/** A page that the person had deleted is deleted again: the next generation knows of it. */
async function stayAway(tx: Transaction, { id }: PageRow): Promise<void> {
  await tx.update(pages).set({ draft: false, deletedAt: new Date() }).where(eq(pages.id, id));
}

async function liveOn(
  tx: Transaction,
  row: PageRow,
  { generatedText = '', styledText = '', kept }: Partial<RegeneratedPage>,
  draft: PageRow | undefined,
  pageNumber: number,
): Promise<void> {
  await tx
    .update(pages)
    .set({
      generatedText,
      styledText,
      kept: kept ?? null,
      pageNumber,
      version: row.version + 1,
      updatedAt: new Date(),
      pageType: draft?.pageType ?? row.pageType,
      pageContent: draft?.pageContent ?? row.pageContent,
      generationId: draft?.generationId ?? row.generationId,
      outlineVersion: draft?.outlineVersion ?? row.outlineVersion,
      briefId: draft?.briefId ?? null,
    })
    .where(eq(pages.id, row.id));
}
