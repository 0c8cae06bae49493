import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { newProject } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Pages of the largest texts that are taken: 250 kB in each of the three. */
const PAGES = 12;
const TEXT = 32 * 7_800;
const AT_ONCE = 8;

/** ms of work during which a server may be deaf to others. */
const DEAF = 250;

/** Asks for the same list so many times at once, in a thread of its own, and says what came: status and bytes of each. */
const CLIENT = `
  const { parentPort, workerData: { url, authorization, atOnce } } = require('node:worker_threads');
  const ask = async () => {
    const answer = await fetch(url, { headers: { authorization } });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  Promise.all(Array.from({ length: atOnce }, ask)).then((answers) => parentPort.postMessage(answers));
`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(await openInMemory());
});
afterAll(() => server.stop());

it('many lists of large pages at once keep the event loop free', async () => {
  const { token } = await server.newPerson();
  const projectId = await newProject(server, token);
  await server.database.db.execute(sql`
    insert into pages (project_id, page_number, page_content, generated_text, styled_text)
    select ${projectId}, number, text, text, text
    from generate_series(1, ${PAGES}) as number, repeat(md5('a page'), ${TEXT / 32}) as text`);
  const url = `${await server.app.listen({ port: 0 })}/api/pagewright/page/list?projectId=${projectId}`;
  const workerData = { url, authorization: `Bearer ${token}`, atOnce: AT_ONCE };
  // This thread's own work between two turns of its event loop: the clock would count what else the machine does.
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
  }, 5);
  const client = new Worker(CLIENT, { eval: true, workerData });
  const answers = await new Promise<{ status: number; bytes: number }[]>((resolve, reject) => {
    client.once('message', resolve).once('error', reject);
  });
  clearInterval(timer);
  expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
  for (const { bytes } of answers) expect(bytes).toBeGreaterThan(PAGES * 3 * TEXT);
  expect(longest).toBeLessThan(DEAF);
});
