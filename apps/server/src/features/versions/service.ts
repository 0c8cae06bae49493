import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import {
  type addVersion,
  type DocumentVersion,
  type nameVersion,
  type restoreVersion,
  VERSIONS,
  type VersionPage,
} from '@pagewright/contract/versions';
import { PagewrightError } from '@pagewright/model/errors';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { DocumentState } from '../history/document-state.ts';
import { historyOf } from '../history/steps.ts';
import { shownText } from '../pages/shown-text.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { keepVersion, VERSION_COLUMNS, type VersionRow } from './keep-version.ts';
import { restoreState } from './restore.ts';
import { documentVersions } from './tables.ts';

/** Documents as they once were: looked at, named, and brought back. */
export class DocumentVersions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws PagewrightError `request/not-found` */
  async list(userId: number, projectId: number): Promise<DocumentVersion[]> {
    await ownProject(this.#db, userId, projectId);
    const rows = await this.#db
      .select(VERSION_COLUMNS)
      .from(documentVersions)
      .where(eq(documentVersions.projectId, projectId))
      .orderBy(desc(documentVersions.id));
    return rows.map(describe);
  }

  /** @throws PagewrightError `request/not-found`, `version/too-many`, `version/no-pages`, `project/full`, `generation/running` */
  async add(userId: number, { projectId, name }: BodyOf<typeof addVersion>): Promise<DocumentVersion> {
    return this.#db.transaction(async (tx) => {
      await restingProject(tx, userId, projectId);
      await requireRoom(tx, projectId);
      const row = await keepVersion(tx, projectId, 'named', name);
      if (!row) throw new PagewrightError('version/no-pages');
      return describe(row);
    });
  }

  /** @throws PagewrightError `request/not-found`, `version/too-many`, `project/full` */
  async rename(userId: number, { id, name }: BodyOf<typeof nameVersion>): Promise<DocumentVersion> {
    return this.#db.transaction(async (tx) => {
      const { projectId, kind } = await ownVersion(tx, userId, id);
      await ownProject(tx, userId, projectId, 'lock');
      if (kind !== 'named') await requireRoom(tx, projectId);
      const [row] = await tx
        .update(documentVersions)
        .set({ kind: 'named', name })
        .where(eq(documentVersions.id, id))
        .returning(VERSION_COLUMNS);
      if (!row) throw new PagewrightError('request/not-found');
      return describe(row);
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    await ownVersion(this.#db, userId, id);
    await this.#db.delete(documentVersions).where(eq(documentVersions.id, id));
  }

  /** @throws PagewrightError `request/not-found`, `stored/newer` */
  async pages(userId: number, id: number): Promise<AsyncIterable<VersionPage>> {
    await ownVersion(this.#db, userId, id);
    return shownPages(await stateOf(this.#db, id));
  }

  /** @throws PagewrightError `request/not-found`, `generation/running`, `stored/newer` */
  async restore(userId: number, id: number): Promise<DataOf<typeof restoreVersion>> {
    return this.#db.transaction(async (tx) => {
      const { projectId, name } = await ownVersion(tx, userId, id);
      await restingProject(tx, userId, projectId);
      await restoreState(tx, projectId, await stateOf(tx, id));
      await keepVersion(tx, projectId, 'restored', name);
      const { settings } = await ownProject(tx, userId, projectId);
      return { settings, ...(await historyOf(tx, projectId)) };
    });
  }
}

/** @throws PagewrightError `request/not-found` */
async function ownVersion(db: Queryable, userId: number, id: number): Promise<VersionRow> {
  const [row] = await db
    .select(VERSION_COLUMNS)
    .from(documentVersions)
    .innerJoin(projects, eq(projects.id, documentVersions.projectId))
    .where(and(eq(documentVersions.id, id), eq(projects.userId, userId)));
  if (!row) throw new PagewrightError('request/not-found');
  return row;
}

async function stateOf(db: Queryable, id: number) {
  const [row] = await db
    .select({ state: documentVersions.state })
    .from(documentVersions)
    .where(eq(documentVersions.id, id));
  if (!row) throw new PagewrightError('request/not-found');
  return row.state;
}

/** One after the other, as they are sent. */
async function* shownPages({ order, pages }: DocumentState): AsyncGenerator<VersionPage, void> {
  const known = new Map(pages.map((page) => [page.id, page]));
  for (const id of order) {
    const page = known.get(id);
    if (!page) continue;
    const { name, hidden, section } = page;
    yield { id, text: shownText(page), name, hidden, section };
  }
}

/** Most that versions with names may take of a project before another one, UTF-16 units. */
const MOST_NAMED = 512 * 1024 * 1024;

/** A project that is not being generated, with its row held. */
async function restingProject(tx: Transaction, userId: number, projectId: number): Promise<void> {
  const { status } = await ownProject(tx, userId, projectId, 'lock');
  if (status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
}

async function requireRoom(tx: Transaction, projectId: number): Promise<void> {
  const max = VERSIONS.named;
  const ofProject = and(eq(documentVersions.projectId, projectId), eq(documentVersions.kind, 'named'));
  const [named] = await tx
    .select({ count: count(), length: sql<number>`coalesce(sum(${documentVersions.length}), 0)::float8` })
    .from(documentVersions)
    .where(ofProject);
  if (named && named.count >= max) throw new PagewrightError('version/too-many', { max });
  if (named && named.length > MOST_NAMED) throw new PagewrightError('project/full');
}

function describe({ id, kind, name, pages, createdAt }: VersionRow): DocumentVersion {
  return { id, kind, name, pages, createTime: createdAt.toISOString() };
}
