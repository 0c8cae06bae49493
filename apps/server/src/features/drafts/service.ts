import { type ProjectDraft, projectDraft, type saveDraft } from '@pagewright/contract/drafts';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import { ownProject } from '../projects/policy.ts';
import { projectDrafts } from './tables.ts';

/** What people type and choose before a generation, kept with the project as they type it. */
export class Drafts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(userId: number, projectId: number): Promise<ProjectDraft> {
    await ownProject(this.#db, userId, projectId);
    return draftOf(this.#db, projectId);
  }

  async save(userId: number, { projectId, ...draft }: BodyOf<typeof saveDraft>): Promise<void> {
    await ownProject(this.#db, userId, projectId);
    const updatedAt = new Date();
    await this.#db
      .insert(projectDrafts)
      .values({ projectId, draft, updatedAt })
      .onConflictDoUpdate({ target: projectDrafts.projectId, set: { draft, updatedAt } });
  }
}

/** Empty where nothing was typed or chosen. */
export async function draftOf(db: Queryable, projectId: number): Promise<ProjectDraft> {
  const [row] = await db
    .select({ draft: projectDrafts.draft })
    .from(projectDrafts)
    .where(eq(projectDrafts.projectId, projectId));
  return row?.draft ?? projectDraft.parse({});
}
