import type { OlderVersion, UploadedDocument } from '@pagewright/contract/documents';
import { PagewrightError } from '@pagewright/model/errors';
import type { SourceComparison } from '@pagewright/model/source-comparison';
import { joinSuccessors, type Successors } from '@pagewright/model/successors';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { and, desc, eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ownProject } from '../projects/policy.ts';
import { describe } from './describe.ts';
import { type DocumentRow, ownDocument, ownOlderDocument } from './policy.ts';
import { type ReadFile, readStaged } from './read-staged.ts';
import { requireRoom } from './room.ts';
import { freeSourceName, sourceNames } from './source-names.ts';
import { filesOf } from './stored-files.ts';
import { documents, olderDocuments } from './tables.ts';
import type { UploadForm } from './upload-form.ts';

interface VersionsParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly jobs: Jobs;
  readonly maker: PageMaker;
}

/** The versions of source files: the newest is what documents are made from, older ones are kept for what was made from them. */
export class SourceVersions {
  readonly #parts: VersionsParts;

  constructor(parts: VersionsParts) {
    this.#parts = parts;
  }

  /**
   * Makes a file the newest version of a document. Where its bytes are those of the one that there is, nothing happens and
   * the answer says so.
   * @throws PagewrightError `file/…` naming the file, `project/full`, `request/not-found`, `request/conflict` where another
   * version came meanwhile
   */
  async replace(userId: number, id: number, form: UploadForm, signal: AbortSignal): Promise<UploadedDocument> {
    const { db, maker, blobs } = this.#parts;
    try {
      const row = await ownDocument(db, userId, id);
      const [file] = form.files;
      if (!file || row.projectId !== form.projectId) throw new PagewrightError('request/not-found');
      if (file.file.sha256 === row.file.sha256) return { ...describe(row, await this.#older(id)), isKnown: true };
      await requireRoom(db, row.projectId, [file], 0);
      const sourceName = freeSourceName(file.name, await sourceNames(db, row.projectId));
      const { language } = form;
      const read = await readStaged(this.#parts, file, { language, sourceName }, { userId, signal });
      try {
        const contents = [await blobs.read(row.content), await blobs.read(read.content)] as const;
        const { successors } = await maker.compareSources(...contents, signal);
        await db.transaction((tx) => this.#put(tx, userId, row, read, successors));
      } catch (error) {
        await Promise.all(filesOf(read).map((one) => blobs.release(one)));
        throw error;
      }
      return describe(await ownDocument(db, userId, id), await this.#older(id));
    } finally {
      await form.discard();
    }
  }

  async #put(tx: Transaction, userId: number, row: DocumentRow, read: ReadFile, successors: Successors): Promise<void> {
    await ownProject(tx, userId, row.projectId, 'lock');
    const now = await ownDocument(tx, userId, row.id);
    if (now.sourceName !== row.sourceName || now.file.key !== row.file.key)
      throw new PagewrightError('request/conflict');
    // Another file of its name came while it was read: origins would name both.
    if ((await sourceNames(tx, row.projectId)).has(read.sourceName)) throw new PagewrightError('request/conflict');
    const before = await tx.select().from(olderDocuments).where(eq(olderDocuments.documentId, row.id));
    for (const older of before) {
      await tx
        .update(olderDocuments)
        .set({ successors: joinSuccessors(older.successors, successors) })
        .where(eq(olderDocuments.id, older.id));
    }
    const { id: documentId, warnings: _warnings, ...kept } = now;
    await tx.insert(olderDocuments).values({ ...kept, documentId, successors });
    await tx
      .update(documents)
      .set({ ...read, createdAt: new Date() })
      .where(eq(documents.id, row.id));
  }

  async #older(documentId: number): Promise<number> {
    return this.#parts.db.$count(olderDocuments, eq(olderDocuments.documentId, documentId));
  }

  /** The newest of them first. */
  async list(userId: number, id: number): Promise<OlderVersion[]> {
    const { db } = this.#parts;
    await ownDocument(db, userId, id);
    const rows = await db
      .select()
      .from(olderDocuments)
      .where(eq(olderDocuments.documentId, id))
      .orderBy(desc(olderDocuments.id));
    return rows.map(({ id: own, name, file, createdAt, replacedAt }) => ({
      id: own,
      documentName: name,
      size: file.size,
      createTime: createdAt.toISOString(),
      replaceTime: replacedAt.toISOString(),
    }));
  }

  /** @throws PagewrightError `request/not-found`, `request/overloaded` */
  async compare(userId: number, olderId: number, signal: AbortSignal): Promise<SourceComparison> {
    const { db, blobs, maker } = this.#parts;
    const older = await ownOlderDocument(db, userId, olderId);
    const newest = await ownDocument(db, userId, older.documentId);
    const contents = [await blobs.read(older.content), await blobs.read(newest.content)] as const;
    return (await maker.compareSources(...contents, signal)).comparison;
  }

  async download(userId: number, olderId: number): Promise<FileAnswer> {
    const { name, file } = await ownOlderDocument(this.#parts.db, userId, olderId);
    return storedFile(this.#parts.blobs, file, { mime: 'application/octet-stream', name });
  }
}

/** Of a project, by the name that origins give to them. */
export async function olderVersionOf(db: Database, projectId: number, sourceName: string) {
  const [row] = await db
    .select()
    .from(olderDocuments)
    .where(and(eq(olderDocuments.projectId, projectId), eq(olderDocuments.sourceName, sourceName)));
  return row;
}
