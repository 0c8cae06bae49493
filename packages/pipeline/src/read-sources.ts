import type { SourceDocument } from '@pagewright/model/source-document';
import { readSource, readText } from '@pagewright/source/read';
import { throwIfCancelled } from './cancellation.ts';
import type { FileInHand, PipelineEvents, PipelineRequest, SourceFile } from './request.ts';

/** Files read at the same time: each one has a worker of its own. */
const PARALLEL_READS = 2;

/**
 * Reads all files, in their order, and the typed text last.
 * @throws PagewrightError `file/…` naming the file, `generation/cancelled`
 */
export async function readSources(
  { files, text, language }: Pick<PipelineRequest, 'files' | 'text' | 'language'>,
  { signal, onProgress }: PipelineEvents = {},
): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  let next = 0;
  let done = 0;
  // The first failure stops the other reads too.
  const failure = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const readOn = async (): Promise<void> => {
    while (next < files.length && !stop.aborted) {
      const index = next;
      next += 1;
      const file = files[index] as SourceFile;
      const tell = (inHand: FileInHand): void => onProgress?.('reading', done / files.length, inHand);
      tell({ name: file.name });
      const onScan = (page: number, pages: number): void => tell({ name: file.name, scan: { page, pages } });
      documents[index] = await readSource(file, { signal: stop, language, onScan });
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_READS }, readOn));
  } catch (error) {
    failure.abort();
    throw error;
  }
  throwIfCancelled(signal);
  onProgress?.('reading', 1);
  return text?.trim() ? [...documents, readText(text)] : documents;
}
