import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../../apps/cli/bin/v8-flags.js';

const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** A server that is killed and started again over the same data. */
export class KillableServer {
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  /** Its address; another one after each start. */
  url = '';
  /** Of the one-time link that its last start has printed. */
  linkKey = '';

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  /** @returns what it took until it greeted, ms */
  async start(): Promise<number> {
    const began = performance.now();
    const server = spawn(process.execPath, [...V8_FLAGS, SERVER], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PAGEWRIGHT_LLM_FIND: 'off', ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    const link = new URL(await greeting(server));
    this.url = link.origin;
    this.linkKey = link.searchParams.get('link') ?? '';
    return performance.now() - began;
  }

  /** At once, as a power cut of the process: nothing of it has time to end well. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }
}

function greeting(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const link = /http:\/\/\S+\/login\?link=\S+/.exec(said);
      if (link) resolve(link[0]);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}
