import type { followCells, readTable, TableHead } from '@pagewright/contract/documents';
import type { DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { parseOrigin } from '@pagewright/model/origin';
import { successorOf } from '@pagewright/model/successors';
import { and, desc, eq } from 'drizzle-orm';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Database } from '../../platform/database.ts';
import { ownProject } from '../projects/policy.ts';
import type { PlaceReader } from './place-reader.ts';
import { ownDocument } from './policy.ts';
import { olderVersionOf } from './source-versions.ts';
import { documents } from './tables.ts';

/** The tables of a project's documents, whose cells charts are bound to. */
export class SourceTables {
  readonly #db: Database;
  readonly #reader: PlaceReader;

  constructor(db: Database, reader: PlaceReader) {
    this.#db = db;
    this.#reader = reader;
  }

  /** @throws PagewrightError `request/not-found` */
  async list(userId: number, id: number): Promise<TableHead[]> {
    const { content } = await ownDocument(this.#db, userId, id);
    return this.#reader.tables(content);
  }

  /** @throws PagewrightError `request/not-found` */
  async read(userId: number, id: number, block: number): Promise<DataOf<typeof readTable>> {
    const { content } = await ownDocument(this.#db, userId, id);
    const found = await this.#reader.table(content, { block });
    if (!found) throw new PagewrightError('request/not-found');
    return found;
  }

  /** @throws PagewrightError `request/invalid` where it is no origin, `request/not-found` where the project has no such file or table */
  async follow(
    userId: number,
    { projectId, origin }: QueryOf<typeof followCells>,
  ): Promise<DataOf<typeof followCells>> {
    const parts = parseOrigin(origin);
    if (!parts) throw new PagewrightError('request/invalid', { field: 'origin' });
    await ownProject(this.#db, userId, projectId);
    const { file, block, place = '' } = parts;
    const [row] = await this.#db
      .select()
      .from(documents)
      .where(and(eq(documents.projectId, projectId), eq(documents.sourceName, file)))
      .orderBy(desc(documents.id))
      .limit(1);
    if (row) {
      const table = await this.#required(row.content, block);
      return { documentId: row.id, documentName: row.name, isOlder: false, table, newest: table };
    }
    const older = await olderVersionOf(this.#db, projectId, file);
    const [newest] = older ? await this.#db.select().from(documents).where(eq(documents.id, older.documentId)) : [];
    if (!older || !newest) throw new PagewrightError('request/not-found');
    const table = await this.#required(older.content, block);
    const now = parseOrigin(successorOf(origin, new Map([[file, older.successors]]))?.origin ?? '');
    const found = await this.#reader.table(newest.content, now ? { block: now.block } : { place });
    const there = found ? { newest: found.table } : {};
    return { documentId: newest.id, documentName: newest.name, isOlder: true, table, ...there };
  }

  async #required(content: BlobReference, block: number) {
    const found = await this.#reader.table(content, { block });
    if (!found) throw new PagewrightError('request/not-found');
    return found.table;
  }
}
