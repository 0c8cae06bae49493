import type { UploadedDocument } from '@pagewright/contract/documents';
import type { DocumentRow } from './policy.ts';

/** @param older how many older versions of it are kept */
export function describe(row: DocumentRow, older = 0): UploadedDocument {
  const { id, name, kind, file, warnings, createdAt } = row;
  return {
    id,
    documentName: name,
    name,
    size: file.size,
    kind,
    createTime: createdAt.toISOString(),
    warnings,
    isKnown: false,
    older,
  };
}
