import { expect, it } from 'vitest';
import { onBothDatabases } from '../testing/test-server.ts';
import { TryCounters } from './try-counters.ts';

onBothDatabases('counted tries', {}, (current) => {
  it('are one count for all processes, also side by side', async () => {
    const { db } = current().database;
    const processes = [new TryCounters(db), new TryCounters(db), new TryCounters(db)];
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => processes[index % 3]?.count('shared', { tries: 17, seconds: 60 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'request/too-many' });
    expect(refused?.reason.params.seconds).toBeGreaterThan(50);
    expect(refused?.reason.params.seconds).toBeLessThanOrEqual(60);
  });

  it('start again when their time is over, and are tidied away', async () => {
    const { db } = current().database;
    const tries = new TryCounters(db);
    const limit = { tries: 1, seconds: 1 };
    await tries.count('short', limit);
    await expect(tries.count('short', limit)).rejects.toMatchObject({ code: 'request/too-many' });
    await new Promise((done) => setTimeout(done, 1_100));
    await tries.count('short', limit);
    await tries.forget('short');
    await tries.count('short', limit);
  });
});
