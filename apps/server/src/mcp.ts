import { setTimeout as pause } from 'node:timers/promises';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { isPagewrightError } from '@pagewright/model/errors';
import serverPackage from '../package.json' with { type: 'json' };
import { ApiClient } from './features/mcp/api-client.ts';
import { LocalFiles } from './features/mcp/local-files.ts';
import { MCP_PATH } from './features/mcp/mcp-path.ts';
import { createMcpServer, type Face } from './features/mcp/mcp-server.ts';
import type { OwnerSession } from './features/mcp/owner-session.ts';
import { ToolFault } from './features/mcp/tool-fault.ts';
import { readConfig } from './platform/config.ts';
import { describeError, terminalLanguage } from './platform/describe-error.ts';
import { resolveDrizzleQuickly } from './platform/drizzle-resolution.ts';
import { errorLines } from './platform/loggable-error.ts';
import type { Opened } from './start.ts';

/**
 * The tools over standard input and output, for an assistant on this machine: no key, no port and no server. Nothing but the
 * protocol goes to standard output.
 */

interface Installation extends Opened {
  readonly session: OwnerSession;
}

/** The data folder belongs to one process: it is opened with the first call of a tool, and again where that failed. */
class LocalInstallation {
  #opening: Promise<Installation> | undefined;

  /** @throws ToolFault where a server has the folder, PagewrightError `install/…` */
  async open(): Promise<Installation> {
    this.#opening ??= openAlone();
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      if (!isPagewrightError(error) || error.code !== 'install/data-locked') throw error;
      throw new ToolFault(
        `${describeError(error, process.argv)} If a Pagewright server runs there, connect to its ${MCP_PATH} with an access token of the account centre instead.`,
      );
    }
  }

  async close(): Promise<void> {
    const opened = await this.#opening?.catch(() => undefined);
    await opened?.stop();
  }
}

async function openAlone(): Promise<Installation> {
  const config = { ...readConfig(process.env), role: 'all', logLevel: 'error' } as const;
  // Only now: assistants start the program to hear which tools there are, too, and the server is most of what it would load.
  resolveDrizzleQuickly();
  const { open } = await import('./start.ts');
  const { OwnerSession } = await import('./features/mcp/owner-session.ts');
  // Who is alone is not turned away because it is busy.
  const opened = await open(config, logError, { log: process.stderr, maxDelayMs: Number.POSITIVE_INFINITY });
  const { db, sessions } = opened.services;
  return { ...opened, session: new OwnerSession(db, sessions) };
}

/** ms that calls which were cancelled have to tidy up; assistants end a program by force soon after. */
const TIDYING_MS = 1_500;

/** The calls that have not ended yet. */
class OpenCalls {
  readonly #open = new Set<Promise<unknown>>();

  add(call: Promise<unknown>): void {
    this.#open.add(call);
    const ended = (): boolean => this.#open.delete(call);
    call.then(ended, ended);
  }

  async ended(): Promise<void> {
    await Promise.race([Promise.allSettled(this.#open), pause(TIDYING_MS)]);
  }
}

function logError(error: unknown): void {
  process.stderr.write(`${errorLines(error)}\n`);
}

function main(): void {
  const language = terminalLanguage(process.argv);
  const installation = new LocalInstallation();
  const gone = new AbortController();
  const calls = new OpenCalls();
  const face: Face = {
    language,
    files: new LocalFiles(),
    gone: gone.signal,
    onCall: (call) => calls.add(call),
    onError: logError,
    async client(signal) {
      const { app, session } = await installation.open();
      if (!app) throw new Error('an installation for tools has to answer');
      const caller = { authorization: () => session.authorization(), language, address: '127.0.0.1' };
      return new ApiClient(app, caller, signal);
    },
  };
  const served = serveStdio(() => createMcpServer(face, serverPackage.version), { onerror: logError });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    gone.abort();
    await served.close();
    await calls.ended();
    await installation.close();
    process.exit(0);
  };
  process.stdin.once('end', () => void stop());
  process.stdin.once('close', () => void stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main();
