import { isApiError } from '../../app/api/api-error.ts';
import { saveFile } from '../../app/api/download.ts';
import { queryClient } from '../../app/query-client.ts';
import { downloadExport, type Exported, type ExportOrder, fallbackName } from './download-export.ts';
import { abilitiesQuery } from './export-abilities.ts';

interface Making {
  readonly signal: AbortSignal;
  /** Brings to the server what it does not have yet, which may take as long as a picture is on its way. */
  readonly before?: (() => Promise<unknown>) | undefined;
  /** Told how far it is, 0 to 1, where it is made here: of what the server makes the server knows. */
  readonly progress?: (share: number) => void;
}

/**
 * Makes a file and saves it: on the server, or here where a PDF is wanted and the server has no browser to print with.
 * @throws ApiError, AbortError as soon as it is stopped
 */
export async function exportFile(order: ExportOrder, making: Making): Promise<Exported> {
  if (making.before) await unlessStopped(making.before(), making.signal);
  if (order.type !== 'pdf') return downloadExport(order, making.signal);
  const { printsPages } = await queryClient.fetchQuery(abilitiesQuery);
  making.signal.throwIfAborted();
  if (!printsPages) return makeHere(order, making);
  try {
    return await downloadExport(order, making.signal);
  } catch (error) {
    // What prints may be another machine than the one that was asked.
    if (!isApiError(error) || error.code !== 'print/no-browser') throw error;
    return makeHere(order, making);
  }
}

/** Waits no longer than until it is stopped. @throws AbortError */
function unlessStopped<Value>(waiting: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const stopped = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => stopped.reject(signal.reason), { once: true });
  return Promise.race([waiting, stopped.promise]);
}

async function makeHere(order: ExportOrder, making: Making): Promise<Exported> {
  const { makeProjectPdf } = await import('./in-browser/project-pdf.ts');
  const { file, fidelity } = await makeProjectPdf(order, making);
  const name = fallbackName(order);
  saveFile(file, name);
  return { name, fidelity };
}

/** Each page as a file of its own, where they could not be put together (spec §8). @returns how many there are */
export async function exportSeparately(order: ExportOrder, making: Making): Promise<number> {
  const { makeSeparateProjectPdfs } = await import('./in-browser/project-pdf.ts');
  return makeSeparateProjectPdfs(
    order,
    (file, pageNumber) => saveFile(file, fallbackName({ ...order, pageNumber })),
    making,
  );
}
