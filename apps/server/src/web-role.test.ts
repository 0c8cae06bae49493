import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '@pagewright/source/testing/zip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from './platform/database.ts';
import { createTestDatabase } from './testing/test-postgres.ts';
import { startTestServer } from './testing/test-server.ts';
import { whenFree } from './testing/when-free.ts';

/** Starts a web process and says where it is and what it has loaded. */
const STARTS_WEB = `
  const { registerHooks } = process.getBuiltinModule('node:module');
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  (async () => {
    const { start } = await import(${JSON.stringify(join(import.meta.dirname, 'start.ts'))});
    const { readConfig } = await import(${JSON.stringify(join(import.meta.dirname, 'platform/config.ts'))});
    const running = await start(readConfig(process.env, ['--role', 'web']), console.error);
    process.on('message', () => process.send({ url: running.url, loaded }));
    process.send({ url: running.url, loaded });
  })();
`;
const PAGE = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';
const LIST = { version: 2, title: 'Plan', language: 'en-US', pages: [{ path: 'pages/page-1.jsx' }], pictures: {} };
const ARCHIVE = zip({
  'pagewright.json': new TextEncoder().encode(JSON.stringify(LIST)),
  'pages/page-1.jsx': new TextEncoder().encode(PAGE),
});

let web: ChildProcess;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-test-web-'));
});
afterAll(() => {
  web?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('a web process parses nothing and holds no browser: another process reads, unpacks, prints and draws for it', async () => {
  const databaseUrl = await createTestDatabase();
  const blobFolder = join(folder, 'blobs');
  web = spawn(process.execPath, ['-e', STARTS_WEB], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      PAGEWRIGHT_DATA: join(folder, 'data'),
      PAGEWRIGHT_BLOBS: `file://${blobFolder}`,
    },
  });
  const told = (): Promise<{ url: string; loaded: string[] }> => new Promise((hear) => web.once('message', hear));
  const { url } = await told();
  let token = '';
  const call = async (path: string, body: object | FormData): Promise<Response> =>
    whenFree(() =>
      fetch(`${url}/api/${path}`, {
        method: 'POST',
        body: body instanceof FormData ? body : JSON.stringify(body),
        headers: {
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      }),
    );
  const data = async (answer: Response) => ((await answer.json()) as { data: never }).data as Record<string, never>;
  const password = 'correct horse 9';
  const person = { email: 'a@example.org', password, confirmPassword: password, scenario: 'work', agreement: true };
  token = (await data(await call('register', person))).token as unknown as string;
  const projectId = (await data(await call('pagewright/project/add', {}))).id as unknown as number;
  await call('pagewright/page/add', { projectId, styledText: PAGE });

  const file = new FormData();
  file.set('projectId', String(projectId));
  file.set('file', new File(['A document of some words.'], 'words.txt'));
  let isRead = false;
  const reading = call('pagewright/document/upload', file).finally(() => {
    isRead = true;
  });
  const printing = call('pagewright/project/export', { projectId });
  const archive = new FormData();
  const ticket = 'a'.repeat(32);
  archive.set('ticket', ticket);
  archive.set('file', new File([new Uint8Array(ARCHIVE)], 'plan.zip'));
  let isImported = false;
  const importing = call('pagewright/project/import', archive).finally(() => {
    isImported = true;
  });
  await new Promise((done) => setTimeout(done, 1_500));
  expect([isRead, isImported]).toEqual([false, false]);
  const progress = await fetch(`${url}/api/pagewright/project/import/progress/${ticket}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await data(progress)).toBe(0);

  const worker = await startTestServer(await openPostgres(databaseUrl), { blobFolder });
  expect(await data(await reading)).toMatchObject({ name: 'words.txt', kind: 'txt' });
  expect(await data(await importing)).toMatchObject({ name: 'Plan', pageCount: 1, generated: true });
  const printed = await printing;
  expect(printed.headers.get('content-type')).toBe('application/pdf');
  expect((await printed.arrayBuffer()).byteLength).toBeGreaterThan(0);
  await worker.stop();

  web.send('again');
  const { loaded } = await told();
  expect(loaded.some((one) => one.endsWith('/start.ts'))).toBe(true);
  // The reader of typed text comes with the thread that designs and fills.
  const heavy =
    /packages\/(printer|render)\/|source\/src\/(formats\/(?!txt)|archive)|imports\/(read-archive|archive-|unpack\.)|node_modules\/(sharp|yauzl|pdfjs-dist|playwright-core|@e965)\/|server\/src\/work\.ts/;
  expect(loaded.filter((one) => heavy.test(one))).toEqual([]);
});
