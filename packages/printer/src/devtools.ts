import type { Readable, Writable } from 'node:stream';
import type { DrawnArea } from './job.ts';

/**
 * Chromium's DevTools protocol over the pipe of `--remote-debugging-pipe`: JSON messages that end in a NUL byte. A pipe
 * opens no port and Chromium ends with it, so a killed parent leaves no browser behind. Written by hand because loading
 * a driver library costs a quarter of the time of a small job.
 */

/** The commands in use: parameters and result (chromedevtools.github.io/devtools-protocol). */
interface Commands {
  'Target.createTarget': [{ url: string }, { targetId: string }];
  'Target.closeTarget': [{ targetId: string }, unknown];
  'Target.attachToTarget': [{ targetId: string; flatten: true }, { sessionId: string }];
  'Inspector.enable': [Record<string, never>, unknown];
  'Runtime.enable': [Record<string, never>, unknown];
  'Runtime.evaluate': [
    { expression: string; awaitPromise: boolean; returnByValue: boolean },
    { result: { value?: unknown }; exceptionDetails?: { text: string; exception?: { description?: string } } },
  ];
  'Page.enable': [Record<string, never>, unknown];
  'Page.addScriptToEvaluateOnNewDocument': [{ source: string }, unknown];
  'Page.navigate': [{ url: string }, { errorText?: string }];
  'Page.printToPDF': [
    {
      preferCSSPageSize: boolean;
      printBackground: boolean;
      generateTaggedPDF: boolean;
      generateDocumentOutline: boolean;
      transferMode: 'ReturnAsStream';
    },
    { stream: string },
  ];
  'Page.captureScreenshot': [
    { format: 'png'; clip: DrawnArea & { scale: number }; captureBeyondViewport: true; optimizeForSpeed?: boolean },
    { data: string },
  ];
  'Emulation.setDeviceMetricsOverride': [
    { width: number; height: number; deviceScaleFactor: number; mobile: boolean },
    unknown,
  ];
  'IO.read': [{ handle: string; size: number }, { data: string; base64Encoded?: boolean; eof: boolean }];
  'IO.close': [{ handle: string }, unknown];
  'SystemInfo.getProcessInfo': [Record<string, never>, { processInfo: { type: string; id: number }[] }];
}
export type CommandName = keyof Commands;
export type CommandParams<C extends CommandName> = Commands[C][0];
export type CommandResult<C extends CommandName> = Commands[C][1];

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export type EventListener = (method: string, params: unknown) => void;

export class DevToolsConnection {
  readonly #output: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, EventListener>();
  #lastId = 0;
  #closed: Error | undefined;
  #partial: Buffer[] = [];

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    input.on('data', (chunk: Buffer) => this.#receive(chunk));
    input.on('close', () => this.close(new Error('the browser closed its pipe')));
    for (const stream of [output, input]) stream.on('error', (error: Error) => this.close(error));
  }

  send<C extends CommandName>(method: C, params: CommandParams<C>, sessionId?: string): Promise<CommandResult<C>> {
    if (this.#closed) return Promise.reject(this.#closed);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** One listener for the events of a session. */
  listen(sessionId: string, listener: EventListener): void {
    this.#listeners.set(sessionId, listener);
  }

  /** Fails every command that has no answer yet. */
  close(reason: Error): void {
    if (this.#closed) return;
    this.#closed = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const parts = [...this.#partial, chunk.subarray(start, end)];
      this.#partial = [];
      start = end + 1;
      this.#handle(JSON.parse(Buffer.concat(parts).toString()) as Message);
    }
    if (start < chunk.length) this.#partial.push(chunk.subarray(start));
  }

  #handle(message: Message): void {
    if (message.id === undefined) {
      if (message.method && message.sessionId) {
        this.#listeners.get(message.sessionId)?.(message.method, message.params);
      }
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result);
  }
}
