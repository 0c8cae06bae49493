import { followCells, listTables, readTable } from '@pagewright/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** The tables of a document; its next version may have others. */
export function tablesQuery(documentId: number | undefined) {
  return queryOptions({
    queryKey: ['tables', documentId],
    queryFn: ({ signal }) => api.call(listTables, { params: { id: documentId ?? 0 }, signal }),
    enabled: documentId !== undefined,
    retry: false,
  });
}

export function tableQuery(documentId: number | undefined, block: number | undefined) {
  return queryOptions({
    queryKey: ['table', documentId, block],
    queryFn: ({ signal }) =>
      api.call(readTable, { params: { id: documentId ?? 0 }, query: { block: block ?? 0 }, signal }),
    enabled: documentId !== undefined && block !== undefined,
    retry: false,
  });
}

/** The table that a chart's cells were read from, and what stands in its place in the newest version of the file. */
export function followedCellsQuery(projectId: number, origin: string) {
  return queryOptions({
    queryKey: ['followed-cells', projectId, origin],
    queryFn: ({ signal }) => api.call(followCells, { query: { projectId, origin }, signal }),
    retry: false,
    // Whoever comes back may have brought a newer file in another window.
    refetchOnWindowFocus: 'always',
  });
}
