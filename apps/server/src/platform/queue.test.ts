import { expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../testing/test-server.ts';
import { type JobKind, openQueue } from './queue.ts';

const payload = z.object({ text: z.string() });

onBothDatabases('the queue', { jobs: false }, (current) => {
  it('begins what is sent at once, and what was put off when it is due', async () => {
    const { database } = current();
    const kind: JobKind<typeof payload> = { name: 'test-put-off', payload };
    const queue = await openQueue(database, [kind], () => undefined);
    const begun = new Map<string, number>();
    await queue.work(kind, 2, async ({ text }) => void begun.set(text, performance.now()));
    const sent = performance.now();
    await database.db.transaction(async (tx) => {
      await queue.send(tx, kind, { text: 'later' }, { afterSeconds: 2 });
      await queue.send(tx, kind, { text: 'now' });
    });
    // Far less than the time after which an unused queue is asked.
    await expect.poll(() => begun.size, { timeout: 20_000 }).toBe(2);
    expect((begun.get('later') ?? 0) - sent).toBeGreaterThanOrEqual(2_000);
    expect(begun.get('now')).toBeLessThan(begun.get('later') ?? 0);
    await queue.stop();
  });
});
