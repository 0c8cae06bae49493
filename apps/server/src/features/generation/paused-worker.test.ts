import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../platform/database.ts';
import { createTestDatabase } from '../../testing/test-postgres.ts';
import { startTestServer, type TestServer, WELCOME_POINTS } from '../../testing/test-server.ts';
import { balances, ledger } from '../billing/tables.ts';
import { pages } from '../pages/tables.ts';
import { generations } from './tables.ts';

const PAGES = 90;
const MAIN = join(import.meta.dirname, '../../main.ts');

/** A text long enough for so many pages. */
const TEXT = Array.from(
  { length: 120 },
  (_, index) => `## Section ${index}\n\nStatement ${index} of the report says that value ${index * 7} was measured.\n`,
).join('\n');

describe('a worker that is paused past its lease', () => {
  let server: TestServer;
  let url: string;
  let folder: string;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-test-paused-'));
    url = await createTestDatabase();
    server = await startTestServer(await openPostgres(url), { blobFolder: join(folder, 'blobs') });
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function startWorker(): Promise<ChildProcess> {
    // Nothing is printed here: a worker that finds no browser does not warm one up.
    const browser = { PAGEWRIGHT_CHROMIUM: join(folder, 'no-browser') };
    const env = { ...process.env, DATABASE_URL: url, PAGEWRIGHT_DATA: folder, ...browser };
    const worker = spawn(process.execPath, [MAIN, '--role', 'worker'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    await new Promise((running, failed) => {
      worker.stdout?.once('data', running);
      worker.once('exit', () => failed(new Error('the worker did not start')));
    });
    return worker;
  }

  it('is replaced, and writes nothing when it wakes', async () => {
    const { db } = server.database;
    const person = await server.newPerson({ invited: true });
    const { token } = person;
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    const projectId = made.json().data.id as number;
    const first = await startWorker();
    const paused = new Promise<void>((done) => {
      server.services.notes.follow(projectId, (note) => {
        if (note.type === 'page' && first.kill('SIGSTOP')) done();
      });
    });
    const payload = { projectId, text: TEXT, settings: { pageCount: PAGES } };
    const asked = await server.call({ method: 'POST', url: '/api/pagewright/project/generate', token, payload });
    const generationId = asked.json().data.generationId as number;
    const generation = async () => {
      const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
      return row;
    };
    await paused;
    // What had reached the database is committed by now.
    await pause(300);
    expect(await generation()).toMatchObject({ state: 'running', attempts: 1 });
    expect((await generation())?.pagesDone).toBeLessThan(PAGES);

    await startWorker();
    await expect.poll(async () => (await generation())?.state, { interval: 500 }).toBe('done');
    const stored = async () => ({
      pages: await db.select().from(pages).where(eq(pages.projectId, projectId)).orderBy(asc(pages.pageNumber)),
      generation: await generation(),
      balance: (await db.select().from(balances).where(eq(balances.userId, person.id)))[0],
      ledger: await db.select().from(ledger).where(eq(ledger.userId, person.id)).orderBy(asc(ledger.id)),
    });
    const before = await stored();
    expect(before.pages.map(({ pageNumber }) => pageNumber)).toEqual(Array.from({ length: PAGES }, (_, at) => at + 1));
    expect(before.pages.some(({ draft }) => draft)).toBe(false);
    expect(before.generation).toMatchObject({ attempts: 2, pagesDone: PAGES });
    expect(before.balance).toMatchObject({ available: WELCOME_POINTS - PAGES, reserved: 0 });

    first.kill('SIGCONT');
    await pause(4_000);
    expect(await stored()).toEqual(before);
    const [sum] = await db
      .select({ available: sql<number>`sum(${ledger.available})::int` })
      .from(ledger)
      .where(eq(ledger.userId, person.id));
    expect(sum?.available).toBe(WELCOME_POINTS - PAGES);
    // It lives on.
    expect(first.exitCode).toBeNull();
  });
});
