import type {
  acceptProposal,
  makeAgain,
  proposeChanges,
  refreshFromSources,
  ProposedPage as ToldPage,
  Proposal as ToldProposal,
} from '@pagewright/contract/assistant';
import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { StepReceipt } from '@pagewright/contract/history';
import type { ModuleId } from '@pagewright/contract/modules';
import { GENERATION_STATUS, type GenerationSettings } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { Asset } from '@pagewright/model/source-document';
import { objectDifference, receiptOf } from '@pagewright/page/object-difference';
import { parsePage } from '@pagewright/page/source-text';
import type { AssistPage, Proposal } from '@pagewright/pipeline/assistant';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { requirePermission } from '../accounts/policy.ts';
import { requirePoints } from '../billing/ledger.ts';
import { documents } from '../documents/tables.ts';
import { lookOf } from '../generation/stored-pages.ts';
import { lastRequest } from '../generation/typed-text.ts';
import { historyOf } from '../history/steps.ts';
import { shownDocument } from '../left-out/shown-document.ts';
import type { PageRow } from '../pages/policy.ts';
import { shownText } from '../pages/shown-text.ts';
import type { InstalledEngines } from '../projects/engines.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { type Accepted, accepted } from './accepted.ts';
import { applyProposal } from './apply.ts';
import { assistantProposals, type HeldProposal, type ProposalKind } from './tables.ts';

/** Proposals of a project that are kept, and for how long. */
const KEPT = 4;
const KEPT_FOR = sql`interval '1 day'`;
/** Longest proposal, UTF-16 units. */
const MOST = 64 * 1024 * 1024;

interface AssistantParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
  readonly engines: InstalledEngines;
}

/** Proposes changes of a document, and makes those that a person accepts. */
export class DocumentAssistant {
  readonly #parts: AssistantParts;

  constructor(parts: AssistantParts) {
    this.#parts = parts;
  }

  /**
   * @throws PagewrightError `request/not-found`, `generation/running`, `generation/cancelled`, `request/overloaded`,
   * `project/full`
   */
  async propose(
    userId: number,
    { projectId, prompt, style, format, pageIds, inView, documentIds }: BodyOf<typeof proposeChanges>,
    signal?: AbortSignal,
  ): Promise<ToldProposal> {
    const { db, blobs, maker } = this.#parts;
    const { settings, module } = await restingProject(db, userId, projectId);
    const byModel = await this.#mayAskModel(userId, module);
    const { rows, sources, stored } = await shownDocument(db, blobs, projectId);
    const pages = stored.pages.map((page, index): AssistPage => {
      const { id = 0, hidden = false, section = '' } = rows[index] ?? {};
      return { ...page, id, hidden, section };
    });
    const known = new Set(pages.map(({ id }) => id));
    if (!pageIds.every((id) => known.has(id))) throw new PagewrightError('request/not-found');
    const files = await namesOf(db, projectId, documentIds);
    const wish = { prompt, style, format, pageIds, inView, files };
    const proposal = await maker.assist(sources, { ...stored, pages, look: lookOf(settings), byModel, wish }, signal);
    const id = await this.#hold(projectId, rows, settings, proposal, 'assist');
    return this.#told(id, rows, proposal);
  }

  /**
   * What the newest versions of the files change on the pages.
   * @throws PagewrightError `request/not-found`, `generation/running`, `request/overloaded`, `project/full`
   */
  async refresh(userId: number, projectId: number, signal?: AbortSignal): Promise<DataOf<typeof refreshFromSources>> {
    const { db, blobs, maker } = this.#parts;
    const { settings } = await restingProject(db, userId, projectId);
    const { rows, sources, stored, older } = await shownDocument(db, blobs, projectId);
    const pages = stored.pages.map((page, index): AssistPage => ({ ...page, id: rows[index]?.id ?? 0 }));
    const versions = await Promise.all(
      older.versions.map(async ({ content, sourceName, newest }) => ({
        content: await blobs.read(content),
        newest,
        ...(older.successors.get(sourceName) ?? { origins: [], changed: [] }),
      })),
    );
    const { pageCount, mode, format, customSize } = (await lastRequest(db, projectId))?.settings ?? settings;
    const composing = { prompt: stored.prompt, pageCount, mode, format, ...(customSize ? { customSize } : {}) };
    const look = lookOf(settings);
    const proposal = await maker.refresh(sources, versions, { ...stored, pages, look, composing }, signal);
    const id = await this.#hold(projectId, rows, settings, proposal, 'refresh');
    return { ...this.#told(id, rows, proposal), news: proposal.news };
  }

  /**
   * Pages told anew, or one object of one. They are checked as a generation is: project, invitation, permission, points.
   * @throws PagewrightError `request/not-found`, `account/invitation-needed`, `generation/running`,
   * `generation/no-cloud`, `account/points-short`, `generation/cancelled`, `request/overloaded`, `project/full`
   */
  async again(
    userId: number,
    { projectId, pageIds, objectId }: BodyOf<typeof makeAgain>,
    signal?: AbortSignal,
  ): Promise<ToldProposal> {
    const { db, blobs, maker, engines } = this.#parts;
    await ownProject(db, userId, projectId);
    await requirePermission(db, userId, 'generation:run');
    const { settings, module } = await restingProject(db, userId, projectId);
    const { id: engine, pointsPerPage } = engines.working(module);
    const wanted = [...new Set(pageIds)];
    await requirePoints(db, userId, wanted.length * pointsPerPage);
    const { rows, sources, stored } = await shownDocument(db, blobs, projectId);
    const pages = stored.pages.map((page, index): AssistPage => ({ ...page, id: rows[index]?.id ?? 0 }));
    if (!wanted.every((id) => pages.some((page) => page.id === id))) throw new PagewrightError('request/not-found');
    const { mode } = (await lastRequest(db, projectId))?.settings ?? settings;
    const look = lookOf(settings);
    const composing = {
      prompt: stored.prompt,
      mode,
      format: look.format,
      ...(look.customSize ? { customSize: look.customSize } : {}),
    };
    const pagePrompts = Object.fromEntries(rows.map((row) => [row.id, row.prompt]));
    const request = { ...stored, pages, look, pageIds: wanted, objectId, composing, pagePrompts };
    const proposal = await maker.again(sources, engine, request, signal);
    const id = await this.#hold(projectId, rows, settings, proposal, 'again');
    return this.#told(id, rows, proposal);
  }

  /** A document of the local module leaves this installation in no way; a model on this machine is no other place. */
  async #mayAskModel(userId: number, module: ModuleId): Promise<boolean> {
    const { db, engines } = this.#parts;
    await engines.list();
    const { configured, leavesInstallation } = engines.get('cloud');
    if (!configured || (leavesInstallation && module !== 'cloud')) return false;
    return requirePermission(db, userId, 'generation:run').then(
      () => true,
      () => false,
    );
  }

  /** Null where nothing would change. @throws PagewrightError `project/full` */
  async #hold(
    projectId: number,
    rows: readonly PageRow[],
    settings: GenerationSettings,
    proposal: Proposal,
    kind: ProposalKind,
  ): Promise<number | null> {
    const { pages, order, look, assets } = proposal;
    if (pages.length === 0 && !order && Object.keys(look).length === 0) return null;
    const held: HeldProposal = {
      kind,
      pages: pages.map((page) => ({ ...page, with: page.with && [...page.with] })),
      ...(order ? { order: [...order] } : {}),
      look,
      assets: shownAssets(proposal, assets),
      madeFor: rows.map(({ id, version }) => ({ id, version })),
      madeIn: lookOf(settings),
    };
    if (JSON.stringify(held).length > MOST) throw new PagewrightError('project/full');
    const { db } = this.#parts;
    const [row] = await db
      .insert(assistantProposals)
      .values({ projectId, proposal: held })
      .returning({ id: assistantProposals.id });
    const newest = db
      .select({ id: assistantProposals.id })
      .from(assistantProposals)
      .where(eq(assistantProposals.projectId, projectId))
      .orderBy(desc(assistantProposals.id))
      .limit(KEPT);
    await db
      .delete(assistantProposals)
      .where(and(eq(assistantProposals.projectId, projectId), sql`${assistantProposals.id} not in ${newest}`));
    return row?.id ?? null;
  }

  #told(
    id: number | null,
    rows: readonly PageRow[],
    { pages, order, look, notes, rest, model }: Proposal,
  ): ToldProposal {
    const generated = pages.filter((page) => page.is !== 'gone' && page.isGenerated).length;
    return {
      id,
      notes: notes.map((note) => ({ ...note, pages: [...note.pages] })),
      rest: [...rest],
      pages: pages.map((page) => ({
        id: page.id,
        is: page.is,
        text: page.is === 'gone' ? '' : page.styledText || page.generatedText,
        byObject: page.is === 'changed' && page.byObject,
        ...arrangedOf(page),
        ...(page.with ? { with: [...page.with] } : {}),
      })),
      ...(order ? { order: [...order] } : {}),
      look,
      receipt: receiptBetween(rows, pages),
      ...(model ? { model } : {}),
      points: generated * this.#parts.engines.get('local').pointsPerPage,
    };
  }

  /**
   * Makes what was proposed, or the parts of it that are named, as one step.
   * @throws PagewrightError `request/not-found`, `assistant/stale` where a page has changed since, pages came or went
   * where their order matters, or the document looks otherwise than its new pages, `generation/running`, `project/full`, `account/points-short`, `account/invitation-needed`
   */
  async accept(
    userId: number,
    { id, pages: wanted }: BodyOf<typeof acceptProposal>,
  ): Promise<DataOf<typeof acceptProposal>> {
    const { db, blobs, engines } = this.#parts;
    return db.transaction(async (tx) => {
      const { projectId, proposal } = await ownProposal(tx, userId, id);
      const { settings } = await restingProject(tx, userId, projectId, 'lock');
      const chosen: Accepted = accepted(proposal, wanted);
      const { pointsPerPage } = engines.get('local');
      const done = await applyProposal(
        tx,
        { userId, projectId, proposalId: id, settings, blobs, pointsPerPage },
        chosen,
      );
      await tx.delete(assistantProposals).where(eq(assistantProposals.id, id));
      const project = await ownProject(tx, userId, projectId);
      return { settings: project.settings, done, ...(await historyOf(tx, projectId)) };
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async refuse(userId: number, id: number): Promise<void> {
    await ownProposal(this.#parts.db, userId, id);
    await this.#parts.db.delete(assistantProposals).where(eq(assistantProposals.id, id));
  }

  /** Forgets proposals that nobody has answered. */
  async tidy(): Promise<void> {
    await this.#parts.db.delete(assistantProposals).where(lt(assistantProposals.createdAt, sql`now() - ${KEPT_FOR}`));
  }
}

async function ownProposal(db: Queryable, userId: number, id: number) {
  const [row] = await db
    .select({ projectId: assistantProposals.projectId, proposal: assistantProposals.proposal })
    .from(assistantProposals)
    .innerJoin(projects, eq(projects.id, assistantProposals.projectId))
    .where(and(eq(assistantProposals.id, id), eq(projects.userId, userId)));
  if (!row) throw new PagewrightError('request/not-found');
  return row;
}

async function restingProject(db: Queryable, userId: number, projectId: number, lock?: 'lock') {
  const project = lock
    ? await ownProject(db as Transaction, userId, projectId, lock)
    : await ownProject(db, userId, projectId);
  if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
  return project;
}

/** @throws PagewrightError `request/not-found` where one is not the project's */
async function namesOf(db: Queryable, projectId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: documents.name })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), inArray(documents.id, [...ids])));
  if (rows.length !== new Set(ids).size) throw new PagewrightError('request/not-found');
  return rows.map(({ name }) => name);
}

function arrangedOf(page: Proposal['pages'][number]): Pick<ToldPage, 'hidden' | 'section'> {
  const { hidden, section } = (page.is === 'changed' && page.arranged) || {};
  return { ...(hidden ? { hidden: hidden.to } : {}), ...(section ? { section: section.to } : {}) };
}

/** Those that its pages show, without their bytes: these lie with the project's documents. */
function shownAssets({ pages }: Proposal, assets: Readonly<Record<string, Asset>>): Record<string, Asset> {
  const texts = pages.map((page) => (page.is === 'gone' ? '' : page.styledText)).join('\n');
  const shown = Object.entries(assets).filter(([key]) => texts.includes(`asset:${key}`));
  return Object.fromEntries(shown.map(([key, asset]) => [key, { ...asset, url: '' }]));
}

/** What becomes of the objects by all of a proposal. */
function receiptBetween(rows: readonly PageRow[], pages: Proposal['pages']): StepReceipt {
  const before = new Map(rows.map((row) => [row.id, shownText(row)]));
  return receiptOf(
    pages.map((page) => {
      const text = page.is === 'gone' ? '' : page.styledText || page.generatedText;
      return objectDifference(objectsOf(before.get(page.id) ?? ''), objectsOf(text));
    }),
  );
}

function objectsOf(text: string) {
  return text === '' ? { components: [] } : parsePage(text);
}
