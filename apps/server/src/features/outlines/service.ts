import { promptOf } from '@pagewright/compose/templates';
import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { LeftOutPart, LeftOutQuery } from '@pagewright/contract/left-out';
import type { discardOutline, OutlineSubject, ProjectOutline, saveOutline } from '@pagewright/contract/outlines';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { LeftOut } from '@pagewright/model/left-out';
import type { Outline } from '@pagewright/model/outline';
import { broughtStatementId, cardFault, type OutlineCards } from '@pagewright/page/outline-cards';
import type { PageMaker, StoredSources } from '@pagewright/pipeline/page-maker';
import { and, eq, max } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { availablePoints } from '../billing/ledger.ts';
import { storedContents } from '../documents/contents.ts';
import { generations } from '../generation/tables.ts';
import { typedText } from '../generation/typed-text.ts';
import { partOf } from '../left-out/list.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { sourceOf, statementsOf, waitingComposed } from './arranged-outline.ts';
import { cardsNow, printsOf } from './cards-now.ts';
import { documentOutline } from './document-outline.ts';
import { type BroughtStatement, outlineCards } from './tables.ts';
import { cardsRow, forgetCards, forgetWaiting, isOf } from './waiting.ts';

interface OutlinesParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
}

/** Outlines as cards, which people arrange before their pages are made, and later. */
export class Outlines {
  readonly #parts: OutlinesParts;
  /** What was left out of the outline that was asked for last, by the generation that composed it. */
  #leftOut: { readonly of: number; readonly list: Promise<LeftOut> } | undefined;

  constructor(parts: OutlinesParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `request/not-found`, also where there is no such outline */
  async get(userId: number, projectId: number, of: OutlineSubject): Promise<ProjectOutline> {
    const { db } = this.#parts;
    await ownProject(db, userId, projectId);
    const balance = await availablePoints(db, userId);
    if (of === 'waiting') {
      const { row, composed, generation } = await waitingComposed(db, projectId);
      const { version, arrangement, brought } = row;
      const { pointsPerPage } = generation;
      const cards = [...arrangement.cards];
      return { ...told(composed, brought), version, basis: generation.id, own: [], cards, pointsPerPage, balance };
    }
    const document = await documentOutline(db, projectId);
    const row = await cardsRow(db, projectId, 'document');
    return {
      ...told(document.outline, row?.brought ?? []),
      version: row?.version ?? 0,
      basis: await documentBasis(db, projectId),
      own: [...document.own],
      cards: cardsNow(document, row?.arrangement),
      pointsPerPage: 0,
      balance,
    };
  }

  /**
   * @throws PagewrightError `request/not-found`, `request/invalid` where the cards are not of the outline,
   * `outline/stale` where the outline was composed again since, `request/conflict` where they were saved elsewhere meanwhile, `generation/running`
   */
  async save(userId: number, body: BodyOf<typeof saveOutline>): Promise<DataOf<typeof saveOutline>> {
    const { db } = this.#parts;
    const { projectId, of: subject, version, cards, basis } = body;
    await ownProject(db, userId, projectId);
    await requireBasis(db, projectId, subject, basis);
    const { composed, sources, brought: before } = await this.#composed(projectId, subject);
    const brought = await this.#broughtOn(cards, before, sources);
    const fault = cardFault(sourceOf(composed, brought), cards);
    if (fault) throw new PagewrightError('request/invalid', { field: 'cards' }, { detail: fault });
    return db.transaction(async (tx) => {
      const { status } = await ownProject(tx, userId, projectId, 'lock');
      if (status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
      await requireBasis(tx, projectId, subject, basis);
      const row = await cardsRow(tx, projectId, subject);
      const newest = row?.version ?? 0;
      const known = composed.pages.map(({ id }) => id);
      const prints = subject === 'document' ? { prints: printsOf(composed.pages) } : {};
      const arrangement = { cards, known, ...prints };
      // What arrives once more after its answer was lost has been saved.
      if (row && JSON.stringify(row.arrangement) === JSON.stringify(arrangement)) return { version: newest };
      if (newest !== version || (!row && subject === 'waiting')) {
        throw new PagewrightError('request/conflict', { version: newest });
      }
      const values = {
        arrangement,
        brought,
        version: newest + 1,
        updatedAt: new Date(),
      };
      if (row) await tx.update(outlineCards).set(values).where(isOf(projectId, subject));
      else await tx.insert(outlineCards).values({ projectId, subject, ...values });
      await tx.update(projects).set({ updatedAt: new Date() }).where(eq(projects.id, projectId));
      return { version: newest + 1 };
    });
  }

  /** Nothing happens where there is none. @throws PagewrightError `request/not-found`, `generation/running` */
  async discard(userId: number, { projectId, of: subject }: BodyOf<typeof discardOutline>): Promise<void> {
    await this.#parts.db.transaction(async (tx) => {
      const project = await ownProject(tx, userId, projectId, 'lock');
      if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
      if (subject === 'waiting') await forgetWaiting(tx, projectId);
      else await forgetCards(tx, projectId, subject);
    });
  }

  /** What no page of the outline that waits says. @throws PagewrightError `request/not-found`, `request/overloaded` */
  async leftOut(userId: number, projectId: number, query: LeftOutQuery): Promise<LeftOutPart> {
    const { db, blobs, maker } = this.#parts;
    await ownProject(db, userId, projectId);
    const { composed, generation } = await waitingComposed(db, projectId);
    const { id, request } = generation;
    if (this.#leftOut?.of !== id) {
      const contents = await storedContents(db, blobs, projectId);
      const prompt = promptOf(request.prompt, request.settings.template, composed.language);
      const list = maker.leftOutOf({ contents, text: request.text }, composed, prompt);
      this.#leftOut = { of: id, list };
      list.catch(() => {
        this.#leftOut = undefined;
      });
    }
    return partOf(await this.#leftOut.list, query);
  }

  async #composed(projectId: number, subject: OutlineSubject): Promise<Composed> {
    const { db, blobs } = this.#parts;
    const sources = async (text: string) => ({ contents: await storedContents(db, blobs, projectId), text });
    if (subject === 'waiting') {
      const { row, composed, generation } = await waitingComposed(db, projectId);
      return { composed, brought: row.brought, sources: () => sources(generation.request.text) };
    }
    const { outline } = await documentOutline(db, projectId);
    const row = await cardsRow(db, projectId, 'document');
    return {
      composed: outline,
      brought: row?.brought ?? [],
      sources: async () => sources(await typedText(db, projectId)),
    };
  }

  /** The statements that cards bring in, as the documents have them: nothing else can be brought in. */
  async #broughtOn(
    cards: OutlineCards,
    known: readonly BroughtStatement[],
    sources: Composed['sources'],
  ): Promise<BroughtStatement[]> {
    const ids = cards.flatMap(({ units }) => units.flatMap((unit) => broughtStatementId(unit) ?? []));
    const own = new Map(known.map((one) => [one.statement.id, one]));
    const missing = ids.filter((id) => !own.has(id));
    if (missing.length > 0) {
      for (const { statement, picture } of await this.#parts.maker.statements(await sources(), missing)) {
        const { mime, width, height } = picture ?? {};
        const shown = mime && width && height ? { picture: { mime, width, height } } : {};
        own.set(statement.id, { statement, ...shown });
      }
    }
    // What is on no card any more stays, so that undo finds it.
    return [...own.values()].slice(-MOST_BROUGHT);
  }
}

/** The outline of a document is another one once its pages were generated again. */
async function documentBasis(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(generations.id) })
    .from(generations)
    .where(and(eq(generations.projectId, projectId), eq(generations.state, 'done')));
  return row?.id ?? 0;
}

/** @throws PagewrightError `outline/stale` */
async function requireBasis(
  db: Queryable,
  projectId: number,
  subject: OutlineSubject,
  basis: number | undefined,
): Promise<void> {
  if (basis === undefined) return;
  const now =
    subject === 'waiting'
      ? (await cardsRow(db, projectId, 'waiting'))?.generationId
      : await documentBasis(db, projectId);
  if (now !== basis) throw new PagewrightError('outline/stale');
}

/** Statements that are kept to be put on cards. */
const MOST_BROUGHT = 2_000;

interface Composed {
  readonly composed: Outline;
  readonly brought: readonly BroughtStatement[];
  readonly sources: () => Promise<StoredSources>;
}

function told({ title, language, format, pages }: Outline, brought: readonly BroughtStatement[]) {
  return { title, language, format, pages, brought: statementsOf(brought) };
}
