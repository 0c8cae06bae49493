import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from './features/accounts/tables.ts';
import { documents } from './features/documents/tables.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { handleErrors } from './platform/http/errors.ts';
import { loggerOptions } from './platform/logger.ts';
import { blobPuts } from './platform/tables.ts';
import { openInMemory } from './testing/test-database.ts';
import { form, onBothDatabases, startTestServer, type TestServer } from './testing/test-server.ts';

/** A file system of a megabyte that can be made read-only; undefined where this machine does not let us have one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();
const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${mode}`, disk ?? '']);

describe.skipIf(disk === undefined)('a disk that takes no more (needs the right to mount)', () => {
  let server: TestServer;
  let token: string;
  let projectId: number;
  beforeAll(async () => {
    server = await startTestServer(await openInMemory(), { blobFolder: disk ?? '' });
    token = (await server.newPerson()).token;
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    projectId = made.json().data.id;
  });
  afterAll(async () => {
    await server.stop();
    execFileSync('umount', [disk ?? '']);
    rmSync(disk ?? '', { recursive: true });
  });

  const upload = (bytes: Buffer, more: Buffer[] = []) => {
    const files = [bytes, ...more].map((content, index) => ({
      name: 'files',
      fileName: `${index}.txt`,
      bytes: content,
    }));
    const { payload, headers } = form([...files, { name: 'projectId', value: String(projectId) }]);
    const url = '/api/pagewright/document/uploadByProject';
    return server.call({ method: 'POST', url, token, payload, headers: { ...headers, 'accept-language': 'en' } });
  };
  const list = async () =>
    (await server.call({ method: 'GET', url: `/api/pagewright/document/list?projectId=${projectId}`, token })).json()
      .data as unknown[];
  const storedFiles = () =>
    readdirSync(server.blobFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('says so when it is full, keeps nothing by halves, and goes on when there is room', async () => {
    const answer = await upload(Buffer.from('Small.'), [Buffer.alloc(2 * 2 ** 20, 97)]);
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ code: 507, error: 'install/disk-full', data: null });
    expect(answer.json().msg).toContain('no disk space');
    expect(await list()).toEqual([]);
    expect(storedFiles()).toEqual([]);
    expect((await upload(Buffer.from('Small.'))).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('says so when it is read-only, and what is stored can be read', async () => {
    const [known] = (await list()) as { id: number }[];
    remount('ro');
    try {
      expect((await upload(Buffer.from('More.'))).json()).toMatchObject({ code: 507, error: 'install/read-only' });
      const url = `/api/pagewright/document/download/${known?.id}`;
      expect((await server.call({ method: 'GET', url, token })).body).toBe('Small.');
      expect(() => openDataFolder(join(disk ?? '', 'data'))).toThrow('install/read-only');
    } finally {
      remount('rw');
    }
    expect(await list()).toHaveLength(1);
  });
});

onBothDatabases('stored files', {}, (current) => {
  async function withDocument(content = 'Kept.') {
    const server = current();
    const { token } = await server.newPerson();
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    const projectId = made.json().data.id as number;
    const payload = { projectId, documentName: 'Kept', content };
    const added = await server.call({ method: 'POST', url: '/api/pagewright/document/add', token, payload });
    return { server, token, documentId: added.json().data.id as number };
  }

  it('that no row names are swept when they are old enough, and no others', async () => {
    const { server, token, documentId } = await withDocument();
    const gone = await withDocument('Gone.');
    const [row] = await server.database.db.select().from(documents).where(eq(documents.id, gone.documentId));
    // As a process leaves it that is killed between deleting the row and its files.
    await server.database.db.delete(documents).where(eq(documents.id, gone.documentId));
    const unfinished = join(server.blobFolder, '.staged', '.11111111-2222.tmp');
    const foreign = join(server.blobFolder, 'something-else');
    writeFileSync(unfinished, 'half');
    writeFileSync(foreign, 'whose?');
    expect(await server.services.sweepBlobs()).toEqual([]);
    const old = new Date(Date.now() - 25 * 3_600_000);
    const keys = [row?.file.key ?? '', row?.content.key ?? ''];
    await server.database.db.update(blobPuts).set({ putAt: old }).where(inArray(blobPuts.key, keys));
    for (const path of [...keys.map((key) => join(server.blobFolder, key)), unfinished, foreign]) {
      utimesSync(path, old, old);
    }
    expect((await server.services.sweepBlobs()).sort()).toEqual(keys.sort());
    expect(await server.services.sweepBlobs(0)).toEqual([]);
    expect(readdirSync(join(server.blobFolder, '.staged'))).toEqual([]);
    expect(readdirSync(server.blobFolder)).toContain('something-else');
    const url = `/api/pagewright/document/download/${documentId}`;
    expect((await server.call({ method: 'GET', url, token })).body).toBe('Kept.');
  });

  it('with the same bytes are stored once, and go with the last that has them', async () => {
    const { services, blobFolder } = current();
    const files = () => readdirSync(join(blobFolder, 'documents')).length;
    const before = files();
    const one = await services.blobs.put('documents/', Buffer.from('The same words.'));
    const two = await services.blobs.put('documents/', Buffer.from('The same words.'));
    expect(two).toEqual(one);
    expect(one.key).toBe(`documents/${one.sha256}`);
    expect(files()).toBe(before + 1);
    await services.blobs.release(one);
    expect((await services.blobs.read(two)).toString()).toBe('The same words.');
    await services.blobs.release(two);
    await services.blobs.release(two);
    expect(files()).toBe(before);
  });

  it('are not swept while they are put again', async () => {
    const { services, blobFolder } = current();
    const put = () => services.blobs.put('documents/', Buffer.from('Put, forgotten, put again.'));
    const { key } = await put();
    const old = new Date(Date.now() - 25 * 3_600_000);
    // As the sweep finds it that began before the second put.
    await put();
    utimesSync(join(blobFolder, key), old, old);
    expect(await services.sweepBlobs()).toEqual([]);
    await current().database.db.update(blobPuts).set({ putAt: old }).where(eq(blobPuts.key, key));
    expect(await services.sweepBlobs()).toEqual([key]);
  });

  it('of the database whose owner is gone are a constraint error that asks for the administrator', async () => {
    const { services, database } = current();
    const { id } = await current().newPerson();
    await database.db.delete(users).where(eq(users.id, id));
    const app = Fastify();
    handleErrors(app);
    const body = { description: '', module: 'local', projectStatus: 'active', startDate: null, endDate: null } as const;
    app.get('/', () => services.projects.add(id, body));
    const answer = (await app.inject({ url: '/', headers: { 'accept-language': 'zh-CN' } })).json();
    expect(answer).toMatchObject({ code: 500, error: 'project/constraint' });
    expect(answer.msg).toContain('foreign key constraint');
    expect(answer.msg).toContain('请联系管理员');
    await app.close();
  });

  it('and failed queries leave nothing that people wrote in the log', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = { ...(loggerOptions('error') as object), stream };
    const app = Fastify({ logger });
    handleErrors(app);
    const { db } = current().database;
    app.get('/', () => db.insert(documents).values({ projectId: -1, name: 'SECRET-WORDS' } as never));
    expect((await app.inject('/')).statusCode).toBe(500);
    await app.close();
    expect(lines.join('')).toContain('insert into');
    expect(lines.join('')).not.toContain('SECRET-WORDS');
  });
});

describe('a data folder that cannot be written', () => {
  it('is named by the server, which does not start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-folder-'));
    const path = join(folder, 'file');
    writeFileSync(path, 'in the way');
    const program = join(import.meta.dirname, 'main.ts');
    const env = { ...process.env, PAGEWRIGHT_DATA: join(path, 'data'), PORT: '0', LANG: 'en_US.UTF-8', LC_ALL: '' };
    const server = spawn(process.execPath, [program], { env });
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const code = await new Promise((done) => server.once('exit', done));
    expect(code).toBe(1);
    expect(said).toContain(`cannot write to its data folder ${path}`);
    expect(said).not.toContain('    at ');
    rmSync(folder, { recursive: true });
  });
});
