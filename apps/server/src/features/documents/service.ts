import { randomUUID } from 'node:crypto';
import type { addDocument, editDocument, pageDocuments, UploadedDocument } from '@pagewright/contract/documents';
import type { BodyOf, DataOf, QueryOf } from '@pagewright/contract/endpoint';
import type { SourceDocument } from '@pagewright/model/source-document';
import { readSource, readText } from '@pagewright/source/read';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { Turnstile } from '../../platform/turnstile.ts';
import { ownProject } from '../projects/policy.ts';
import { type DocumentRow, ownDocument } from './policy.ts';
import { type BlobReference, documents } from './tables.ts';
import { readUploadForm, type UploadedFile, type UploadForm } from './upload-form.ts';

/** Files that are read at the same time, each in a worker of its own, and how many may wait. */
const PARALLEL_READS = 2;
const MAX_WAITING = 40;

/** A file and what was read out of it. */
interface ReadFile extends UploadedFile {
  readonly document: SourceDocument;
  readonly content: BlobReference;
}

export class Documents {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #reading = new Turnstile(PARALLEL_READS, MAX_WAITING);

  constructor(db: Database, blobs: BlobStore) {
    this.#db = db;
    this.#blobs = blobs;
  }

  async list(userId: number, projectId: number): Promise<UploadedDocument[]> {
    await ownProject(this.#db, userId, projectId);
    const rows = await this.#db
      .select()
      .from(documents)
      .where(eq(documents.projectId, projectId))
      .orderBy(asc(documents.id));
    return rows.map(describe);
  }

  /** @throws PagewrightError `file/…` naming the file, `request/project-id` */
  readForm(request: FastifyRequest, maxFiles: number): Promise<UploadForm> {
    return readUploadForm(request, this.#blobs, maxFiles);
  }

  /**
   * Takes the files of a form, all or none: they are read at once, so that a file that cannot be used is refused here
   * and not when a generation comes to it.
   * @throws PagewrightError `file/…` naming the file, `request/not-found`
   */
  async upload(userId: number, form: UploadForm, signal: AbortSignal): Promise<UploadedDocument[]> {
    const { projectId, files } = form;
    const read: ReadFile[] = [];
    try {
      await ownProject(this.#db, userId, projectId);
      for (const file of files) read.push(await this.#reading.pass(() => this.#read(file, signal)));
      const rows = await this.#db.transaction(async (tx) => {
        await ownProject(tx, userId, projectId, 'lock');
        return tx
          .insert(documents)
          .values(
            read.map(({ name, file, content, document: { kind, warnings } }) => ({
              projectId,
              name,
              sourceName: name,
              kind,
              file,
              content,
              warnings,
            })),
          )
          .returning();
      });
      return rows.map(describe);
    } catch (error) {
      await form.discard();
      await Promise.all(read.map(({ content }) => this.#blobs.remove(content.key)));
      throw error;
    }
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
    return { total, rows: rows.map(describe) };
  }

  async get(userId: number, id: number): Promise<UploadedDocument> {
    return describe(await ownDocument(this.#db, userId, id));
  }

  /** Takes typed text as a document of its own. */
  async add(userId: number, body: BodyOf<typeof addDocument>): Promise<UploadedDocument> {
    const { projectId, documentName: name, content: text } = body;
    await ownProject(this.#db, userId, projectId);
    const document = readText(text, name);
    const file = await this.#store(`documents/${randomUUID()}`, Buffer.from(text));
    const content = await this.#store(`contents/${randomUUID()}.json`, Buffer.from(JSON.stringify(document)));
    try {
      const row = await this.#db.transaction(async (tx) => {
        await ownProject(tx, userId, projectId, 'lock');
        const { kind, warnings } = document;
        const values = { projectId, name, sourceName: name, kind, file, content, warnings };
        return (await tx.insert(documents).values(values).returning())[0];
      });
      if (!row) throw new Error('the document was not inserted');
      return describe(row);
    } catch (error) {
      await Promise.all([file, content].map(({ key }) => this.#blobs.remove(key)));
      throw error;
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
      return tx.delete(documents).where(inArray(documents.id, wanted)).returning();
    });
    // Files go last: one that is left over is swept, one that is missing is lost.
    await Promise.all(
      rows.flatMap(({ file, content }) => [file.key, content.key]).map((key) => this.#blobs.remove(key)),
    );
  }

  async download(userId: number, id: number): Promise<FileAnswer> {
    const { name, file } = await ownDocument(this.#db, userId, id);
    return { bytes: await this.#blobs.read(file.key, file), mime: 'application/octet-stream', name };
  }

  async #read(file: UploadedFile, signal: AbortSignal): Promise<ReadFile> {
    const bytes = await this.#blobs.read(file.file.key, file.file);
    const document = await readSource({ name: file.name, bytes }, { signal });
    const content = await this.#store(`contents/${randomUUID()}.json`, Buffer.from(JSON.stringify(document)));
    return { ...file, document, content };
  }

  async #store(key: string, bytes: Uint8Array): Promise<BlobReference> {
    return { key, ...(await this.#blobs.put(key, bytes)) };
  }
}

function describe(row: DocumentRow): UploadedDocument {
  const { id, name, kind, file, warnings, createdAt } = row;
  return { id, documentName: name, name, size: file.size, kind, createTime: createdAt.toISOString(), warnings };
}
