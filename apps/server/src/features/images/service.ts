import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES, IMAGE_PATH, type UploadedImage } from '@pagewright/contract/images';
import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { BlobStore, Staged } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import { formParts, wholeFormError } from '../../platform/http/multipart.ts';
import type { ReadForm } from '../../platform/http/routes.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { cleanName, readProjectId } from '../documents/upload-form.ts';
import type { StoredPicture } from '../pages/pictures.ts';
import { ownProject } from '../projects/policy.ts';
import { namedImages } from './named-images.ts';
import { processing } from './processing.ts';
import { images } from './tables.ts';

/** Where the bytes of uploaded images lie. */
const PREFIX = 'images/';
/** Uploads on their way to a worker. */
export const INCOMING = 'incoming/';

/** Images that people upload for the components of their pages. */
export class Images {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #jobs: Jobs;

  constructor(db: Database, blobs: BlobStore, jobs: Jobs) {
    this.#db = db;
    this.#blobs = blobs;
    this.#jobs = jobs;
  }

  /** @throws PagewrightError `image/missing`, `image/too-large`, `request/project-id` */
  readForm(request: FastifyRequest): Promise<ImageForm> {
    return readImageForm(request, this.#blobs);
  }

  /** @throws PagewrightError `image/…` naming the file, `project/full`, `request/project-id`, `request/not-found` */
  async upload(userId: number, form: ImageForm, signal: AbortSignal): Promise<UploadedImage> {
    try {
      if (form.projectId !== undefined) await ownProject(this.#db, userId, form.projectId);
      await this.#requireRoom(userId, form.projectId);
      return await this.#take(userId, form, signal);
    } finally {
      await form.discard();
    }
  }

  async #take(userId: number, { projectId, name, file }: ImageForm, signal: AbortSignal): Promise<UploadedImage> {
    const sent = await file.keep(INCOMING);
    try {
      const made = await this.#jobs.run(processing, { name, file: sent }, { userId, signal });
      return await this.#insert(userId, { projectId, name, ...made });
    } finally {
      await this.#blobs.release(sent);
    }
  }

  /** @throws PagewrightError `request/not-found` */
  async get(userId: number, key: string): Promise<FileAnswer> {
    const [row] = await this.#db
      .select()
      .from(images)
      .where(and(eq(images.key, key), eq(images.userId, userId)));
    if (!row) throw new PagewrightError('request/not-found');
    return storedFile(this.#blobs, row.file, row);
  }

  /** A person's images that some page source texts name, by their URL. */
  async usedIn(userId: number, texts: readonly string[]): Promise<Record<string, StoredPicture>> {
    const keys = [...new Set(texts.flatMap(namedImages))];
    if (keys.length === 0) return {};
    const rows = await this.#db
      .select()
      .from(images)
      .where(and(eq(images.userId, userId), inArray(images.key, keys)));
    return Object.fromEntries(
      rows.map(({ key, mime, width, height, file }) => [`${IMAGE_PATH}/${key}`, { mime, width, height, ...file }]),
    );
  }

  /**
   * Has a stored picture in a project, or in none: the row that is there for the same bytes, or one of its own.
   * @throws PagewrightError `project/full`
   */
  async copyInto(userId: number, projectId: number | undefined, picture: Copied): Promise<{ url: string }> {
    const own = await this.#db
      .select({ key: images.key, file: images.file })
      .from(images)
      .where(and(eq(images.userId, userId), ofProject(projectId)));
    const { fileKey, sha256, size, name, mime, width, height } = picture;
    const known = own.find(({ file }) => file.sha256 === sha256);
    if (known) return { url: `${IMAGE_PATH}/${known.key}` };
    await this.#requireRoom(userId, projectId);
    const stored = { key: fileKey, sha256, size };
    const isOurs = fileKey.startsWith(PREFIX);
    const file = isOurs
      ? await this.#blobs.share(stored)
      : await this.#blobs.put(PREFIX, await this.#blobs.open(stored));
    const { url } = await this.#insert(userId, { projectId, name, mime, width, height, file });
    return { url };
  }

  async #insert(userId: number, image: Made): Promise<UploadedImage> {
    const { projectId, name, mime, width, height, file } = image;
    const key = randomUUID();
    try {
      await this.#db
        .insert(images)
        .values({ key, userId, projectId: projectId ?? null, name, mime, width, height, file });
    } catch (error) {
      await this.#blobs.release(file);
      throw error;
    }
    return { url: `${IMAGE_PATH}/${key}`, key, mime, width, height, size: file.size, fileName: name };
  }

  /** The rows of pictures that are stored already, all or none. */
  async insertAll(userId: number, projectId: number, made: readonly StoredImage[]): Promise<void> {
    if (made.length === 0) return;
    await this.#db.insert(images).values(made.map((image) => ({ userId, projectId, ...image })));
  }

  /** Counts what belongs to the project, or all that belongs to none. @throws PagewrightError `project/full` */
  async #requireRoom(userId: number, projectId: number | undefined): Promise<void> {
    const rows = await this.#db
      .select({ file: images.file })
      .from(images)
      .where(and(eq(images.userId, userId), ofProject(projectId)));
    const bytes = rows.reduce((sum, { file }) => sum + file.size, 0);
    if (bytes > PROJECT_LIMITS.imageBytes) throw new PagewrightError('project/full');
  }
}

/** Those that belong to a project, or to none. */
function ofProject(projectId: number | undefined): SQL {
  return projectId === undefined ? isNull(images.projectId) : eq(images.projectId, projectId);
}

/** A picture that is stored, with the key of the row that it is to get. */
interface StoredImage extends z.output<typeof processing.result> {
  readonly key: string;
  readonly name: string;
}

interface Made extends z.output<typeof processing.result> {
  readonly projectId: number | undefined;
  readonly name: string;
}

/** A picture that is stored already. */
interface Copied extends Omit<Made, 'projectId' | 'file'> {
  readonly fileKey: string;
  readonly sha256: string;
  readonly size: number;
}

/** One image that has arrived. */
export interface ImageForm extends ReadForm {
  readonly name: string;
  readonly file: Staged;
  readonly projectId: number | undefined;
}

/**
 * Reads the form of one image.
 * @throws PagewrightError `image/missing`, `image/too-large`, `request/project-id`
 */
async function readImageForm(request: FastifyRequest, blobs: BlobStore): Promise<ImageForm> {
  let sent: { name: string; file: Staged } | undefined;
  let projectId: number | undefined;
  try {
    if (!request.isMultipart()) throw new PagewrightError('image/missing');
    for await (const part of formParts(request, { fileSize: IMAGE_MAX_BYTES, files: 1 })) {
      if (part.type === 'file') {
        const name = cleanName(part.filename);
        sent = { name, file: await blobs.stage(part.file) };
        if (part.file.truncated) {
          throw new PagewrightError('image/too-large', { file: name, maxMegabytes: IMAGE_MAX_BYTES / 2 ** 20 });
        }
      } else if (part.fieldname === 'projectId' && part.value !== '') {
        projectId = readProjectId(part.value);
      }
    }
    if (!sent || sent.file.size === 0) throw new PagewrightError('image/missing');
    const { name, file } = sent;
    return { name, file, projectId, fingerprint: [projectId ?? null, name, file.sha256], discard: file.discard };
  } catch (error) {
    await sent?.file.discard();
    throw wholeFormError(error);
  }
}
