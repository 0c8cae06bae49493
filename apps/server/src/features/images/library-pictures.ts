import { IMAGE_PATH, type LibraryPicture } from '@pagewright/contract/images';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { outlines } from '../generation/tables.ts';
import { projects } from '../projects/tables.ts';
import { images } from './tables.ts';

/** A picture and what its bytes are known by. */
export interface Found extends LibraryPicture {
  readonly sha256: string;
}

/** All pictures of a person, the same bytes several times; the newest first. */
export async function picturesOf(db: Database, userId: number): Promise<Found[]> {
  const own = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(eq(projects.userId, userId));
  const byId = new Map(own.map((project) => [project.id, project]));
  const uploads = await db.select().from(images).where(eq(images.userId, userId)).orderBy(desc(images.createdAt));
  return [
    ...uploads.map(
      ({ key, name, mime, width, height, file, projectId, createdAt }): Found => ({
        from: 'upload',
        key,
        url: `${IMAGE_PATH}/${key}`,
        name,
        mime,
        width,
        height,
        size: file.size,
        project: (projectId === null ? undefined : byId.get(projectId)) ?? null,
        createTime: createdAt.toISOString(),
        sha256: file.sha256,
      }),
    ),
    ...(await fromSources(db, userId)),
  ];
}

/** The pictures that composing has found in the files of a person's projects. */
async function fromSources(db: Database, userId: number): Promise<Found[]> {
  const rows = await db
    .select({ id: projects.id, name: projects.name, assets: outlines.assets, createdAt: outlines.createdAt })
    .from(outlines)
    .innerJoin(projects, eq(outlines.projectId, projects.id))
    .where(eq(projects.userId, userId))
    .orderBy(desc(outlines.createdAt), desc(outlines.version));
  return rows.flatMap(({ id, name: projectName, assets, createdAt }) =>
    Object.entries(assets).map(
      ([key, { mime, width, height, size, sha256 }]): Found => ({
        from: 'source',
        key,
        url: `asset:${key}`,
        name: key,
        mime,
        width,
        height,
        size,
        project: { id, name: projectName },
        createTime: createdAt.toISOString(),
        sha256,
      }),
    ),
  );
}
