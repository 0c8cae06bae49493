import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownBlock, UploadedDocument } from '@pagewright/contract/documents';
import { sizeOfImage } from '@pagewright/source/assets';
import { isOcrInstalled } from '@pagewright/source/ocr';
import { poorScan, SCANNED_TEXTS, scanIn } from '@pagewright/source/testing/scans';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { form, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { documents } from './tables.ts';

describe('documents', () => {
  let server: TestServer;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
    token = (await server.newPerson()).token;
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    projectId = made.json().data.id;
  });
  afterAll(() => server.stop());

  type File = { fileName: string; bytes: Uint8Array | string };
  const upload = (files: readonly File[], more: { path?: string; project?: string; language?: string } = {}) => {
    const { path = 'uploadByProject', project = String(projectId), language = 'en' } = more;
    const name = path === 'upload' ? 'file' : 'files';
    const { payload, headers } = form([
      ...files.map((file) => ({ name, ...file })),
      { name: 'projectId', value: project },
    ]);
    const url = `/api/pagewright/document/${path}`;
    return server.call({ method: 'POST', url, token, payload, headers: { ...headers, 'accept-language': language } });
  };
  const list = async (): Promise<UploadedDocument[]> =>
    (await server.call({ method: 'GET', url: `/api/pagewright/document/list?projectId=${projectId}`, token })).json()
      .data;
  const storedFiles = () =>
    readdirSync(server.blobFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

  it('keep their names, bytes and kind by content', async () => {
    const answer = await upload([
      { fileName: '季度报告 ①.txt', bytes: '第一季度收入增长。' },
      { fileName: 'plain', bytes: 'No extension at all.' },
    ]);
    expect(answer.json().data).toMatchObject([
      { documentName: '季度报告 ①.txt', kind: 'txt', warnings: [] },
      { documentName: 'plain', kind: 'txt', size: 20 },
    ]);
    const [first] = answer.json().data as UploadedDocument[];
    const url = `/api/pagewright/document/download/${first?.id}`;
    const download = await server.call({ method: 'GET', url, token });
    expect(download.body).toBe('第一季度收入增长。');
    expect(download.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('季度报告 ①.txt')}`,
    );
    expect(download.headers['content-type']).toBe('application/octet-stream');
  });

  it.skipIf(!isOcrInstalled())('are read off their pictures where they are scans, which is told', async () => {
    const before = storedFiles();
    const read = await upload([{ fileName: 'bridge.pdf', bytes: poorScan() }]);
    expect(read.json()).toMatchObject({ code: 200 });
    const [scan] = read.json().data as UploadedDocument[];
    expect(scan?.warnings.map(({ code }) => code)).toEqual(['scan-read', 'scan-doubtful']);
    const url = `/api/pagewright/document/read/${scan?.id}`;
    const { blocks } = (await server.call({ method: 'GET', url, token })).json().data as { blocks: ShownBlock[] };
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: SCANNED_TEXTS['zh-CN'].title });
    for (const { text, doubtful = [] } of blocks) for (const word of doubtful) expect(text).toContain(word);
    expect(blocks.flatMap(({ doubtful = [] }) => doubtful).length).toBeGreaterThan(5);
    const [piece] = blocks.find(({ doubtful = [] }) => doubtful.length > 0)?.scan ?? [];
    expect(piece?.place).toMatchObject({ page: 1 });
    const key = piece?.picture ?? '';
    const picture = await server.call({
      method: 'GET',
      url: `/api/pagewright/document/scan/${scan?.id}/${key}`,
      token,
    });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(sizeOfImage(picture.rawPayload)).toEqual({ width: piece?.width, height: piece?.height });
    const none = await server.call({ method: 'GET', url: `/api/pagewright/document/scan/${scan?.id}/none`, token });
    expect(none.json()).toMatchObject({ error: 'request/not-found' });
    await server.call({ method: 'DELETE', url: `/api/pagewright/document/remove/${scan?.id}`, token });
    expect(storedFiles()).toBe(before);

    const reading = async () =>
      (await server.call({ method: 'GET', url: '/api/pagewright/document/reading', token })).json().data;
    const second = upload([{ fileName: 'river.pdf', bytes: scanIn('ja-JP') }]);
    await expect.poll(reading).toEqual([{ documentName: 'river.pdf', step: { page: 1, pages: 1 } }]);
    await second;
    expect(await reading()).toEqual([]);
  });

  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]);
  it.each([
    ['a picture', { fileName: 'logo.png', bytes: png }, 'file/image', 400],
    ['a picture named txt', { fileName: 'logo.txt', bytes: png }, 'file/image', 400],
    ['an archive', { fileName: 'all.zip', bytes: Buffer.from('PK\x03\x04 nothing in it') }, 'file/archive', 400],
    ['data', { fileName: 'rows.csv', bytes: 'a,b\n1,2' }, 'file/data', 400],
    ['a program', { fileName: 'setup.exe', bytes: 'MZ\x90\x00\x03\x00\x00\x00' }, 'file/executable', 400],
    ['a script', { fileName: 'run.sh', bytes: '#!/bin/sh\necho hello' }, 'file/executable', 400],
    [
      'something else',
      { fileName: 'x.bin', bytes: Buffer.from([1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 1]) },
      'file/unsupported',
      400,
    ],
    ['nothing', { fileName: 'empty.txt', bytes: '' }, 'file/empty', 400],
    ['half a PDF', { fileName: 'cut.pdf', bytes: '%PDF-1.7\n1 0 obj' }, 'file/corrupt', 400],
    ['a file over 100 MB', { fileName: 'huge.txt', bytes: Buffer.alloc(104_857_601, 97) }, 'file/too-large', 413],
  ])('refuse %s by name, whatever comes with it, and keep nothing', async (_, file, error, status) => {
    const before = storedFiles();
    const known = await list();
    const answer = await upload([{ fileName: 'good.txt', bytes: 'Good text.' }, file]);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status, error, params: { file: file.fileName } });
    expect(answer.json().msg).toContain(file.fileName);
    expect(await list()).toEqual(known);
    // A worker that was stopped tidies up by itself.
    await expect.poll(storedFiles).toBe(before);
  });

  it('come ten at a time and one at a time', async () => {
    const files = Array.from({ length: 11 }, (_, index) => ({ fileName: `${index}.txt`, bytes: `File ${index}.` }));
    const before = storedFiles();
    expect((await upload(files)).json()).toMatchObject({ code: 400, error: 'file/too-many', params: { max: 10 } });
    expect((await upload(files.slice(0, 2), { path: 'upload' })).json()).toMatchObject({ error: 'file/too-many' });
    expect(storedFiles()).toBe(before);
    expect((await upload(files.slice(0, 10))).json().data).toHaveLength(10);
  });

  it('need a project with a number', async () => {
    const file = { fileName: 'a.txt', bytes: 'Text.' };
    for (const project of ['', 'abc', '-1', '1e9', '99999999999']) {
      const answer = await upload([file], { project, language: 'zh-CN' });
      expect(answer.json(), project).toMatchObject({ code: 400, error: 'request/project-id', msg: '项目ID格式无效' });
    }
    expect((await upload([file], { project: '999999' })).statusCode).toBe(404);
    expect((await upload([])).json()).toMatchObject({ code: 400, error: 'file/missing' });
    const url = '/api/pagewright/document/upload';
    expect((await server.call({ method: 'POST', url, token, payload: { projectId } })).json()).toMatchObject({
      error: 'file/missing',
    });
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\report.txt', 'report.txt'],
    ['a\u202Etxt.exe.txt', 'atxt.exe.txt'],
    [`${'x'.repeat(400)}.txt`, `${'x'.repeat(196)}.txt`],
  ])('are never named %s', async (fileName, kept) => {
    const answer = await upload([{ fileName, bytes: `Text of ${kept}` }], { path: 'upload' });
    expect(answer.json().data.documentName).toBe(kept);
  });

  it('that the project has already are kept once, and the answer says so', async () => {
    const known = (await list()).length;
    const files = [
      { fileName: 'twice.txt', bytes: 'Twice the same.' },
      { fileName: 'twice (1).txt', bytes: 'Twice the same.' },
      { fileName: 'once.txt', bytes: 'Only once.' },
    ];
    const first = (await upload(files)).json().data as UploadedDocument[];
    expect(first.map(({ name, isKnown }) => [name, isKnown])).toEqual([
      ['twice.txt', false],
      ['twice.txt', true],
      ['once.txt', false],
    ]);
    expect(await list()).toHaveLength(known + 2);
    const before = storedFiles();
    const again = (await upload(files.slice(2), { path: 'upload' })).json().data as UploadedDocument;
    expect(again).toMatchObject({ id: first[2]?.id, name: 'once.txt', isKnown: true });
    expect(await list()).toHaveLength(known + 2);
    expect(storedFiles()).toBe(before);
  });

  it('have names of their own in origins, also where several of one name come at once', async () => {
    const texts = ['The first of three.', 'The second of three.', 'The third of three.'];
    const answers = await Promise.all(
      texts.map((bytes) => upload([{ fileName: 'alike.txt', bytes }], { path: 'upload' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await server.database.db.select().from(documents).where(eq(documents.name, 'alike.txt'));
    expect(rows.map(({ sourceName }) => sourceName).toSorted()).toEqual([
      'alike (2).txt',
      'alike (3).txt',
      'alike.txt',
    ]);
    for (const { content, sourceName } of rows) {
      const read = readFileSync(join(server.blobFolder, content.key), 'utf8');
      expect(read).toContain(`"origin":"${sourceName}#`);
    }
  });

  it('are checked when they are read: a changed file is not handed out', async () => {
    const made = (await upload([{ fileName: 'a.txt', bytes: 'As it was.' }], { path: 'upload' })).json()
      .data as UploadedDocument;
    const folder = join(server.blobFolder, 'documents');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'As it was not.');
    const url = `/api/pagewright/document/download/${made.id}`;
    expect((await server.call({ method: 'GET', url, token })).json()).toMatchObject({
      code: 500,
      error: 'request/unknown',
    });
  });

  it('leave no file behind when they or their project go', async () => {
    const before = storedFiles();
    const made = (await upload([{ fileName: 'gone.txt', bytes: 'Gone.' }], { path: 'upload' })).json()
      .data as UploadedDocument;
    expect(storedFiles()).toBe(before + 2);
    await server.call({ method: 'DELETE', url: `/api/pagewright/document/remove/${made.id}`, token });
    expect(storedFiles()).toBe(before);
    await server.call({ method: 'DELETE', url: `/api/pagewright/project/remove/${projectId}`, token });
    expect(storedFiles()).toBe(0);
  });
});
