import type { BodyOf } from '@pagewright/contract/endpoint';
import {
  type addProject,
  type editProject,
  GENERATION_STATUS,
  generationSettings,
  type Project,
} from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import { endGeneration } from '../generation/ending.ts';
import { outlines } from '../generation/tables.ts';
import { pages } from '../pages/tables.ts';
import { ownProject, type ProjectRow } from './policy.ts';
import { projects } from './tables.ts';

export class Projects {
  readonly #db: Database;
  readonly #blobs: BlobStore;

  constructor(db: Database, blobs: BlobStore) {
    this.#db = db;
    this.#blobs = blobs;
  }

  async list(userId: number): Promise<Project[]> {
    return describeProjects(this.#db, eq(projects.userId, userId));
  }

  /** @throws PagewrightError `request/not-found` */
  async get(userId: number, id: number): Promise<Project> {
    const [project] = await describeProjects(this.#db, and(eq(projects.id, id), eq(projects.userId, userId)));
    if (!project) throw new PagewrightError('request/not-found');
    return project;
  }

  async add(userId: number, body: BodyOf<typeof addProject>): Promise<Project> {
    const { name = defaultName(new Date()), description, module } = body;
    const settings = body.settings ?? generationSettings.parse({});
    const [row] = await this.#db
      .insert(projects)
      .values({ userId, name, description, module, settings })
      .returning({ id: projects.id });
    if (!row) throw new Error('the project was not inserted');
    return this.get(userId, row.id);
  }

  /** The generation status is the server's own, so a `status` that is sent changes nothing. */
  async edit(userId: number, body: BodyOf<typeof editProject>): Promise<Project> {
    const { id, name, description, projectStatus, settings } = body;
    await ownProject(this.#db, userId, id);
    await this.#db
      .update(projects)
      .set({ name, description, projectStatus, settings, updatedAt: new Date() })
      .where(eq(projects.id, id));
    return this.get(userId, id);
  }

  /** Deletes all of them or, where one is not the person's, none. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const keys = await this.#db.transaction(async (tx) => {
      for (const id of wanted) {
        await ownProject(tx, userId, id, 'lock');
        await endGeneration(tx, id, 'cancelled', { code: 'generation/cancelled', params: {} });
      }
      const found = await blobKeys(tx, wanted);
      await tx.delete(projects).where(inArray(projects.id, wanted));
      return found;
    });
    // Files go last: one that is left over is harmless, one that is missing is not.
    await Promise.all(keys.map((key) => this.#blobs.remove(key)));
  }
}

async function blobKeys(tx: Transaction, projectIds: number[]): Promise<string[]> {
  const files = await tx
    .select({ file: documents.file, content: documents.content })
    .from(documents)
    .where(inArray(documents.projectId, projectIds));
  const pictures = await tx
    .select({ assets: outlines.assets })
    .from(outlines)
    .where(inArray(outlines.projectId, projectIds));
  return [
    ...files.flatMap(({ file, content }) => [file.key, content.key]),
    ...pictures.flatMap(({ assets }) => Object.values(assets).map(({ key }) => key)),
  ];
}

async function describeProjects(db: Queryable, condition: ReturnType<typeof and>): Promise<Project[]> {
  const rows = await db
    .select({
      project: projects,
      owner: users.userName,
      pageCount: sql<number>`(select count(*)::int from ${pages} where ${pages.projectId} = ${projects.id} and not ${pages.draft})`,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(condition)
    .orderBy(desc(projects.id));
  return rows.map(({ project, owner, pageCount }) => describe(project, owner, pageCount));
}

function describe(row: ProjectRow, owner: string, pageCount: number): Project {
  const { id, name, description, startDate, endDate, status, projectStatus, templateId, module, settings } = row;
  return {
    id,
    name,
    description,
    startDate,
    endDate,
    status,
    projectStatus,
    owner,
    createTime: row.createdAt.toISOString(),
    updateTime: row.updatedAt.toISOString(),
    generated: status === GENERATION_STATUS.generated,
    templateId,
    module,
    settings,
    pageCount,
  };
}

/** Document_YYYYMMDD_HHMMSS (spec §5). */
export function defaultName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `Document_${day}_${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
