import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, type ErrorParams, isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { SourceDocument } from '@pagewright/model/source-document';
import { detectKind } from './detect.ts';
import { readTxt, textDocument } from './formats/txt.ts';
import { IN_PROCESS_TEXT_BYTES, PARSING } from './limits.ts';
import { isOcrInstalled } from './ocr/installed.ts';
import { readScans } from './ocr/read-scans.ts';
import type { ScannedPage, ScanRequest } from './ocr/scanned-page.ts';
import type { PackedDocument } from './packed.ts';

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Longest time, ms. */
  readonly timeoutMs?: number;
  /** Most memory of the worker's heap, MB. */
  readonly memoryMb?: number;
  /** Language of the person: the likely one of a scan. */
  readonly language?: Language | undefined;
  /** How origins name the file, where that is not by its name; of what comes packed. */
  readonly originName?: string | undefined;
  /** Hears which page of a scan is read next, from 1, and how many there are to read. */
  readonly onScan?: ((page: number, pages: number) => void) | undefined;
}

/** What the worker is told: a file to read, or what was read off the pictures that it asked about. */
export interface ReadTask {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly packed: boolean;
  readonly canReadScans: boolean;
  readonly originName?: string | undefined;
}
export type ReadMessage = ReadTask | { readonly scanned: ScannedPage[] };
/** What the worker says: what it read, or which pages are pictures. */
export type ReadReply =
  | { readonly scans: ScanRequest }
  | { readonly document: SourceDocument }
  | { readonly packed: PackedDocument }
  | { readonly error: { readonly code: ErrorCode; readonly params: ErrorParams; readonly detail: string } };

/**
 * Reads a file in a worker thread, so that the caller goes on meanwhile. Small plain texts, which are read in one linear
 * pass, are read at once.
 * @throws PagewrightError `file/…` naming the file, `generation/cancelled`
 */
export async function readSource(
  input: { name: string; bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<SourceDocument> {
  const { kind, mismatch } = detectKind(input.name, input.bytes);
  if (kind === 'txt' && input.bytes.length <= IN_PROCESS_TEXT_BYTES) {
    return readTxt(input.name, input.bytes, mismatch ? [{ code: 'extension-mismatch', params: { kind } }] : []);
  }
  const reply = await readInWorker({ ...input, packed: false, canReadScans: isOcrInstalled() }, options);
  if ('document' in reply) return reply.document;
  throw new Error('the document came packed');
}

/**
 * As `readSource`, for whoever stores what was read: it comes as bytes, which pass from thread to thread without being
 * copied or parsed.
 */
export async function readPacked(
  input: { name: string; bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<PackedDocument> {
  const reply = await readInWorker(
    { ...input, packed: true, canReadScans: isOcrInstalled(), originName: options.originName },
    options,
  );
  if ('packed' in reply) return reply.packed;
  throw new Error('the document came unpacked');
}

/** Text that a person typed. */
export function readText(text: string, name = 'text'): SourceDocument {
  return textDocument(name, text);
}

/** Workers that finished a file and wait for another. One that failed is never used again. */
const idle: Worker[] = [];
/** Room for new objects in a worker, MB: with V8's own choice a large sheet takes a tenth more memory and no less time. */
const YOUNG_GENERATION_MB = 48;
const MAX_IDLE = Math.max(1, Math.min(4, availableParallelism()));

type Read = Exclude<ReadReply, { error: unknown } | { scans: unknown }>;

function readInWorker(input: ReadTask, options: ReadOptions): Promise<Read> {
  const { signal, timeoutMs = PARSING.timeoutMs, memoryMb = PARSING.memoryMb } = options;
  const { name } = input;
  if (signal?.aborted) return Promise.reject(new PagewrightError('generation/cancelled'));
  const worker = (memoryMb === PARSING.memoryMb ? idle.pop() : undefined) ?? startWorker(memoryMb);
  worker.ref();
  return new Promise((resolve, reject) => {
    const fail = (error: PagewrightError): void => {
      settle();
      void worker.terminate();
      reject(error);
    };
    const onTimeout = (): void =>
      fail(new PagewrightError('file/timeout', { file: name, seconds: Math.round(timeoutMs / 1000) }));
    let timer = setTimeout(onTimeout, timeoutMs);
    /** Reading scans has limits of its own; meanwhile the worker waits. */
    const scan = async (request: ScanRequest): Promise<void> => {
      clearTimeout(timer);
      try {
        const scanned = await readScans(input, request, { signal, language: options.language, onPage: options.onScan });
        if (isSettled) return;
        timer = setTimeout(onTimeout, timeoutMs);
        worker.postMessage({ scanned } satisfies ReadMessage);
      } catch (error) {
        if (isSettled) return;
        fail(isPagewrightError(error) ? error : new PagewrightError('file/corrupt', { file: name }, { cause: error }));
      }
    };
    const onAbort = (): void => fail(new PagewrightError('generation/cancelled'));
    const onError = (error: Error & { code?: string }): void => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || /memory|string longer/i.test(error.message);
      fail(
        new PagewrightError(
          outOfMemory ? 'file/memory' : 'file/corrupt',
          { file: name, megabytes: memoryMb },
          { cause: error },
        ),
      );
    };
    const onExit = (): void => fail(new PagewrightError('file/memory', { file: name, megabytes: memoryMb }));
    const onMessage = (reply: ReadReply): void => {
      if ('scans' in reply) return void scan(reply.scans);
      if ('error' in reply) {
        return fail(new PagewrightError(reply.error.code, reply.error.params, { detail: reply.error.detail }));
      }
      settle();
      keep(worker, memoryMb);
      resolve(reply);
    };
    let isSettled = false;
    const settle = (): void => {
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    signal?.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(input);
  });
}

function startWorker(memoryMb: number): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB, stackSizeMb: 8 },
  });
  // A worker that dies while nobody listens to it must not end the process.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
  });
  return worker;
}

function keep(worker: Worker, memoryMb: number): void {
  if (memoryMb !== PARSING.memoryMb || idle.length >= MAX_IDLE) {
    void worker.terminate();
    return;
  }
  worker.unref();
  idle.push(worker);
}
