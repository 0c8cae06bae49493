import { PagewrightError } from '@pagewright/model/errors';
import type { Asset } from '@pagewright/model/source-document';
import { asc, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { outlines, type StoredAsset } from '../generation/tables.ts';
import { ownProject } from '../projects/policy.ts';

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
    await ownProject(this.#db, userId, projectId);
    const stored = (await this.#stored(projectId)).get(key);
    if (!stored) throw new PagewrightError('request/not-found');
    return { bytes: await this.#blobs.read(stored.key, stored), mime: stored.mime, name: key };
  }

  /** The pictures that some page source texts name, with their bytes. */
  async usedIn(projectId: number, texts: readonly string[]): Promise<Record<string, Asset>> {
    const keys = new Set(
      texts.flatMap((text) => [...text.matchAll(/asset:([\w.-]{1,100})/g)].map(([, key = '']) => key)),
    );
    if (keys.size === 0) return {};
    const stored = await this.#stored(projectId);
    const used: Record<string, Asset> = {};
    for (const key of keys) {
      const asset = stored.get(key);
      if (!asset) continue;
      const { mime, width, height } = asset;
      const bytes = await this.#blobs.read(asset.key, asset);
      used[key] = { mime, width, height, url: `data:${mime};base64,${bytes.toString('base64')}` };
    }
    return used;
  }

  /** Every generation's pictures stay: pages that were kept or copied may still name them. The newest wins. */
  async #stored(projectId: number): Promise<Map<string, StoredAsset>> {
    const rows = await this.#db
      .select({ assets: outlines.assets })
      .from(outlines)
      .where(eq(outlines.projectId, projectId))
      .orderBy(asc(outlines.generationId));
    return new Map(rows.flatMap(({ assets }) => Object.entries(assets)));
  }
}
