import { type ChildProcess, fork } from 'node:child_process';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { OCR } from '../limits.ts';
import type { OcrAnswer, OcrTask } from './ocr-messages.ts';
import type { ScannedPage, ScanRequest } from './scanned-page.ts';

export interface ScanOptions {
  readonly signal?: AbortSignal | undefined;
  /** Language of the person, where the file says nothing. */
  readonly language?: Language | undefined;
  /** Hears which page is read next, from 1, and how many there are to read. */
  readonly onPage?: ((page: number, pages: number) => void) | undefined;
  /** Hears the id of the process that reads. */
  readonly onStart?: ((processId: number | undefined) => void) | undefined;
}

/**
 * Reads pages of a PDF file that are pictures, in a process of its own, one page at a time; no more than `OCR.maxPages`.
 * Those that are no scans are left out.
 * @throws PagewrightError `file/timeout`, `file/memory`, `file/corrupt` naming the file, `generation/cancelled`
 */
export async function readScans(
  file: { readonly name: string; readonly bytes: Uint8Array },
  { pages, language }: ScanRequest,
  options: ScanOptions = {},
): Promise<ScannedPage[]> {
  const { signal, onPage, onStart } = options;
  if (signal?.aborted) throw new PagewrightError('generation/cancelled');
  const reader = startProcess();
  onStart?.(reader.pid);
  const ask = (task: OcrTask): Promise<OcrAnswer> => answerOf(reader, task, file.name, signal);
  try {
    await ask({ open: file.bytes, expected: language ?? options.language ?? 'en-US' });
    const read: ScannedPage[] = [];
    const wanted = pages.slice(0, OCR.maxPages);
    for (const [index, page] of wanted.entries()) {
      onPage?.(index + 1, wanted.length);
      const answer = await ask({ read: page });
      if ('page' in answer && answer.page) read.push(answer.page);
    }
    return read;
  } finally {
    reader.kill('SIGKILL');
  }
}

/** It is given nothing of what this process knows, and may write nowhere and start nothing. */
function startProcess(): ChildProcess {
  return fork(new URL('./process.ts', import.meta.url), {
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function answerOf(
  reader: ChildProcess,
  task: OcrTask,
  name: string,
  signal: AbortSignal | undefined,
): Promise<OcrAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      reader.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const fail = (error: PagewrightError): void => {
      settle();
      reject(error);
    };
    const onAbort = (): void => fail(new PagewrightError('generation/cancelled'));
    const onError = (cause: Error): void => fail(new PagewrightError('file/corrupt', { file: name }, { cause }));
    // Its guard ended it, or the system did for want of memory.
    const onExit = (_code: number | null, by: NodeJS.Signals | null): void =>
      fail(by === 'SIGTERM' ? late() : new PagewrightError('file/memory', { file: name, megabytes: OCR.memoryMb }));
    const onMessage = (answer: OcrAnswer): void => {
      if ('failed' in answer)
        return fail(new PagewrightError('file/corrupt', { file: name }, { detail: answer.failed }));
      settle();
      resolve(answer);
    };
    const late = (): PagewrightError =>
      new PagewrightError('file/timeout', { file: name, seconds: OCR.pageCpuMs / 1000 });
    const timer = setTimeout(() => fail(late()), OCR.pageTimeoutMs);
    signal?.addEventListener('abort', onAbort);
    reader.on('message', onMessage).on('exit', onExit).on('error', onError);
    reader.send(task);
  });
}
