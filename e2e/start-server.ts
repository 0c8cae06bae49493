import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { putDatabaseInto } from '@pagewright/server/src/testing/test-database.ts';
import { V8_FLAGS } from '../apps/cli/bin/v8-flags.js';

const SERVER = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

/** ms a server may take until it greets: the first start makes its database, beside whatever else the machine does. */
const START_TIMEOUT = 300_000;

export interface StartedServer {
  readonly url: string;
  readonly processId: number;
  /** Signs in as the owner, once. */
  readonly ownerLink: string;
  /** The server's data folder; what it holds goes with the server. */
  readonly dataFolder: string;
  /** Where messages lie that no service sends. */
  readonly outbox: string;
  stop(): Promise<void>;
}

/**
 * Starts the server, as people start it for the first time, on a free port with a data folder of its own.
 * @param settings of its environment
 */
export function startServer(settings: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  return startIn(() => Promise.resolve(), settings);
}

/** Starts the server as people start it again: with the database that tests have made once. */
export function startServerAgain(settings: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  return startIn(putDatabaseInto, settings);
}

async function startIn(
  prepare: (dataFolder: string) => Promise<void>,
  settings: Readonly<Record<string, string>>,
): Promise<StartedServer> {
  const data = await mkdtemp(join(tmpdir(), 'pagewright-e2e-'));
  const removed = () => rm(data, { recursive: true, force: true });
  try {
    await prepare(data);
    const server = await run(data, settings);
    const stop = () => server.stop().then(removed);
    return { ...server, dataFolder: data, outbox: join(data, 'outbox'), stop };
  } catch (error) {
    await removed();
    throw error;
  }
}

async function run(
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Pick<StartedServer, 'url' | 'processId' | 'ownerLink' | 'stop'>> {
  const server = spawn(process.execPath, [...V8_FLAGS, SERVER], {
    // What is thrown away after the test need not reach the disk.
    env: {
      ...process.env,
      PAGEWRIGHT_FSYNC: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
      PAGEWRIGHT_DATA: data,
      DATABASE_URL: '',
      PAGEWRIGHT_LLM_FIND: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => ended(server);
  try {
    const ownerLink = await greeting(server);
    await calm(new URL('/api/getInfo', ownerLink));
    return { url: new URL(ownerLink).origin, processId: server.pid ?? 0, ownerLink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The owner's link out of what the server says when it is up. */
function greeting(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`no greeting from the server:\n${said}`)), START_TIMEOUT);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const link = /http:\/\/\S+\/login\?link=\S+/.exec(said);
      if (!link) return;
      clearTimeout(timer);
      resolve(link[0]);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

/** Waits while a server that has only just started on a busy machine turns calls away. */
async function calm(address: URL): Promise<void> {
  const until = performance.now() + START_TIMEOUT;
  for (let calls = 0; calls < 3 && performance.now() < until; ) {
    calls = (await fetch(address)).status === 503 ? 0 : calls + 1;
    await pause(300);
  }
}

/** Asks the server to stop, and makes it after a while. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(timer);
}
