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
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { filesOf } from '../documents/stored-files.ts';
import { documents, olderDocuments } from '../documents/tables.ts';
import { endGeneration } from '../generation/ending.ts';
import { outlines } from '../generation/tables.ts';
import { images } from '../images/tables.ts';
import { outlineCards } from '../outlines/tables.ts';
import { pages } from '../pages/tables.ts';
import { requireUsable } from '../styles/policy.ts';
import type { PreparedTemplate } from '../templates/service.ts';
import { defaultName } from './default-name.ts';
import { copyTemplate } from './from-template.ts';
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

  /**
   * @param template whose pages the project begins with
   * @throws PagewrightError `style/unusable`, `project/constraint` where the account is gone
   */
  async add(userId: number, body: BodyOf<typeof addProject>, template?: PreparedTemplate): Promise<Project> {
    const { name = defaultName(new Date()), description, projectStatus, startDate, endDate, module } = body;
    const settings = template?.settings ?? body.settings ?? generationSettings.parse({});
    requireUsable(settings.style);
    const status = template ? GENERATION_STATUS.generated : GENERATION_STATUS.notGenerated;
    const templateId = template?.templateId ?? body.templateId ?? null;
    const projectId = await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .insert(projects)
        .values({
          userId,
          name,
          description,
          projectStatus,
          startDate,
          endDate,
          module,
          settings,
          status,
          templateId,
        })
        .returning({ id: projects.id });
      if (!row) throw new Error('the project was not inserted');
      if (template) await copyTemplate(tx, row.id, template);
      return row.id;
    });
    return this.get(userId, projectId);
  }

  /**
   * The generation status is the server's own, so a `status` that is sent changes nothing.
   * @throws PagewrightError `request/not-found`, `style/unusable`, `project/dates`
   */
  async edit(userId: number, body: BodyOf<typeof editProject>): Promise<Project> {
    const { id, name, description, projectStatus, startDate, endDate, module, settings } = body;
    if (settings) requireUsable(settings.style);
    const current = await ownProject(this.#db, userId, id);
    requireOrder(
      startDate === undefined ? current.startDate : startDate,
      endDate === undefined ? current.endDate : endDate,
    );
    await this.#db
      .update(projects)
      .set({ name, description, projectStatus, startDate, endDate, module, settings, updatedAt: new Date() })
      .where(eq(projects.id, id));
    return this.get(userId, id);
  }

  /** Deletes all of them or, where one is not the person's, none. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const gone = await this.#db.transaction(async (tx) => {
      for (const id of wanted) {
        await ownProject(tx, userId, id, 'lock');
        await endGeneration(tx, id, 'cancelled', { code: 'generation/cancelled', params: {} });
      }
      const found = await storedFiles(tx, wanted);
      await tx.delete(projects).where(inArray(projects.id, wanted));
      return found;
    });
    // Files go last: one that is left over is harmless, one that is missing is not.
    await Promise.all(gone.map((file) => this.#blobs.release(file)));
  }
}

/** Days are ISO 8601, so that their order is that of their letters. @throws PagewrightError `project/dates` */
function requireOrder(start: string | null, end: string | null): void {
  if (start && end && end < start) throw new PagewrightError('project/dates');
}

async function storedFiles(tx: Transaction, projectIds: number[]): Promise<BlobReference[]> {
  const newest = await tx.select().from(documents).where(inArray(documents.projectId, projectIds));
  const older = await tx.select().from(olderDocuments).where(inArray(olderDocuments.projectId, projectIds));
  const files = [...newest, ...older];
  const pictures = await tx
    .select({ assets: outlines.assets })
    .from(outlines)
    .where(inArray(outlines.projectId, projectIds));
  const uploaded = await tx.select({ file: images.file }).from(images).where(inArray(images.projectId, projectIds));
  return [
    ...uploaded.map(({ file }) => file),
    ...files.flatMap(filesOf),
    ...pictures.flatMap(({ assets }) => Object.values(assets)),
  ];
}

async function describeProjects(db: Queryable, condition: ReturnType<typeof and>): Promise<Project[]> {
  const rows = await db
    .select({
      project: projects,
      owner: users.userName,
      pageCount: sql<number>`(select count(*)::int from ${pages} where ${pages.projectId} = ${projects.id} and not ${pages.draft} and ${pages.deletedAt} is null)`,
      outlineWaits: sql<boolean>`exists (select 1 from ${outlineCards} where ${outlineCards.projectId} = ${projects.id} and ${outlineCards.subject} = 'waiting')`,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(condition)
    .orderBy(desc(projects.id));
  return rows.map(({ project, ...rest }) => describe(project, rest));
}

type Told = Pick<Project, 'owner' | 'pageCount' | 'outlineWaits'>;

function describe(row: ProjectRow, { owner, pageCount, outlineWaits }: Told): Project {
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
    outlineWaits,
  };
}
