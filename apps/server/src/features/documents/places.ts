import type { getPlace, readDocument, SourcePlace } from '@pagewright/contract/documents';
import type { DataOf, QueryOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { formatOrigin, type OriginParts, parseOrigin } from '@pagewright/model/origin';
import { currentOrigin } from '@pagewright/model/successors';
import { readText } from '@pagewright/source/read';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { typedText } from '../generation/typed-text.ts';
import { ownProject } from '../projects/policy.ts';
import { placeIn } from './place-in-document.ts';
import type { PlaceReader } from './place-reader.ts';
import { type DocumentRow, type OlderDocumentRow, ownDocument } from './policy.ts';
import { olderVersionOf } from './source-versions.ts';
import { documents } from './tables.ts';

/** Name that origins give to text which was typed beside the files (model/origin.ts). */
const TYPED = 'text';

/** Shows where the statements of pages came from. */
export class Places {
  readonly #db: Database;
  readonly #reader: PlaceReader;

  constructor(db: Database, reader: PlaceReader) {
    this.#db = db;
    this.#reader = reader;
  }

  /** @throws PagewrightError `request/invalid` where it is no origin, `request/not-found` where it leads nowhere */
  async find(userId: number, query: QueryOf<typeof getPlace>): Promise<SourcePlace> {
    const parts = parseOrigin(query.origin);
    if (!parts) throw new PagewrightError('request/invalid', { field: 'origin' });
    if (query.documentId !== undefined) {
      return this.#inDocument(await ownDocument(this.#db, userId, query.documentId), parts);
    }
    const projectId = query.projectId ?? 0;
    await ownProject(this.#db, userId, projectId);
    const [row] = await this.#db
      .select()
      .from(documents)
      .where(and(eq(documents.projectId, projectId), eq(documents.sourceName, parts.file)))
      // Of two files with one name the newer one.
      .orderBy(desc(documents.id))
      .limit(1);
    if (row) return this.#inDocument(row, parts);
    const older = await olderVersionOf(this.#db, projectId, parts.file);
    return older ? this.#inOlder(older, parts) : this.#inTypedText(projectId, parts);
  }

  /** The text of a document from a block on. */
  async read(userId: number, id: number, from: number): Promise<DataOf<typeof readDocument>> {
    const { content } = await ownDocument(this.#db, userId, id);
    return this.#reader.read(content, from);
  }

  /** What the newest version still says is shown there; what it says no more, where it was read. */
  async #inOlder(row: OlderDocumentRow, parts: OriginParts): Promise<SourcePlace> {
    const now = parseOrigin(currentOrigin(formatOrigin(parts), new Map([[row.sourceName, row.successors]])));
    const [newest] = await this.#db.select().from(documents).where(eq(documents.id, row.documentId));
    if (newest && now?.file === newest.sourceName) return this.#inDocument(newest, now);
    const { documentId: id, name, kind, content, replacedAt } = row;
    const place = await this.#inDocument({ id, name, kind, content }, parts);
    return { ...place, replaceTime: replacedAt.toISOString() };
  }

  async #inDocument(
    row: Pick<DocumentRow, 'id' | 'name' | 'kind' | 'content'>,
    { block, place = '' }: OriginParts,
  ): Promise<SourcePlace> {
    const found = await this.#reader.find(row.content, block);
    if (!found) throw new PagewrightError('request/not-found');
    return { documentId: row.id, documentName: row.name, kind: row.kind, place, ...found };
  }

  async #inTypedText(projectId: number, { file, block, place = '' }: OriginParts): Promise<SourcePlace> {
    const found = file === TYPED ? placeIn(readText(await typedText(this.#db, projectId)), block) : undefined;
    if (!found) throw new PagewrightError('request/not-found');
    return { documentId: null, documentName: TYPED, kind: 'txt', place, ...found };
  }
}
