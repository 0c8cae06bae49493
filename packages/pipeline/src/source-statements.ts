import { statementsOf } from '@pagewright/compose/left-out';
import type { SourceStatement } from '@pagewright/model/left-out';
import type { Asset, SourceDocument } from '@pagewright/model/source-document';

/** A statement as the documents have it. */
export interface FoundStatement {
  readonly statement: SourceStatement;
  /** Of one that is a picture. */
  readonly picture?: Asset;
}

/** Those of the ids that the documents have, in their order. */
export function statementsById(documents: readonly SourceDocument[], ids: readonly string[]): FoundStatement[] {
  const wanted = new Set(ids);
  const found = documents.flatMap(statementsOf).filter(({ id }) => wanted.has(id));
  return found.map((statement) => {
    const picture = pictureOf(documents, statement);
    return { statement, ...(picture ? { picture } : {}) };
  });
}

export function pictureOf(
  documents: readonly SourceDocument[],
  { file, asset = '' }: SourceStatement,
): Asset | undefined {
  const assets = documents.find((document) => document.file === file)?.assets ?? {};
  return Object.hasOwn(assets, asset) ? assets[asset] : undefined;
}
