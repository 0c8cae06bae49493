import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './platform/config.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import { idempotencyKeys } from './platform/tables.ts';
import { openInMemory } from './testing/test-database.ts';
import { form, onBothDatabases, startTestServer, type TestServer } from './testing/test-server.ts';

const add = (server: TestServer, token: string, headers: Record<string, string> = {}, payload: object = {}) =>
  server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload, headers });

const NONE = { person: 1_000, address: 1_000 };

describe('limits on writing', () => {
  let server: TestServer;
  beforeAll(async () => {
    const limits = {
      write: { person: 6, address: 10 },
      upload: { person: 2, address: 1_000 },
      generation: { person: 3, address: 1_000 },
      token: { person: 5, address: 1_000 },
    };
    server = await startTestServer(await openInMemory(), { limits });
  });
  afterAll(() => server.stop());

  it('hold for all that the programs of a person do with access tokens, reading too; the person goes on', async () => {
    const { token } = await server.newPerson();
    const codes: number[] = [];
    for (const lifetime of [30, null]) {
      const payload = { name: 'A program', scopes: ['read'], lifetime };
      const made = await server.call({ method: 'POST', url: '/api/system/user/token/add', token, payload });
      for (let call = 0; call < 3; call++) {
        const read = { method: 'GET' as const, url: '/api/pagewright/project/list', token: made.json().data.token };
        codes.push((await server.call(read)).statusCode);
      }
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await server.call({ method: 'GET', url: '/api/pagewright/project/list', token })).statusCode).toBe(200);
  });

  it('hold for each person, wherever they call from, with the time to wait', async () => {
    const { token } = await server.newPerson();
    const codes: number[] = [];
    for (let call = 0; call < 7; call++) {
      codes.push((await add(server, token, { 'x-forwarded-for': `10.1.0.${call}` })).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const blocked = await add(server, token, { 'x-forwarded-for': '10.1.0.99', 'accept-language': 'fr' });
    expect(blocked.json()).toMatchObject({ code: 429, error: 'request/too-many' });
    expect(blocked.json().msg).toMatch(/^Trop de requêtes. Réessayez dans \d+ s/);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    // Reading goes on, and so does everybody else.
    const read = { method: 'GET' as const, url: '/api/pagewright/project/list', token };
    expect((await server.call(read)).statusCode).toBe(200);
    const other = await server.newPerson();
    expect((await add(server, other.token, { 'x-forwarded-for': '10.1.0.1' })).statusCode).toBe(200);
  });

  it('hold for each address, whoever calls', async () => {
    const codes: number[] = [];
    for (let call = 0; call < 11; call++) {
      const { token } = await server.newPerson();
      codes.push((await add(server, token, { 'x-forwarded-for': '10.2.0.1' })).statusCode);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(codes[10]).toBe(429);
  });

  it('count uploads and generations apart', async () => {
    const { token } = await server.newPerson();
    const headers = { 'x-forwarded-for': '10.3.0.1' };
    const projectId = (await add(server, token, headers)).json().data.id as number;
    const url = '/api/pagewright/document/add';
    const payload = { projectId, documentName: 'A', content: 'Text.' };
    const sent = async () => (await server.call({ method: 'POST', url, token, payload, headers })).statusCode;
    expect([await sent(), await sent(), await sent()]).toEqual([200, 200, 429]);
    const generate = async () => {
      const body = { method: 'POST' as const, url: '/api/pagewright/project/generate', token, headers };
      return (await server.call({ ...body, payload: { projectId } })).statusCode;
    };
    expect([await generate(), await generate(), await generate(), await generate()]).toEqual([403, 403, 403, 429]);
    expect((await add(server, token, headers)).statusCode).toBe(200);
  });
});

onBothDatabases('a write with an idempotency key', {}, (current) => {
  it('is done once, however often it is sent, and at once', async () => {
    const { token } = await current().newPerson();
    const headers = { 'idempotency-key': 'one' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add(current(), token, headers, { name: 'Once' })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    const list = await current().call({ method: 'GET', url: '/api/pagewright/project/list', token });
    expect(list.json().data).toHaveLength(1);
  });

  it('is refused where the key was used for something else, and is each person’s own', async () => {
    const { token } = await current().newPerson();
    const headers = { 'idempotency-key': 'two' };
    expect((await add(current(), token, headers, { name: 'A' })).statusCode).toBe(200);
    const other = await add(current(), token, headers, { name: 'B' });
    expect(other.json()).toMatchObject({ code: 409, error: 'request/key-reused' });
    const { token: stranger } = await current().newPerson();
    expect((await add(current(), stranger, headers, { name: 'B' })).statusCode).toBe(200);
  });

  it('may be tried again when it failed', async () => {
    const { token } = await current().newPerson();
    const headers = { 'idempotency-key': 'three' };
    const edit = (id: number) => {
      const payload = { id, name: 'New' };
      return current().call({ method: 'PUT', url: '/api/pagewright/project/edit', token, payload, headers });
    };
    expect((await edit(999_999)).statusCode).toBe(404);
    const { id } = (await add(current(), token)).json().data;
    expect((await edit(id)).statusCode).toBe(200);
  });

  it('is never made twice, even where the process ended before it was answered', async () => {
    const { services, database } = current();
    const idempotency = new Idempotency(database.db, 500);
    const { token, id } = await current().newPerson();
    const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const body = { description: '', module: 'local', projectStatus: 'active', startDate: null, endDate: null } as const;
    // Made, and never heard of again.
    void idempotency.once(id, 'crash', ['POST', '/api/pagewright/project/add', [null, null, body]], async () => {
      await services.projects.add(id, body);
      commit();
      return new Promise(() => undefined);
    });
    void idempotency.once(id, 'nothing', ['unmade'], () => {
      begin();
      return new Promise(() => undefined);
    });
    await Promise.all([committed, begun]);
    await idempotency.forgetUnfinished();
    const keys = await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
    expect(keys).toMatchObject([{ key: 'crash', committed: true, answer: null }]);
    const again = idempotency.once(id, 'crash', ['POST', '/api/pagewright/project/add', [null, null, body]], () =>
      services.projects.add(id, body),
    );
    await expect(again).rejects.toMatchObject({ code: 'request/conflict' });
    const list = await current().call({ method: 'GET', url: '/api/pagewright/project/list', token });
    expect(list.json().data).toHaveLength(1);
  });

  it('covers files: the same ones are taken once, others refused, and nothing is left behind', async () => {
    const { token } = await current().newPerson();
    const projectId = (await add(current(), token)).json().data.id as number;
    const upload = (bytes: string, key: string) => {
      const { payload, headers } = form([
        { name: 'file', fileName: 'a.txt', bytes },
        { name: 'projectId', value: String(projectId) },
      ]);
      const url = '/api/pagewright/document/upload';
      return current().call({ method: 'POST', url, token, payload, headers: { ...headers, 'idempotency-key': key } });
    };
    const first = await upload('Some text.', 'file');
    const again = await upload('Some text.', 'file');
    expect(again.json()).toEqual(first.json());
    expect((await upload('Same length', 'file')).json()).toMatchObject({ code: 409, error: 'request/key-reused' });
    const url = `/api/pagewright/document/page-list?projectId=${projectId}`;
    expect((await current().call({ method: 'GET', url, token })).json().data.total).toBe(1);
    expect(await current().services.sweepBlobs(0)).toEqual([]);
  });
});

describe('every answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
  });
  afterAll(() => server.stop());

  it('has the security headers, whatever goes wrong', async () => {
    const { token } = await server.newPerson();
    const json = { 'content-type': 'application/json' };
    const answers = [
      await server.call({ method: 'GET', url: '/healthz' }),
      await server.call({ method: 'GET', url: '/api/getInfo', token }),
      await server.call({ method: 'GET', url: '/api/getInfo' }),
      await server.call({ method: 'GET', url: '/api/nothing' }),
      await server.call({ method: 'GET', url: '/nothing.js' }),
      await server.call({ method: 'POST', url: '/api/login', payload: '{', headers: json }),
      await server.call({ method: 'POST', url: '/api/login', payload: 'x'.repeat(5 * 2 ** 20), headers: json }),
      await server.call({ method: 'GET', url: '/api/pagewright/project/getInfo/%E0%A4%A', token }),
      await server.call({ method: 'GET', url: '/api-docs' }),
      await server.call({ method: 'GET', url: '/api/openapi.json' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 404, 404, 400, 400, 400, 200, 200]);
    for (const { headers, statusCode } of answers) {
      expect(headers, String(statusCode)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('has them even where the request was no HTTP', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, error: 'request/invalid' });
  });
});

describe('requests that are cut short or dripped', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(await openInMemory(), { timeouts: { headers: 300, request: 700, lookedAt: 50 } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = server.app.server.address() as { port: number });
  });
  afterAll(() => server.stop());

  /** Sends a text and, from then on, a sign now and then, until the server ends it. Gives the answer. */
  const drip = (start: string, sign: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(start));
      const timer = setInterval(() => socket.writable && socket.write(sign), 100);
      const end = () => {
        clearInterval(timer);
        resolve(text);
      };
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', end).on('error', (error) => (text ? end() : reject(error)));
    });

  it('end with 408: dripping headers, a dripping body, a dripping file', async () => {
    const { token } = await server.newPerson();
    const head = `POST /api/pagewright/document/upload HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n`;
    const json = `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n`;
    const file = `${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    const answers = await Promise.all([drip(head, 'x'), drip(json, ' '), drip(file, 'a')]);
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 408'));
  });

  it.each(['document/upload', 'document/uploadImages'])(
    'are refused, not a fault of ours: half a form to %s',
    async (path) => {
      const { token } = await server.newPerson();
      const { payload, headers } = form([{ name: 'file', fileName: 'a.txt', bytes: 'Some text, and more of it.' }]);
      const url = `/api/pagewright/${path}`;
      for (const length of [payload.length - 4, payload.length - 40, 60, 5]) {
        const answer = await server.call({ method: 'POST', url, token, headers, payload: payload.subarray(0, length) });
        expect(answer.json(), String(length)).toMatchObject({ code: 400, error: 'request/invalid' });
      }
    },
  );

  it('are refused with NUL in an address, naming the parameter', async () => {
    const { token } = await server.newPerson();
    for (const [url, field] of [
      ['document/place?projectId=1&origin=a%00b', 'origin'],
      ['page/list?projectId=1%00', 'projectId'],
      ['module/getInfo/a%00b', 'id'],
    ]) {
      const answer = await server.call({ method: 'GET', url: `/api/pagewright/${url}`, token });
      expect(answer.json(), url).toMatchObject({ code: 400, error: 'request/invalid', params: { field } });
    }
  });
});

describe('reverse proxies that are believed', () => {
  it('are as many as there are: what a client says beyond them counts for nothing', async () => {
    const limits = { write: { person: 1_000, address: 2 }, upload: NONE, generation: NONE, token: NONE };
    const server = await startTestServer(await openInMemory(), { limits });
    const codes: number[] = [];
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const headers = { 'x-forwarded-for': `${claimed}, 10.9.9.9` };
      codes.push((await server.call({ method: 'POST', url: '/api/login', payload: {}, headers })).statusCode);
    }
    await server.stop();
    expect(codes).toEqual([400, 400, 429]);
  });

  it.each([
    ['off', false],
    ['2', 2],
    ['127.0.0.1, 10.0.0.0/8,::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
  ])('are %s', (text, expected) => {
    expect(readConfig({ PAGEWRIGHT_TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each(['on', 'true', '*', '0', '10', '0.0.0.0/0', '::/0', '0.0.0.0/1', 'example.org', '10.0.0.0/40', ','])(
    'are never all, nor unclear: %s',
    (text) => {
      expect(() => readConfig({ PAGEWRIGHT_TRUST_PROXY: text })).toThrow('install/setting');
    },
  );
});
