import { getHistory } from '@pagewright/contract/history';
import type { ApiClient } from '../api-client.ts';

/**
 * Does something to a document, and names the step by which `undo_change` takes it back.
 * @returns null for the step where nothing changed, or where the change took an earlier step back
 */
export async function asNamedStep<Result>(
  client: ApiClient,
  documentId: number,
  change: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly step: number | null }> {
  const params = { id: documentId };
  const before = await client.call(getHistory, { params });
  const result = await change();
  const after = await client.call(getHistory, { params });
  const { undoId = 0 } = after;
  return { result, step: undoId > (before.undoId ?? 0) ? undoId : null };
}
