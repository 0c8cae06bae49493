import { randomUUID } from 'node:crypto';
import type { UploadedDocument } from '@pagewright/contract/documents';
import type { SourceDocument } from '@pagewright/model/source-document';
import { readSource } from '@pagewright/source/read';
import { asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs.ts';
import type { Database } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { Turnstile } from '../../platform/turnstile.ts';
import { ownProject } from '../projects/policy.ts';
import { type DocumentRow, ownDocument } from './policy.ts';
import { type BlobReference, documents } from './tables.ts';
import { discardFiles, readUploadForm, type UploadedFile } from './upload-form.ts';

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

  /**
   * Takes the files of a form, all or none: they are read at once, so that a file that cannot be used is refused here
   * and not when a generation comes to it.
   * @throws PagewrightError `file/…` naming the file, `request/project-id`, `request/not-found`
   */
  async upload(
    userId: number,
    request: FastifyRequest,
    maxFiles: number,
    signal: AbortSignal,
  ): Promise<UploadedDocument[]> {
    const { projectId, files } = await readUploadForm(request, this.#blobs, maxFiles);
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
      await discardFiles(this.#blobs, files);
      await Promise.all(read.map(({ content }) => this.#blobs.remove(content.key)));
      throw error;
    }
  }

  async remove(userId: number, id: number): Promise<void> {
    const { file, content } = await ownDocument(this.#db, userId, id);
    await this.#db.delete(documents).where(eq(documents.id, id));
    await this.#blobs.remove(file.key);
    await this.#blobs.remove(content.key);
  }

  async download(userId: number, id: number): Promise<FileAnswer> {
    const { name, file } = await ownDocument(this.#db, userId, id);
    return { bytes: await this.#blobs.read(file.key, file), mime: 'application/octet-stream', name };
  }

  async #read(file: UploadedFile, signal: AbortSignal): Promise<ReadFile> {
    const bytes = await this.#blobs.read(file.file.key, file.file);
    const document = await readSource({ name: file.name, bytes }, { signal });
    const key = `contents/${randomUUID()}.json`;
    const content = { key, ...(await this.#blobs.put(key, Buffer.from(JSON.stringify(document)))) };
    return { ...file, document, content };
  }
}

function describe(row: DocumentRow): UploadedDocument {
  const { id, name, kind, file, warnings, createdAt } = row;
  return { id, documentName: name, name, size: file.size, kind, createTime: createdAt.toISOString(), warnings };
}
