import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import { describe, expect, it } from 'vitest';
import { images } from './features/images/tables.ts';
import { openInMemory } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** What one account could take of everybody's memory, with smaller figures and the same bounds. */

const PAGE_START =
  '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>';
const MB = 2 ** 20;

async function withServer(test: (server: TestServer) => Promise<void>, printer?: Printer): Promise<void> {
  const server = await startTestServer(await openInMemory(), printer ? { printer } : {});
  try {
    await test(server);
  } finally {
    await server.stop();
  }
}

/** Fetches every picture as a browser does, a few at a time, and keeps none. */
function readingPrinter(onRead: () => void): Printer {
  const pdf = async ({ assets, readPicture }: PrintJob): Promise<Uint8Array> => {
    for (const key of Object.keys(assets)) {
      for await (const _ of (await readPicture?.(key)) ?? []) onRead();
    }
    await pause(20);
    return Buffer.from('%PDF-1.7');
  };
  return {
    warm: async () => undefined,
    pdf,
    png: async (job) => [await pdf(job)],
    html: async () => '',
    parts: async (_, componentIds) => componentIds.map(() => undefined),
    contactSheet: pdf,
    processIds: () => [],
    close: async () => undefined,
  };
}

describe('one account does not take what is everybody’s', { timeout: 180_000 }, () => {
  it('with twelve exports at once of a page of 38 pictures', async () => {
    let peak = 0;
    const measure = (): void => {
      peak = Math.max(peak, process.memoryUsage().rss);
    };
    await withServer(async (server) => {
      const person = await server.newPerson();
      const call = (path: string, payload: object) =>
        server.call({ method: 'POST', url: `/api/pagewright/${path}`, token: person.token, payload });
      const projectId = (await call('project/add', {})).json().data.id;
      const keys: string[] = [];
      for (let index = 0; index < 38; index += 1) {
        const file = await server.services.blobs.put('images/', randomBytes(2 * MB));
        const key = `picture-of-the-attack-${index}`;
        const about = { userId: person.id, projectId, name: 'a.bmp', mime: 'image/bmp', width: 800, height: 800 };
        await server.database.db.insert(images).values({ key, ...about, file });
        keys.push(key);
      }
      const shown = keys.map(
        (key, index) =>
          `<Image id="i${index}" x={0} y={0} width={10} height={10} imageUrl="/api/pagewright/image/${key}" />`,
      );
      const added = await call('page/add', { projectId, styledText: `${PAGE_START}${shown.join('')}</Page>` });
      expect(added.statusCode).toBe(200);
      const before = process.memoryUsage().rss;
      const answers = await Promise.all(Array.from({ length: 12 }, () => call('project/export', { projectId })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
      expect(peak).toBeGreaterThan(0);
      // Twelve times 38 pictures of 2 MB, held and base64-coded, are 1,216 MB.
      expect((peak - before) / MB).toBeLessThan(400);
    }, readingPrinter(measure));
  });
});
