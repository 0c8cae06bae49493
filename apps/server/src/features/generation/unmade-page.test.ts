import type { Page } from '@pagewright/components/models';
import type { Pace } from '@pagewright/contract/estimate';
import { isUnmadeText } from '@pagewright/design/page-or-reason';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { warmMaker } from '@pagewright/pipeline/testing/warm-maker';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openQueue } from '../../platform/queue.ts';
import { finished, generate, listPages, newProject, pointsOf, TEXT } from '../../testing/test-generations.ts';
import { onBothDatabases, WELCOME_POINTS } from '../../testing/test-server.ts';
import { ledger } from '../billing/tables.ts';
import { GENERATION_QUEUES } from './jobs.ts';
import { GenerationRunner } from './runner.ts';

/** Marks a page as the design does where it fails. */
function unmade(page: Page): Page {
  return { ...page, components: page.components.map((own) => ({ ...own, slot: 'unmade' })) };
}

onBothDatabases('a page that cannot be laid out', {}, (current) => {
  it('costs nothing, and the others what they cost', async () => {
    const server = current();
    const { database, services } = server;
    const person = await server.newPerson({ invited: true });
    const projectId = await newProject(server, person.token);
    const asked = await generate(server, person.token, { projectId, text: TEXT, settings: { pageCount: 4 } });
    const { generationId } = asked.json().data;
    const maker = warmMaker();
    const failing: PageMaker = {
      ...maker,
      make: (sources, request, events = {}) =>
        maker.make(sources, request, {
          ...events,
          onPage: (page, index, total) => events.onPage?.(index === 1 ? unmade(page) : page, index, total),
        }),
    };
    const onError = (error: unknown): never => {
      throw error;
    };
    const { db } = database;
    const { blobs, notes } = services;
    const queue = await openQueue(database, GENERATION_QUEUES, onError);
    await new GenerationRunner({ db, blobs, notes, queue, maker: failing, onError }).run(generationId);
    await maker.close();
    await queue.stop();
    const texts = (await listPages(server, person.token, projectId)).map(({ styledText }) => styledText);
    expect(texts.map(isUnmadeText)).toEqual([false, true, false, false]);
    expect(await pointsOf(server, person)).toEqual({ available: WELCOME_POINTS - 3, reserved: 0 });
    const posted = await db
      .select({ page: ledger.page })
      .from(ledger)
      .where(eq(ledger.job, `generation:${generationId}`));
    expect(posted.filter(({ page }) => page > 0).map(({ page }) => page)).toEqual([1, 3, 4]);
  });
});

onBothDatabases('how fast a module was', { working: true }, (current) => {
  it('is told once there are three documents to tell it of, and used for the estimate', async () => {
    const server = current();
    const person = await server.newPerson({ invited: true });
    const { token } = person;
    const module = async (): Promise<{ pace: Pace | null }> =>
      (await server.call({ method: 'GET', url: '/api/pagewright/module/getInfo/local', token })).json().data;
    expect((await module()).pace).toBeNull();
    for (const pageCount of [3, 5, 4]) {
      const projectId = await newProject(server, token);
      await generate(server, token, { projectId, text: TEXT, settings: { pageCount } });
      await finished(server, person, projectId);
    }
    const { pace } = await module();
    expect(pace).toMatchObject({ generations: 3, typicalPages: 4 });
    expect(pace?.secondsPerPage).toBeLessThan(30);
    // Nothing of it is slow here: the estimate of 100 pages is what was measured, and not the usual.
    const projectId = await newProject(server, token);
    const asked = await generate(server, token, { projectId, text: TEXT, settings: { pageCount: 20 } });
    expect(asked.json().data.estimatedSeconds).toBe(
      Math.ceil(1 + (TEXT.length / 2 ** 20) * 0.8 + 20 * (pace?.secondsPerPage ?? 0)),
    );
  });
});
