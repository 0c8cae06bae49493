import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { TokenScope } from '@pagewright/contract/endpoint';
import { TOKEN_SCOPES } from '@pagewright/contract/endpoint';
import { EXPORT_FORMAT_IDS } from '@pagewright/export/formats';
import type { PrintJob, RunOptions } from '@pagewright/printer/printer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockFolder } from '../../platform/folder-lock.ts';
import { openInMemory, putDatabaseInto } from '../../testing/test-database.ts';
import { fakePrinter, startTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { accessTokens } from '../accounts/tables.ts';
import { MCP_PATH } from './mcp-path.ts';

/** The tools as a client of the protocol calls them, over both faces: the whole way of a document. */

const BAKERY = `Bakery on Mill Street: plan for 2026

Opening
1 March: lease signed
12 April: ovens delivered
2 May: first loaf sold

Money
Budget 48,000 euros: ovens 22,000, shop fitting 16,000, first stock 10,000.
`;
const PROGRAM = join(import.meta.dirname, '../../../../cli/bin/pagewright.js');
const ABOUT = { name: 'test', version: '1.0.0' };

const folder = mkdtempSync(join(tmpdir(), 'pagewright-test-mcp-'));
let server: TestServer;
let person: TestPerson;
let address: URL;
const clients: Client[] = [];

beforeAll(async () => {
  const printer = { ...fakePrinter([]), pdf: printsUntilStopped };
  server = await startTestServer(await openInMemory(), { working: true, printer });
  await server.app.listen({ port: 0 });
  address = new URL(MCP_PATH, server.app.listeningOrigin);
  person = await server.newPerson({ invited: true });
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const begun = Promise.withResolvers<void>();
const ended = Promise.withResolvers<void>();

async function printsUntilStopped(_: PrintJob, { signal }: RunOptions = {}): Promise<never> {
  begun.resolve();
  await new Promise((stopped) => signal?.addEventListener('abort', stopped));
  ended.resolve();
  throw new Error('stopped');
}

async function tokenFor(scopes: readonly TokenScope[]): Promise<{ id: number; token: string }> {
  return server.services.accessTokens.add(person.id, { name: 'An assistant', scopes: [...scopes], lifetime: 30 });
}

async function overHttp(token: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client(ABOUT, { versionNegotiation: { mode } });
  clients.push(client);
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return client;
}

async function overStdio(data: string): Promise<Client> {
  const client = new Client(ABOUT);
  clients.push(client);
  const env = {
    ...process.env,
    PAGEWRIGHT_DATA: data,
    // What is thrown away after the test need not reach the disk, and nothing is printed.
    PAGEWRIGHT_FSYNC: 'off',
    PAGEWRIGHT_CHROMIUM: join(folder, 'no-browser'),
    DATABASE_URL: '',
    LC_ALL: 'en_US.UTF-8',
  };
  const set = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const args = [PROGRAM, 'mcp'];
  // Whatever else came on standard output would break the protocol and this with it.
  Object.assign(client, { onerror: (error: Error) => strays.push(error) });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: Object.fromEntries(set) }));
  return client;
}
const strays: Error[] = [];

type Options = NonNullable<Parameters<Client['callTool']>[1]>;
const LONG = { timeout: 120_000 };
const textPart = z.object({ type: z.literal('text'), text: z.string() });

/** What a tool answers, or the words of its refusal. */
async function call(client: Client, name: string, input: object = {}, options: Options = {}) {
  const { content, structuredContent, isError } = await client.callTool(
    { name, arguments: { ...input } },
    { ...LONG, ...options },
  );
  const { text } = textPart.parse(content[0]);
  if (isError) return { refusal: text, content };
  expect(JSON.parse(text)).toEqual(structuredContent);
  return { ...z.looseObject({}).parse(structuredContent), refusal: undefined, content };
}

const names = async (client: Client) => JSON.stringify(await call(client, 'list_documents'));

/** Long enough that it can be stopped while it is made. */
const NEVER_MADE = {
  name: 'Never made',
  text: Array.from({ length: 400 }, (_, at) => `Part ${at}\n\nIn ${1600 + at} there were ${at} ships.`).join('\n\n'),
  pageCount: 60,
};

const made = z.object({
  documentId: z.number(),
  name: z.string(),
  pages: z.array(z.object({ pageId: z.number(), title: z.string() })).min(2),
  statements: z.object({ total: z.number().min(2), leftOut: z.number() }),
});
const read = z.object({ pageId: z.number(), version: z.number(), source: z.string() });
const restyled = z.looseObject({ step: z.number() });
const saved = z.object({ version: z.number(), step: z.number() });
const outlined = z.object({
  pages: z.array(z.object({ statements: z.array(z.object({ component: z.string(), words: z.string() })) })),
});

/** From the text to the exported file. @param sources what the document is made from */
async function journey(client: Client, sources: object): Promise<number> {
  const shares: number[] = [];
  const onprogress = ({ progress }: { progress: number }) => shares.push(progress);
  const order = { ...sources, name: 'Bakery', format: 'ppt-16-9', style: 'professional' };
  const { documentId, pages } = made.parse(await call(client, 'make_document', order, { onprogress }));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));

  const listed = await call(client, 'list_documents', { search: 'bak' });
  expect(listed).toMatchObject({
    documents: [{ documentId, name: 'Bakery', style: 'professional', pageCount: pages.length }],
  });
  const { pageId } = pages.find(({ title }) => title === 'Opening') ?? { pageId: 0 };
  const outline = outlined.parse(await call(client, 'read_outline', { documentId }));
  const words = outline.pages.flatMap(({ statements }) => statements.map((one) => one.words));
  expect(words).toEqual(expect.arrayContaining(['lease signed', 'first loaf sold']));

  const page = read.parse(await call(client, 'read_page', { pageId }));
  const source = page.source.replace('first loaf sold', 'first loaves sold');
  const proposed = await call(client, 'propose_change', { pageId, source });
  expect(proposed).toMatchObject({
    version: page.version,
    isSame: false,
    added: [],
    removed: [],
    changed: [{ fields: ['text'], words: { before: 'first loaf sold', after: 'first loaves sold' } }],
  });
  expect(read.parse(await call(client, 'read_page', { pageId }))).toEqual(page);
  const change = { pageId, version: page.version, source };
  const { version, step } = saved.parse(await call(client, 'commit_change', change));
  expect(version).toBeGreaterThan(page.version);
  const stale = { ...change, source: page.source.replace('first loaf sold', 'no loaf sold') };
  expect((await call(client, 'commit_change', stale)).refusal).toMatch(
    new RegExp(`Nothing was saved: the page is at version ${version} now`),
  );
  const broken = await call(client, 'commit_change', { pageId, version, source: '<Page title="a"><Script /></Page>' });
  expect(broken.refusal).toMatch(/Script/);
  // What was committed last is taken back, and nothing that others did before or since.
  const undone = await call(client, 'undo_change', { documentId, step });
  expect(undone).toMatchObject({ undone: 'edit' });
  const before = read.parse(await call(client, 'read_page', { pageId }));
  expect(before.source).toBe(page.source);
  expect((await call(client, 'undo_change', { documentId, step })).refusal).toMatch(/not the last thing/);
  await call(client, 'commit_change', { ...change, version: before.version });

  const styled = restyled.parse(await call(client, 'restyle', { documentId, style: 'warm' }));
  expect(styled).toMatchObject({ isApplied: true, style: 'warm' });
  const wide = await call(client, 'reformat', { documentId, format: 'a4-portrait' });
  expect(wide).toMatchObject({ isApplied: true, format: 'a4-portrait', style: 'warm' });
  expect((await call(client, 'undo_change', { documentId, step: styled.step })).refusal).toMatch(/Nothing was taken/);
  const after = read.parse(await call(client, 'read_page', { pageId }));
  expect(after.source).toContain('first loaves sold');
  expect(await call(client, 'check_pages', { documentId })).toMatchObject({ pagesChecked: pages.length });

  const traced = await call(client, 'trace_origin', { pageId, statement: 'ovens  delivered' });
  expect(traced).toMatchObject({ found: 1, statements: [{ words: 'ovens delivered' }] });
  expect(JSON.stringify(traced)).toContain('12 April: ovens delivered');
  expect((await call(client, 'trace_origin', { pageId, statement: 'cinema' })).refusal).toMatch(
    /does not say “cinema”/,
  );
  return documentId;
}

const handedOver = z.object({
  type: z.literal('resource'),
  resource: z.object({ uri: z.string(), mimeType: z.string(), blob: z.base64() }),
});

describe('over HTTP', () => {
  it('a document is made, read, changed, restyled, checked, traced and exported', async () => {
    const { token } = await tokenFor(TOKEN_SCOPES);
    const client = await overHttp(token);
    const files = [{ name: 'bakery.txt', base64: Buffer.from(BAKERY).toString('base64') }];
    const documentId = await journey(client, { files });
    const answer = await call(client, 'export_document', { documentId, format: 'pptx' });
    expect(answer).toMatchObject({ name: expect.stringMatching(/\.pptx$/) });
    const { resource } = handedOver.parse(answer.content[1]);
    expect(Buffer.from(resource.blob, 'base64').includes('ppt/presentation.xml')).toBe(true);
    for (const [name, input] of [
      ['export_document', { documentId, format: 'pptx', saveTo: join(folder, 'no.pptx') }],
      ['make_document', { paths: [PROGRAM] }],
    ] as const) {
      expect((await call(client, name, input)).refusal).toMatch(/runs on this machine/);
    }
    // The printer of this server never ends by itself.
    const stop = new AbortController();
    const printing = call(client, 'export_document', { documentId, format: 'pdf' }, { signal: stop.signal });
    await begun.promise;
    stop.abort();
    await expect(printing).rejects.toThrow();
    await ended.promise;
  });

  it('older clients find the same tools, and the formats of the registry', async () => {
    const { token } = await tokenFor(['read']);
    const older = await overHttp(token, 'legacy');
    const newer = await overHttp(token);
    const [{ tools }, { tools: same }] = [await older.listTools(), await newer.listTools()];
    expect(tools.map(({ name }) => name)).toEqual(same.map(({ name }) => name));
    expect(tools).toHaveLength(14);
    const { description = '' } = tools.find(({ name }) => name === 'export_document') ?? {};
    for (const id of EXPORT_FORMAT_IDS) expect(description).toContain(`${id} (.`);
    expect(await call(older, 'list_documents')).toHaveProperty('documents');
  });

  it('a template is found and filled, in its own look, and what it lacks is told', async () => {
    const { token } = await tokenFor(TOKEN_SCOPES);
    const client = await overHttp(token);
    expect(await call(client, 'list_templates')).toMatchObject({
      templates: expect.arrayContaining([expect.objectContaining({ template: 4, format: 'ppt-4-3', style: 'warm' })]),
    });
    const filled = await call(client, 'make_document', { text: BAKERY, template: 4 });
    // Nobody named it: it is called by what it was made of.
    expect(filled).toMatchObject({ name: expect.stringContaining('Bakery'), lacking: expect.any(Array) });
    expect(made.parse(filled).pages).toHaveLength(6);
    const { documentId, name } = z.object({ documentId: z.number(), name: z.string() }).parse(filled);
    expect(await call(client, 'list_documents')).toMatchObject({
      documents: expect.arrayContaining([
        expect.objectContaining({ documentId, name, style: 'warm', format: 'ppt-4-3' }),
      ]),
    });
  });

  it('a cancelled call stops what it began and leaves nothing behind', async () => {
    const { token } = await tokenFor(TOKEN_SCOPES);
    const client = await overHttp(token);
    const stop = new AbortController();
    const onprogress = () => stop.abort();
    await expect(call(client, 'make_document', NEVER_MADE, { onprogress, signal: stop.signal })).rejects.toThrow();
    await expect
      .poll(async () => (await call(client, 'list_documents', { search: 'never' })).refusal ?? (await names(client)))
      .not.toContain('Never made');
  });

  it('a token does what it was made for: the rest is refused in words', async () => {
    const { token } = await tokenFor(['read']);
    const client = await overHttp(token);
    const { refusal } = await call(client, 'make_document', { text: BAKERY });
    expect(refusal).toBe('This access token was not made for “write”.');
    const stranger = await server.newPerson();
    const theirs = await server.call({
      method: 'POST',
      url: '/api/pagewright/project/add',
      token: stranger.token,
      payload: {},
    });
    const hidden = await call(client, 'list_pages', { documentId: theirs.json().data.id });
    expect(hidden.refusal).toBe('Resource does not exist');
  });

  it('nobody is let in without a token, or with one that is made up, of a session, expired or revoked', async () => {
    const { id, token } = await tokenFor(['read']);
    const client = await overHttp(token);
    await server.services.accessTokens.remove(person.id, id);
    await expect(call(client, 'list_documents')).rejects.toThrow();
    const expired = await tokenFor(['read']);
    const { db } = server.database;
    const expiresAt = new Date(Date.now() - 1_000);
    await db.update(accessTokens).set({ expiresAt }).where(eq(accessTokens.id, expired.id));
    for (const bearer of [undefined, `pw_${'A'.repeat(43)}`, person.token, expired.token, token]) {
      const answer = await server.call({ method: 'POST', url: MCP_PATH, token: bearer, payload: {} });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it.each([
    ['http://evil.example', 'evil.example', 403],
    ['null', 'localhost', 403],
    ['http://localhost:5173', 'localhost', 200],
    [undefined, 'localhost', 200],
  ])('a browser with a page of %s at host %s is answered %i', async (origin, host, status) => {
    const { token } = await tokenFor(['read']);
    const headers = {
      host,
      accept: 'application/json, text/event-stream',
      ...(origin === undefined ? {} : { origin }),
    };
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const answer = await server.call({ method: 'POST', url: MCP_PATH, token, headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});

describe('over standard input and output', () => {
  it('a document is made from a file and exported to one, without key, port or server, once no server has the data folder', async () => {
    const data = join(folder, 'data');
    await putDatabaseInto(data);
    const path = join(folder, 'bakery.txt');
    writeFileSync(path, BAKERY);
    const lock = lockFolder(data);
    const client = await overStdio(data);
    expect((await client.listTools()).tools).toHaveLength(14);
    const { refusal } = await call(client, 'list_documents');
    expect(refusal).toContain(`The data folder ${data} is in use by another Pagewright`);
    expect(refusal).toContain(`connect to its ${MCP_PATH} with an access token`);
    lock.release();
    const documentId = await journey(client, { paths: [path] });
    const saveTo = join(folder, 'bakery.docx');
    const answer = await call(client, 'export_document', { documentId, format: 'docx', saveTo });
    expect(answer).toMatchObject({ savedTo: saveTo });
    expect(readFileSync(saveTo).includes('word/document.xml')).toBe(true);
    const again = await call(client, 'export_document', { documentId, format: 'docx', saveTo });
    expect(again.refusal).toMatch(/there already/);
    const none = await call(client, 'make_document', { paths: [join(folder, 'none.txt')] });
    expect(none.refusal).toMatch(/cannot be read/);
    // Reading it would never end.
    const endless = await call(client, 'make_document', { paths: ['/dev/zero'] });
    expect(endless.refusal).toBe('/dev/zero is not a file.');
    expect(strays).toEqual([]);
    // The assistant is closed while a document is made: nobody waits for it any more.
    let closed: Promise<void> | undefined;
    const onprogress = (): void => {
      closed ??= client.close();
    };
    await expect(call(client, 'make_document', NEVER_MADE, { onprogress })).rejects.toThrow();
    await closed;
    const later = await names(await overStdio(data));
    expect(later).toContain('Bakery');
    expect(later).not.toContain('Never made');
  });
});
