import { createHash, randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES, IMAGE_PATH, type UploadedImage } from '@pagewright/contract/images';
import { PagewrightError } from '@pagewright/model/errors';
import type { Asset } from '@pagewright/model/source-document';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { ReadForm } from '../../platform/http/routes.ts';
import { cleanName, readProjectId } from '../documents/upload-form.ts';
import { ownProject } from '../projects/policy.ts';
import { checkImage } from './image-kind.ts';
import { images } from './tables.ts';

/** How page source texts name uploaded images. */
const USED = new RegExp(`${IMAGE_PATH}/([\\w-]{20,60})`, 'g');

/** Images that people upload for the components of their pages. */
export class Images {
  readonly #db: Database;
  readonly #blobs: BlobStore;

  constructor(db: Database, blobs: BlobStore) {
    this.#db = db;
    this.#blobs = blobs;
  }

  /** @throws PagewrightError `image/…` naming the file, `request/project-id`, `request/not-found` */
  async upload(userId: number, form: ImageForm): Promise<UploadedImage> {
    const { projectId, name } = form;
    if (projectId !== undefined) await ownProject(this.#db, userId, projectId);
    const { bytes, mime, width, height } = checkImage(name, form.bytes);
    const key = randomUUID();
    const blob = `images/${key}`;
    const file = { key: blob, ...(await this.#blobs.put(blob, bytes)) };
    try {
      await this.#db
        .insert(images)
        .values({ key, userId, projectId: projectId ?? null, name, mime, width, height, file });
    } catch (error) {
      await this.#blobs.remove(blob);
      throw error;
    }
    return { url: `${IMAGE_PATH}/${key}`, key, mime, width, height, size: file.size, fileName: name };
  }

  /** @throws PagewrightError `request/not-found` */
  async get(userId: number, key: string): Promise<FileAnswer> {
    const [row] = await this.#db
      .select()
      .from(images)
      .where(and(eq(images.key, key), eq(images.userId, userId)));
    if (!row) throw new PagewrightError('request/not-found');
    return { bytes: await this.#blobs.read(row.file.key, row.file), mime: row.mime, name: row.name };
  }

  /** A person's images that some page source texts name, by their URL and with their bytes. */
  async usedIn(userId: number, texts: readonly string[]): Promise<Record<string, Asset>> {
    const keys = [...new Set(texts.flatMap((text) => [...text.matchAll(USED)].map(([, key = '']) => key)))];
    if (keys.length === 0) return {};
    const rows = await this.#db
      .select()
      .from(images)
      .where(and(eq(images.userId, userId), inArray(images.key, keys)));
    const used: Record<string, Asset> = {};
    for (const { key, mime, width, height, file } of rows) {
      const bytes = await this.#blobs.read(file.key, file);
      used[`${IMAGE_PATH}/${key}`] = { mime, width, height, url: `data:${mime};base64,${bytes.toString('base64')}` };
    }
    return used;
  }
}

/** One image, still in memory. */
export interface ImageForm extends ReadForm {
  readonly name: string;
  readonly bytes: Buffer;
  readonly projectId: number | undefined;
}

/**
 * Reads the form of one image.
 * @throws PagewrightError `image/missing`, `image/too-large`, `request/project-id`
 */
export async function readImageForm(request: FastifyRequest): Promise<ImageForm> {
  if (!request.isMultipart()) throw new PagewrightError('image/missing');
  let file: { name: string; bytes: Buffer } | undefined;
  let projectId: number | undefined;
  for await (const part of request.parts({ limits: { fileSize: IMAGE_MAX_BYTES, files: 1 } })) {
    if (part.type === 'file') {
      const name = cleanName(part.filename);
      const bytes = await part.toBuffer();
      if (part.file.truncated) {
        throw new PagewrightError('image/too-large', { file: name, maxMegabytes: IMAGE_MAX_BYTES / 2 ** 20 });
      }
      file = { name, bytes };
    } else if (part.fieldname === 'projectId' && part.value !== '') {
      projectId = readProjectId(part.value);
    }
  }
  if (!file || file.bytes.length === 0) throw new PagewrightError('image/missing');
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return { ...file, projectId, fingerprint: [projectId ?? null, file.name, sha256], discard: async () => undefined };
}
