import { ENDPOINTS } from '@pagewright/contract/catalogue';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { form, onBothDatabases, type TestPerson, type TestServer } from './testing/test-server.ts';

/** A row of each kind that belongs to the owner of the test. */
interface Rows {
  readonly projectId: number;
  readonly pageId: number;
  readonly documentId: number;
}

/** A well-formed call of every endpoint that names the given rows. An endpoint without one fails the tests. */
const CALLS: Readonly<
  Record<string, (rows: Rows) => { path?: Record<string, unknown>; query?: string; body?: object }>
> = {
  login: () => ({ body: { username: 'nobody@example.org', password: 'wrong one' } }),
  register: () => ({ body: {} }),
  loginByLink: () => ({ body: { key: 'not a key of any kind' } }),
  logout: () => ({}),
  getInfo: () => ({}),
  getMembership: () => ({}),
  verifyInvitation: () => ({ body: { code: '0000-0000-0000-0000' } }),
  listProjects: () => ({}),
  getProject: ({ projectId }) => ({ path: { id: projectId } }),
  addProject: () => ({ body: {} }),
  editProject: ({ projectId }) => ({ body: { id: projectId, name: 'taken over' } }),
  removeProject: ({ projectId }) => ({ path: { id: projectId } }),
  removeProjects: ({ projectId }) => ({ body: { ids: [projectId] } }),
  generateProject: ({ projectId }) => ({ body: { projectId, text: 'Some text.' } }),
  cancelGeneration: ({ projectId }) => ({ path: { id: projectId } }),
  getReport: ({ projectId }) => ({ path: { id: projectId } }),
  watchProject: ({ projectId }) => ({ path: { id: projectId } }),
  redesignProject: ({ projectId }) => ({ body: { projectId, style: 'warm' } }),
  exportProject: ({ projectId }) => ({ body: { projectId } }),
  listPages: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  getPage: ({ pageId }) => ({ path: { id: pageId } }),
  addPage: ({ projectId }) => ({ body: { projectId } }),
  editPage: ({ pageId }) => ({ body: { id: pageId, version: 1, pageType: 'a3' } }),
  removePage: ({ pageId }) => ({ path: { id: pageId } }),
  removePages: ({ pageId }) => ({ body: { ids: [pageId] } }),
  getAsset: ({ projectId }) => ({ path: { id: projectId, key: 'picture' } }),
  listDocuments: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  uploadDocument: () => ({}),
  uploadDocuments: () => ({}),
  removeDocument: ({ documentId }) => ({ path: { id: documentId } }),
  downloadDocument: ({ documentId }) => ({ path: { id: documentId } }),
};

/** Endpoints that name nothing of anybody: a stranger may call them for themselves. */
const OWN = new Set(['logout', 'getInfo', 'getMembership', 'verifyInvitation', 'listProjects', 'addProject']);

function request(server: TestServer, name: string, rows: Rows, token?: string) {
  const endpoint = ENDPOINTS[name] as Endpoint;
  const { path = {}, query, body } = CALLS[name]?.(rows) ?? {};
  const url = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(path[key]));
  const common = { method: endpoint.method, url: query ? `${url}?${query}` : url, token };
  if (endpoint.form) {
    const file = { name: endpoint.form.file ? 'file' : 'files', fileName: 'a.txt', bytes: 'Some text.' };
    return server.call({ ...common, ...form([file, { name: 'projectId', value: String(rows.projectId) }]) });
  }
  return server.call({ ...common, ...(body ? { payload: body } : {}) });
}

onBothDatabases('access', {}, (current) => {
  let owner: TestPerson;
  let stranger: TestPerson;
  let rows: Rows;
  const names = Object.keys(ENDPOINTS);
  const personal = names.filter((name) => ENDPOINTS[name]?.access === 'user');

  beforeAll(async () => {
    const server = current();
    owner = await server.newPerson();
    stranger = await server.newPerson({ invited: true });
    const project = await server.call({
      method: 'POST',
      url: '/api/pagewright/project/add',
      token: owner.token,
      payload: {},
    });
    const projectId = project.json().data.id as number;
    const page = await request(server, 'addPage', { projectId, pageId: 0, documentId: 0 }, owner.token);
    const document = await request(server, 'uploadDocument', { projectId, pageId: 0, documentId: 0 }, owner.token);
    rows = { projectId, pageId: page.json().data.id, documentId: document.json().data.id };
  });

  it('has a call for every endpoint', () => {
    expect(Object.keys(CALLS).sort()).toEqual(names.sort());
  });

  it.each(personal)('%s turns visitors away', async (name) => {
    const answer = await request(current(), name, rows);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 401, data: null, error: 'request/unauthorized' });
  });

  it.each(personal.filter((name) => !OWN.has(name)))('%s hides the rows of others', async (name) => {
    const answer = await request(current(), name, rows, stranger.token);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, data: null, error: 'request/not-found' });
  });

  it('shows a stranger nothing of the owner, and has changed nothing', async () => {
    const list = await request(current(), 'listProjects', rows, stranger.token);
    expect(list.json().data).toEqual([]);
    const pages = await request(current(), 'listPages', rows, owner.token);
    expect(pages.json().data).toMatchObject([{ id: rows.pageId, version: 1, pageType: '' }]);
    const documents = await request(current(), 'listDocuments', rows, owner.token);
    expect(documents.json().data).toMatchObject([{ id: rows.documentId }]);
    const project = await request(current(), 'getProject', rows, owner.token);
    expect(project.json().data.name).toMatch(/^Document_\d{8}_\d{6}$/);
  });

  describe('an id that is no id', () => {
    it.each(['0', '-1', 'abc', '1.5', '3000000000', '99999999999999999999', '1;drop'])('%s is refused', async (id) => {
      const url = `/api/pagewright/project/getInfo/${encodeURIComponent(id)}`;
      const answer = await current().call({ method: 'GET', url, token: owner.token });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().data).toBeNull();
    });
  });

  it('lets the owner do what they may', async () => {
    const server = current();
    for (const name of ['getProject', 'listPages', 'getPage', 'editPage', 'listDocuments', 'getReport', 'getInfo']) {
      expect((await request(server, name, rows, owner.token)).statusCode, name).toBe(200);
    }
    const download = await request(server, 'downloadDocument', rows, owner.token);
    expect(download.body).toBe('Some text.');
    expect(download.headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    for (const name of ['removePage', 'removeDocument', 'removeProject']) {
      expect((await request(server, name, rows, owner.token)).statusCode, name).toBe(200);
    }
    expect((await request(server, 'getProject', rows, owner.token)).statusCode).toBe(404);
  });
});
