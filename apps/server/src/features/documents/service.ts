import {
  type addDocument,
  type editDocument,
  type listReading,
  type pageDocuments,
  readingStep,
  type UploadedDocument,
} from '@pagewright/contract/documents';
import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import type { Asker, Jobs } from '../../platform/jobs/jobs.ts';
import { ownProject } from '../projects/policy.ts';
import { describe } from './describe.ts';
import { type DocumentRow, ownDocument } from './policy.ts';
import { type ReadFile, type ReadWishes, readKept, readStaged } from './read-staged.ts';
import { reading } from './reading.ts';
import { requireRoom } from './room.ts';
import { freeSourceName, sourceNames } from './source-names.ts';
import { filesOf } from './stored-files.ts';
import { documents, olderDocuments } from './tables.ts';
import { readUploadForm, type UploadedFile, type UploadForm } from './upload-form.ts';

export class Documents {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #jobs: Jobs;

  constructor(db: Database, blobs: BlobStore, jobs: Jobs) {
    this.#db = db;
    this.#blobs = blobs;
    this.#jobs = jobs;
  }

  async list(userId: number, projectId: number): Promise<UploadedDocument[]> {
    await ownProject(this.#db, userId, projectId);
    return this.#described(await this.#ofProject(projectId));
  }

  /** @throws PagewrightError `file/…` naming the file, `request/project-id` */
  readForm(request: FastifyRequest, maxFiles: number): Promise<UploadForm> {
    return readUploadForm(request, this.#blobs, maxFiles);
  }

  /**
   * Takes the files of a form, all or none: they are read at once, so that a file that cannot be used is refused here
   * and not when a generation comes to it. A file that the project has already is kept once, and the answer says so.
   * @throws PagewrightError `file/…` naming the file, `project/full`, `request/not-found`
   */
  async upload(userId: number, form: UploadForm, signal: AbortSignal): Promise<UploadedDocument[]> {
    const { projectId, files, language } = form;
    try {
      await ownProject(this.#db, userId, projectId);
      const known = new Set((await this.#ofProject(projectId)).map(({ file }) => file.sha256));
      const fresh = new Map<string, UploadedFile>();
      for (const one of files) {
        if (!known.has(one.file.sha256) && !fresh.has(one.file.sha256)) fresh.set(one.file.sha256, one);
      }
      await requireRoom(this.#db, projectId, [...fresh.values()]);
      const added = await this.#readAll(projectId, [...fresh.values()], { userId, signal }, { language });
      const rows = await this.#ofProject(projectId);
      return files.map((one) => {
        const row = rows.find(({ file }) => file.sha256 === one.file.sha256);
        if (!row) throw new PagewrightError('request/conflict');
        return { ...describe(row), isKnown: !(added.has(row.id) && fresh.get(row.file.sha256) === one) };
      });
    } finally {
      await form.discard();
    }
  }

  /** The person's files that are being read. */
  async reading(userId: number): Promise<DataOf<typeof listReading>> {
    const jobs = await this.#jobs.unfinished(reading, userId);
    return jobs.map(({ payload, step }) => ({
      documentName: payload.name,
      step: readingStep.safeParse(step).data ?? null,
    }));
  }

  async page(userId: number, query: QueryOf<typeof pageDocuments>): Promise<DataOf<typeof pageDocuments>> {
    const { projectId, pageNum, pageSize } = query;
    await ownProject(this.#db, userId, projectId);
    const isOfProject = eq(documents.projectId, projectId);
    const total = await this.#db.$count(documents, isOfProject);
    const rows = await this.#db
      .select()
      .from(documents)
      .where(isOfProject)
      .orderBy(asc(documents.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total, rows: await this.#described(rows) };
  }

  async get(userId: number, id: number): Promise<UploadedDocument> {
    const [one] = await this.#described([await ownDocument(this.#db, userId, id)]);
    if (!one) throw new PagewrightError('request/not-found');
    return one;
  }

  /** With how many older versions of each there are. */
  async #described(rows: readonly DocumentRow[]): Promise<UploadedDocument[]> {
    if (rows.length === 0) return [];
    const counted = await this.#db
      .select({ id: olderDocuments.documentId, older: count() })
      .from(olderDocuments)
      .where(
        inArray(
          olderDocuments.documentId,
          rows.map(({ id }) => id),
        ),
      )
      .groupBy(olderDocuments.documentId);
    const older = new Map(counted.map((one) => [one.id, one.older]));
    return rows.map((row) => describe(row, older.get(row.id)));
  }

  /** Takes typed text as a document of its own. */
  async add(userId: number, body: BodyOf<typeof addDocument>, signal: AbortSignal): Promise<UploadedDocument> {
    const { projectId, documentName: name, content: text } = body;
    await ownProject(this.#db, userId, projectId);
    const file = await this.#blobs.stage(Buffer.from(text));
    try {
      await requireRoom(this.#db, projectId, [{ name, file }]);
      const [id] = await this.#readAll(projectId, [{ name, file }], { userId, signal }, { isTyped: true });
      return await this.get(userId, id ?? 0);
    } finally {
      await file.discard();
    }
  }

  /** Pages keep naming the file as it was called when they were made. */
  async rename(userId: number, { id, documentName }: BodyOf<typeof editDocument>): Promise<UploadedDocument> {
    const row = await ownDocument(this.#db, userId, id);
    await this.#db.update(documents).set({ name: documentName }).where(eq(documents.id, id));
    return describe({ ...row, name: documentName });
  }

  /** Deletes all of them or, where one is not the person's, none. */
  async remove(userId: number, ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const rows = await this.#db.transaction(async (tx) => {
      for (const id of wanted) await ownDocument(tx, userId, id);
      const older = await tx.select().from(olderDocuments).where(inArray(olderDocuments.documentId, wanted));
      return [...(await tx.delete(documents).where(inArray(documents.id, wanted)).returning()), ...older];
    });
    // Files go last: one that is left over is swept, one that is missing is lost.
    await this.#release(rows);
  }

  async download(userId: number, id: number): Promise<FileAnswer> {
    const { name, file } = await ownDocument(this.#db, userId, id);
    return storedFile(this.#blobs, file, { mime: 'application/octet-stream', name });
  }

  /** The picture of a scanned page. @throws PagewrightError `request/not-found` */
  async scan(userId: number, id: number, key: string): Promise<FileAnswer> {
    const { pictures } = await ownDocument(this.#db, userId, id);
    const picture = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
    if (!picture) throw new PagewrightError('request/not-found');
    return storedFile(this.#blobs, picture, { mime: 'image/webp', name: key });
  }

  async #ofProject(projectId: number): Promise<DocumentRow[]> {
    return this.#db.select().from(documents).where(eq(documents.projectId, projectId)).orderBy(asc(documents.id));
  }

  /** Reads files and writes their rows, all or none. Gives the ids of the rows. */
  async #readAll(
    projectId: number,
    files: readonly UploadedFile[],
    asker: Asker,
    wishes: Omit<ReadWishes, 'sourceName'>,
  ): Promise<Set<number>> {
    if (files.length === 0) return new Set();
    const failure = new AbortController();
    const signal = AbortSignal.any([asker.signal, failure.signal]);
    const taken = await sourceNames(this.#db, projectId);
    const named = files.map((file) => {
      const sourceName = freeSourceName(file.name, taken);
      taken.add(sourceName);
      return { file, sourceName };
    });
    const parts = { blobs: this.#blobs, jobs: this.#jobs };
    const read = await Promise.allSettled(
      named.map(({ file, sourceName }) =>
        readStaged(parts, file, { ...wishes, sourceName }, { ...asker, signal }).catch((error: unknown) => {
          // One that cannot be used stops the others too.
          failure.abort();
          throw error;
        }),
      ),
    );
    const done = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    try {
      const failed = read.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
      if (failed.length > 0) throw failed.find((error) => !isCancelled(error)) ?? failed[0];
      for (;;) {
        const written = await this.#write(projectId, done, asker.userId);
        if ('ids' in written) return written.ids;
        for (const [index, one] of done.entries()) {
          if (!written.taken.has(one.sourceName)) continue;
          const others = done.filter((own) => own !== one).map((own) => own.sourceName);
          const sourceName = freeSourceName(one.name, new Set([...written.taken, ...others]));
          done[index] = await readKept(this.#jobs, one, { ...wishes, sourceName }, { ...asker, signal });
          await this.#releaseRead(one);
        }
      }
    } catch (error) {
      await this.#release(done);
      throw error;
    }
  }

  /** The rows of files, all or none; where others of their names came while they were read, the names that are taken. */
  #write(
    projectId: number,
    files: readonly ReadFile[],
    userId: number,
  ): Promise<{ readonly ids: Set<number> } | { readonly taken: ReadonlySet<string> }> {
    return this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const taken = await sourceNames(tx, projectId);
      if (files.some(({ sourceName }) => taken.has(sourceName))) return { taken };
      const values = files.map((one) => ({ projectId, ...one }));
      const rows = await tx.insert(documents).values(values).returning({ id: documents.id });
      return { ids: new Set(rows.map(({ id }) => id)) };
    });
  }

  /** What was read out of a file, which stays. */
  async #releaseRead({ content, pictures }: ReadFile): Promise<void> {
    await Promise.all([content, ...Object.values(pictures)].map((one) => this.#blobs.release(one)));
  }

  async #release(rows: readonly Pick<DocumentRow, 'file' | 'content' | 'pictures'>[]): Promise<void> {
    const files = rows.flatMap(filesOf);
    await Promise.all(files.map((file) => this.#blobs.release(file)));
  }
}

function isCancelled(error: unknown): boolean {
  return isPagewrightError(error) && error.code === 'generation/cancelled';
}
