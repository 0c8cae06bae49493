import { FIDELITY_HEADER, readFidelity } from '@pagewright/contract/fidelity-header';
import { exportProject } from '@pagewright/contract/projects';
import type { Fidelity } from '@pagewright/export/fidelity';
import type { ExportFormatId } from '@pagewright/export/formats';
import { api } from '../../app/api/api.ts';
import { downloadName, saveFile } from '../../app/api/download.ts';

/** Printing hundreds of pages takes longer than other calls, ms. */
const EXPORT_TIMEOUT = 180_000;

export interface ExportOrder {
  readonly projectId: number;
  readonly type: 'pdf' | ExportFormatId;
  /** All pages that are not hidden where undefined. */
  readonly pageIds: readonly number[] | undefined;
  readonly fallbackName: string;
}

/** Has the server make a file and saves it. @returns what became of the objects, of formats that have objects */
export async function downloadExport(
  { projectId, type, pageIds, fallbackName }: ExportOrder,
  signal: AbortSignal,
): Promise<Fidelity | undefined> {
  const response = await api.open(exportProject, {
    body: { projectId, type, ...(pageIds ? { pageIds: [...pageIds] } : {}) },
    timeoutMs: EXPORT_TIMEOUT,
    signal,
  });
  saveFile(await response.blob(), downloadName(response.headers.get('content-disposition'), fallbackName));
  return readFidelity(response.headers.get(FIDELITY_HEADER));
}

/** Date of the file names (spec §9), local. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
