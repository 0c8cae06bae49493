import { PagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases, type TestServer } from '../../testing/test-server.ts';
import { openQueue, type Queue } from '../queue.ts';
import { jobs } from '../tables.ts';
import { JobNotes } from './job-notes.ts';
import { queuedJob } from './job-rows.ts';
import { type JobContext, JobWorker } from './job-worker.ts';
import { Jobs } from './jobs.ts';
import { type WorkKind, workKind } from './work-kind.ts';

let made = 0;
/** A kind of its own for each test. */
function newKind(limits: Partial<WorkKind> = {}) {
  made += 1;
  const payload = z.object({ text: z.string() });
  return workKind({
    name: `test-${made}`,
    payload,
    result: z.string(),
    parallel: 2,
    timeoutMs: 20_000,
    limits: { person: 3, all: 5 },
    ...limits,
  } as WorkKind<typeof payload, z.ZodString>);
}
type TestKind = ReturnType<typeof newKind>;
type Perform = (payload: { text: string }, context: JobContext) => Promise<string>;

onBothDatabases('jobs', { jobs: false }, (current) => {
  async function setUp(kind: TestKind) {
    const { database }: TestServer = current();
    const notes = new JobNotes();
    await notes.start(database);
    const open = (): Promise<Queue> => openQueue(database, [{ name: kind.name, payload: queuedJob }], () => undefined);
    const queue = await open();
    const workers: JobWorker[] = [];
    const queues = [queue];
    const undone: string[] = [];
    const undo = async (result: string): Promise<void> => void undone.push(result);
    const work = async (perform: Perform) => {
      const own = await open();
      queues.push(own);
      const worker = new JobWorker({ db: database.db, queue: own, notes, onError: () => undefined });
      await worker.start(false);
      await worker.work(kind, { perform, undo });
      workers.push(worker);
      return worker;
    };
    const asked = new Jobs(database.db, queue, notes);
    const run = (text: string, userId = 1, signal = new AbortController().signal, onProgress?: (of: number) => void) =>
      asked.run(kind, { text }, { userId, signal, ...(onProgress ? { onProgress } : {}) });
    const rows = () => database.db.select().from(jobs).where(eq(jobs.kind, kind.name));
    const stop = async () => {
      for (const worker of workers) worker.stop();
      for (const one of queues) await one.stop();
      await notes.stop();
    };
    return { asked, run, work, rows, stop, undone, db: database.db };
  }

  it('are done by a worker, and whoever waits gets the result, the progress or the error', async () => {
    const { run, work, stop } = await setUp(newKind());
    await work(async ({ text }, { progress }) => {
      if (text === 'bad') throw new PagewrightError('file/corrupt', { file: 'a.pdf' });
      progress(0.5);
      await new Promise((done) => setTimeout(done, 300));
      return text.toUpperCase();
    });
    const heard: number[] = [];
    expect(await run('words', 1, undefined, (fraction) => heard.push(fraction))).toBe('WORDS');
    expect(heard).toEqual([0.5]);
    await expect(run('bad')).rejects.toMatchObject({ code: 'file/corrupt', params: { file: 'a.pdf' } });
    await stop();
  });

  it('tell how far they are now and then, and each new step at once', async () => {
    const { run, work, rows, stop } = await setUp(newKind());
    await work(async (_, { progress }) => {
      for (let page = 0; page < 500; page += 1) progress(page / 500);
      progress(0.99, 'last');
      await expect.poll(async () => (await rows())[0]?.step).toBe('last');
      return '';
    });
    const heard: number[] = [];
    await run('', 1, undefined, (fraction) => heard.push(fraction));
    expect(heard[0]).toBe(0);
    expect(heard.length).toBeLessThan(20);
    await stop();
  });

  it('are done one right behind the other: none waits for the next look into the queue', async () => {
    const many = 8;
    const { run, work, stop } = await setUp(newKind({ parallel: 1, limits: { person: many, all: many } }));
    await work(async ({ text }) => text);
    const began = performance.now();
    await Promise.all(Array.from({ length: many }, (_, index) => run(String(index))));
    // A look each two seconds would take fourteen.
    expect(performance.now() - began).toBeLessThan(7_000);
    await stop();
  });

  it('are limited for each person and for all', async () => {
    const { run, rows, stop } = await setUp(newKind());
    const gone = new AbortController();
    const waiting = [1, 1, 1, 2, 2].map((person) => run('x', person, gone.signal).catch(({ code }) => code));
    await expect.poll(rows).toHaveLength(5);
    await expect(run('x', 1)).rejects.toMatchObject({ code: 'request/too-many' });
    await expect(run('x', 3)).rejects.toMatchObject({ code: 'request/overloaded' });
    gone.abort();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'generation/cancelled'));
    expect((await rows()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'cancelled'));
    await stop();
  });

  it('of whoever asks for many wait behind those of people who ask for few', async () => {
    const { run, rows, work, stop } = await setUp(newKind({ parallel: 1 }));
    const done: string[] = [];
    const waiting: Promise<string>[] = [];
    for (const [index, [text, person]] of (
      [
        ['first', 1],
        ['second', 1],
        ['third', 1],
        ['other', 2],
      ] as const
    ).entries()) {
      waiting.push(run(text, person));
      await expect.poll(rows).toHaveLength(index + 1);
    }
    await work(async ({ text }) => {
      done.push(text);
      return text;
    });
    await Promise.all(waiting);
    expect(done).toEqual(['first', 'other', 'second', 'third']);
    await stop();
  });

  it('are stopped where they run when nobody waits any more, and nothing is written then', async () => {
    const { run, work, rows, stop, undone } = await setUp(newKind());
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: stopped, resolve: hear } = Promise.withResolvers<void>();
    await work(async (_, { signal }) => {
      begin();
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      hear();
      return 'too late';
    });
    const gone = new AbortController();
    const waiting = run('x', 1, gone.signal);
    await begun;
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'generation/cancelled' });
    await stopped;
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'cancelled', result: null });
    await expect.poll(() => undone).toEqual(['too late']);
    await stop();
  });

  it('that fail without a reason are tried again, three times in all', async () => {
    const { run, work, rows, stop } = await setUp(newKind());
    const tries = new Map<string, number>();
    await work(async ({ text }) => {
      tries.set(text, (tries.get(text) ?? 0) + 1);
      if (text === 'never' || tries.get(text) === 1) throw new Error('broken');
      return 'at last';
    });
    const never = run('never').catch(({ code }) => code);
    expect(await run('second')).toBe('at last');
    expect(await never).toBe('request/unknown');
    expect(Object.fromEntries(tries)).toEqual({ second: 2, never: 3 });
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([2, 3]);
    await stop();
  });

  it('that take too long are ended', async () => {
    const { run, work, stop } = await setUp(newKind({ timeoutMs: 300 }));
    await work(
      (_, { signal }) => new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    );
    await expect(run('x')).rejects.toMatchObject({ code: 'request/overloaded' });
    await stop();
  });

  it('of a worker that died go to another one, and the dead writes nothing', async () => {
    const { run, work, rows, stop, db } = await setUp(newKind());
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
    let tries = 0;
    const handler: Perform = async () => {
      tries += 1;
      if (tries > 1) return 'the living';
      begin();
      await woken;
      return 'the dead';
    };
    await work(handler);
    const waiting = run('x');
    await begun;
    // As after 15 s of silence.
    await db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` });
    await work(handler);
    expect(await waiting).toBe('the living');
    wake();
    await new Promise((done) => setTimeout(done, 300));
    expect(await rows()).toMatchObject([{ state: 'done', result: 'the living', attempts: 2 }]);
    await stop();
  });

  it('are not begun any more once a worker is told to stop, which costs them no try', async () => {
    const { run, work, rows, stop } = await setUp(newKind({ parallel: 1 }));
    const begun: string[] = [];
    const worker = await work(({ text }, { signal }) => {
      begun.push(text);
      return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    const gone = new AbortController();
    const waiting = ['one', 'two'].map((text) => run(text, 1, gone.signal).catch(() => undefined));
    await expect.poll(() => begun).toHaveLength(1);
    await expect.poll(rows).toHaveLength(2);
    worker.stop();
    // Time for what went back to the queue to be taken again.
    await new Promise((done) => setTimeout(done, 500));
    expect(begun).toHaveLength(1);
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['queued', 0],
    ]);
    gone.abort();
    await Promise.all(waiting);
    await stop();
  });

  it('are forgotten an hour after they ended, and not before', async () => {
    const { asked, run, work, rows, stop, db } = await setUp(newKind());
    await work(async () => 'done');
    await run('x');
    await asked.tidy();
    expect(await rows()).toHaveLength(1);
    await db.update(jobs).set({ finishedAt: sql`now() - interval '61 minutes'` });
    await asked.tidy();
    expect(await rows()).toHaveLength(0);
    await stop();
  });
});
