import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import type { copyImage, LibraryPicture, listImages } from '@pagewright/contract/images';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import type { Pictures, StoredPicture } from '../pages/pictures.ts';
import { ownProject } from '../projects/policy.ts';
import { type Found, picturesOf } from './library-pictures.ts';
import { useOf } from './picture-use.ts';
import type { Images } from './service.ts';
import { images } from './tables.ts';

interface Parts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly images: Images;
  readonly pictures: Pictures;
}

/** The pictures that a person has, over all projects. */
export class PictureLibrary {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #images: Images;
  readonly #pictures: Pictures;

  constructor({ db, blobs, images: uploaded, pictures }: Parts) {
    this.#db = db;
    this.#blobs = blobs;
    this.#images = uploaded;
    this.#pictures = pictures;
  }

  /** @throws PagewrightError `request/not-found` */
  async list(userId: number, query: QueryOf<typeof listImages>): Promise<DataOf<typeof listImages>> {
    const { projectId, search, pageNum, pageSize } = query;
    await ownProject(this.#db, userId, projectId);
    const all = eachOnce(ownFirst(await picturesOf(this.#db, userId), projectId));
    const words = lettersOf(search);
    const found = all.filter(({ name, project }) => lettersOf(`${name}\n${project?.name ?? ''}`).includes(words));
    const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { total: found.length, rows: rows.map(({ sha256: _sha256, ...picture }): LibraryPicture => picture) };
  }

  /**
   * What a picture is called in a project; there it goes with the project, whatever becomes of the one that it is from.
   * @throws PagewrightError `request/not-found`, `project/full`
   */
  async copy(
    userId: number,
    { projectId, from, key, sourceProjectId }: BodyOf<typeof copyImage>,
  ): Promise<{ url: string }> {
    await ownProject(this.#db, userId, projectId);
    if (from === 'upload') {
      const row = await this.#uploaded(userId, key);
      return this.#images.copyInto(userId, projectId, { ...row, ...row.file, fileKey: row.file.key });
    }
    const source = sourceProjectId ?? projectId;
    const picture: StoredPicture = await this.#pictures.find(userId, source, key);
    if (source === projectId) return { url: `asset:${key}` };
    return this.#images.copyInto(userId, projectId, { ...picture, name: key, fileKey: picture.key });
  }

  /**
   * Deletes an uploaded picture for good.
   * @throws PagewrightError `image/in-use` or `image/kept` naming where, `request/not-found`
   */
  async remove(userId: number, key: string): Promise<void> {
    const { name, file } = await this.#uploaded(userId, key);
    const use = await useOf(this.#db, userId, key);
    if (use) throw new PagewrightError(use.code, { file: name, ...use.params });
    const gone = await this.#db.delete(images).where(eq(images.key, key)).returning({ key: images.key });
    if (gone.length > 0) await this.#blobs.release(file);
  }

  async #uploaded(userId: number, key: string): Promise<typeof images.$inferSelect> {
    const [row] = await this.#db
      .select()
      .from(images)
      .where(and(eq(images.key, key), eq(images.userId, userId)));
    if (!row) throw new PagewrightError('request/not-found');
    return row;
  }
}

/** Those of a project before all others. */
function ownFirst(pictures: readonly Found[], projectId: number): Found[] {
  const isOwn = ({ project }: Found): boolean => project?.id === projectId;
  return [...pictures.filter(isOwn), ...pictures.filter((one) => !isOwn(one))];
}

function eachOnce(pictures: readonly Found[]): Found[] {
  const known = new Map<string, Found>();
  for (const picture of pictures) if (!known.has(picture.sha256)) known.set(picture.sha256, picture);
  return [...known.values()];
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
