import { PagewrightError } from '@pagewright/model/errors';
import { asc, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Database } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import { outlines, type StoredAsset } from '../generation/tables.ts';
import { ownProject } from '../projects/policy.ts';

/** A picture that is kept as a blob. */
export interface StoredPicture extends BlobReference {
  readonly mime: string;
  /** px. */
  readonly width: number;
  readonly height: number;
}

/** The pictures that a project's pages name as `asset:KEY`. */
export class Pictures {
  readonly #db: Database;
  readonly #blobs: BlobStore;

  constructor(db: Database, blobs: BlobStore) {
    this.#db = db;
    this.#blobs = blobs;
  }

  /** @throws PagewrightError `request/not-found` */
  async get(userId: number, projectId: number, key: string): Promise<FileAnswer> {
    const stored = await this.find(userId, projectId, key);
    return storedFile(this.#blobs, stored, { mime: stored.mime, name: key });
  }

  /** The pictures that some page source texts name, by their key. */
  async usedIn(projectId: number, texts: readonly string[]): Promise<Record<string, StoredPicture>> {
    const keys = new Set(
      texts.flatMap((text) => [...text.matchAll(/asset:([\w.-]{1,100})/g)].map(([, key = '']) => key)),
    );
    if (keys.size === 0) return {};
    const stored = await this.#stored(projectId);
    return Object.fromEntries([...stored].filter(([key]) => keys.has(key)));
  }

  /** A picture of a person's own project. @throws PagewrightError `request/not-found` */
  async find(userId: number, projectId: number, key: string): Promise<StoredPicture> {
    await ownProject(this.#db, userId, projectId);
    const stored = (await this.#stored(projectId)).get(key);
    if (!stored) throw new PagewrightError('request/not-found');
    return stored;
  }

  /** Every outline's pictures stay: pages that were kept or copied may still name them. The newest wins. */
  async #stored(projectId: number): Promise<Map<string, StoredAsset>> {
    const rows = await this.#db
      .select({ assets: outlines.assets })
      .from(outlines)
      .where(eq(outlines.projectId, projectId))
      .orderBy(asc(outlines.version));
    return new Map(rows.flatMap(({ assets }) => Object.entries(assets)));
  }
}
