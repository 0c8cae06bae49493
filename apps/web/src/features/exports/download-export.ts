import { exportProject } from '@pagewright/contract/exports';
import { FIDELITY_HEADER, readFidelity } from '@pagewright/contract/fidelity-header';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Fidelity } from '@pagewright/export/fidelity';
import { EXPORT_FORMATS, type ExportFormatId } from '@pagewright/export/formats';
import type { OptionValue } from '@pagewright/export/option-fields';
import { api } from '../../app/api/api.ts';
import { downloadName, saveFile } from '../../app/api/download.ts';

/** Printing hundreds of pages takes longer than other calls, and so does waiting until others have printed theirs, ms. */
export const EXPORT_TIMEOUT = 180_000;

export interface ExportOrder {
  readonly projectId: number;
  /** All pages of the project. */
  readonly pages: readonly ProjectPage[];
  readonly type: ExportFormatId;
  /** All that are not hidden and hold something where undefined. */
  readonly pageIds: readonly number[] | undefined;
  /** The format's defaults where undefined. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Under which the server tells how far it is. */
  readonly ticket?: string;
  /** Number of the page where it is one. */
  readonly pageNumber: number | undefined;
}

export interface Exported {
  /** Of the file. */
  readonly name: string;
  /** What became of the objects; undefined where a newer server says it in other words. */
  readonly fidelity: Fidelity | undefined;
}

/** Has the server make a file and saves it. */
export async function downloadExport(order: ExportOrder, signal: AbortSignal): Promise<Exported> {
  const { projectId, type, pageIds, options, ticket } = order;
  const response = await api.open(exportProject, {
    body: {
      projectId,
      type,
      ...(pageIds ? { pageIds: [...pageIds] } : {}),
      ...(options ? { options: { ...options } } : {}),
      ...(ticket ? { ticket } : {}),
    },
    timeoutMs: EXPORT_TIMEOUT,
    signal,
  });
  const name = downloadName(response.headers.get('content-disposition'), fallbackName(order));
  saveFile(await response.blob(), name);
  return { name, fidelity: readFidelity(response.headers.get(FIDELITY_HEADER)) };
}

/** page{number}_{date}, or 'all pages_{date}' (spec §9); of some pages the numbers of the first and the last, as on the server. */
export function fallbackName({
  type,
  pages,
  pageIds,
  pageNumber,
}: Pick<ExportOrder, 'type' | 'pages' | 'pageIds' | 'pageNumber'>): string {
  const chosen = pages.filter(({ id }) => pageIds?.includes(id));
  const some = `pages${chosen[0]?.pageNumber}-${chosen.at(-1)?.pageNumber}`;
  const which = pageNumber === undefined ? (pageIds ? some : 'all pages') : `page${pageNumber}`;
  return exportName(which, type);
}

/** With the local date (spec §9). @param which the pages */
export function exportName(which: string, type: ExportFormatId): string {
  return `${which}_${new Date().toLocaleDateString('sv-SE')}.${EXPORT_FORMATS[type].extension}`;
}
