import { ENDPOINTS } from '@pagewright/contract/catalogue';
import { type Endpoint, TOKEN_SCOPES, type TokenScope } from '@pagewright/contract/endpoint';
import { generationSettings } from '@pagewright/contract/projects';
import { STYLES } from '@pagewright/design/styles';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents, olderDocuments } from './features/documents/tables.ts';
import { generations, outlines } from './features/generation/tables.ts';
import { letWait } from './features/outlines/waiting.ts';
import { pages } from './features/pages/tables.ts';
import { projects } from './features/projects/tables.ts';
import { form, onBothDatabases, type TestPerson, type TestServer } from './testing/test-server.ts';

/** A row of each kind that belongs to the owner of the test. */
interface Rows {
  readonly projectId: number;
  readonly pageId: number;
  readonly deletedPageId: number;
  readonly documentId: number;
  /** A version of the document that it took the place of. */
  readonly olderId: number;
  readonly imageKey: string;
  readonly kitId: number;
  readonly templateId: number;
  readonly linkId: number;
  readonly tokenId: number;
  readonly versionId: number;
  /** The project, with an outline that waits and a page that was made from one. */
  readonly outlinedId: number;
  readonly threadId: number;
  readonly commentId: number;
  readonly proposalId: number;
  readonly collectionId: number;
}

/** A well-formed call of every endpoint that names the given rows. An endpoint without one fails the tests. */
const CALLS: Readonly<
  Record<string, (rows: Rows) => { path?: Record<string, unknown>; query?: string; body?: object }>
> = {
  login: () => ({ body: { username: 'nobody@example.org', password: 'wrong one' } }),
  register: () => ({ body: {} }),
  loginByLink: () => ({ body: { key: 'not a key of any kind' } }),
  logout: () => ({}),
  logoutAll: () => ({}),
  loginByCode: () => ({ body: { channel: 'email', recipient: 'nobody@example.org', code: '000000' } }),
  registerByCode: () => ({ body: {} }),
  resetPassword: () => ({ body: {} }),
  sendEmailCode: () => ({ body: { email: 'nobody@example.org' } }),
  sendPhoneCode: () => ({ body: {} }),
  listProviders: () => ({}),
  startSignIn: () => ({ path: { provider: 'none' } }),
  finishSignIn: () => ({ path: { provider: 'none' } }),
  connectProvider: () => ({ path: { provider: 'none' }, body: {} }),
  disconnectProvider: () => ({ path: { provider: 'none' } }),
  getProfile: () => ({}),
  updateProfile: () => ({ body: { bio: 'A bio.' } }),
  updatePassword: () => ({ body: {} }),
  getInfo: () => ({}),
  getMembership: () => ({}),
  listPoints: () => ({}),
  listAccessTokens: () => ({}),
  addAccessToken: () => ({ body: { name: 'A program', scopes: ['read'], lifetime: 30 } }),
  removeAccessToken: ({ tokenId }) => ({ path: { id: tokenId } }),
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
  getHistory: ({ projectId }) => ({ path: { id: projectId } }),
  undoStep: ({ projectId }) => ({ path: { id: projectId } }),
  redoStep: ({ projectId }) => ({ path: { id: projectId } }),
  listVersions: ({ projectId }) => ({ path: { id: projectId } }),
  addVersion: ({ projectId }) => ({ body: { projectId, name: 'taken' } }),
  nameVersion: ({ versionId }) => ({ body: { id: versionId, name: 'taken over' } }),
  removeVersion: ({ versionId }) => ({ path: { id: versionId } }),
  listVersionPages: ({ versionId }) => ({ path: { id: versionId } }),
  restoreVersion: ({ versionId }) => ({ path: { id: versionId } }),
  getDraft: ({ projectId }) => ({ path: { id: projectId } }),
  saveDraft: ({ projectId }) => ({ body: { projectId, text: 'Some text.' } }),
  previewGeneration: ({ projectId }) => ({ body: { projectId, text: 'Some text.' } }),
  listAside: ({ projectId }) => ({ path: { id: projectId } }),
  dismissAside: ({ pageId }) => ({ body: { pageId, id: 'title' } }),
  redesignProject: ({ projectId }) => ({ body: { projectId, style: 'warm' } }),
  bringBack: ({ pageId }) => ({ body: { pageId, id: 'one' } }),
  listLeftOut: ({ projectId }) => ({ path: { id: projectId } }),
  getOutline: ({ outlinedId }) => ({ path: { id: outlinedId } }),
  saveOutline: ({ outlinedId }) => ({ body: { projectId: outlinedId, version: 1, cards: CARDS } }),
  listOutlineLeftOut: ({ outlinedId }) => ({ path: { id: outlinedId } }),
  makeOutlinePages: ({ outlinedId }) => ({ body: { projectId: outlinedId, version: 1 } }),
  applyOutline: ({ outlinedId }) => ({ body: { projectId: outlinedId, version: 0 } }),
  discardOutline: ({ outlinedId }) => ({ body: { projectId: outlinedId } }),
  // Of the document.
  bringIn: ({ projectId, documentId: _document }) => ({ body: { projectId, id: 'a.txt#0~0' } }),
  // Of the page.
  proposeChanges: ({ projectId, pageId: _page }) => ({ body: { projectId, prompt: 'move page 1 to the end' } }),
  // Of the document.
  makeAgain: ({ projectId, pageId }) => ({ body: { projectId, pageIds: [pageId] } }),
  refreshFromSources: ({ projectId, documentId: _document }) => ({ body: { projectId } }),
  acceptProposal: ({ proposalId }) => ({ body: { id: proposalId } }),
  refuseProposal: ({ proposalId }) => ({ path: { id: proposalId } }),
  exportProject: ({ projectId }) => ({ body: { projectId } }),
  importPages: () => ({}),
  importProgress: () => ({ path: { ticket: '0'.repeat(32) } }),
  listShareLinks: ({ projectId }) => ({ path: { id: projectId } }),
  addShareLink: ({ projectId }) => ({ body: { projectId } }),
  editShareLink: ({ linkId }) => ({ body: { id: linkId, canComment: true } }),
  removeShareLink: ({ linkId }) => ({ path: { id: linkId } }),
  openShareLink: () => ({ body: { key: 'not a key of any kind' } }),
  getSharedDocument: () => ({}),
  listSharedPages: () => ({}),
  getSharedPicture: () => ({ path: { key: 'picture' } }),
  getSharedImage: ({ imageKey }) => ({ path: { key: imageKey } }),
  downloadShared: () => ({}),
  listComments: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  addThread: ({ pageId }) => ({ body: { pageId, anchor: ANCHOR, text: 'Words.' } }),
  addReply: ({ threadId }) => ({ body: { threadId, text: 'Words.' } }),
  editComment: ({ commentId }) => ({ body: { id: commentId, text: 'taken over' } }),
  removeComment: ({ commentId }) => ({ path: { id: commentId } }),
  restoreComment: ({ commentId }) => ({ path: { id: commentId } }),
  resolveThread: ({ threadId }) => ({ body: { id: threadId, isResolved: true } }),
  moveThread: ({ threadId, pageId }) => ({ body: { id: threadId, pageId, anchor: ANCHOR } }),
  seeComments: ({ projectId, commentId }) => ({ body: { projectId, seen: commentId } }),
  listSharedComments: () => ({}),
  introduceVisitor: () => ({ body: { name: 'Nobody' } }),
  addSharedThread: () => ({ body: { page: 'a'.repeat(16), anchor: ANCHOR, text: 'Words.' } }),
  addSharedReply: ({ threadId }) => ({ body: { threadId, text: 'Words.' } }),
  editSharedComment: ({ commentId }) => ({ body: { id: commentId, text: 'taken over' } }),
  removeSharedComment: ({ commentId }) => ({ path: { id: commentId } }),
  restoreSharedComment: ({ commentId }) => ({ path: { id: commentId } }),
  exportProgress: () => ({ path: { ticket: '0'.repeat(32) } }),
  exportAbilities: () => ({}),
  listPages: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  listPageHeads: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  getPage: ({ pageId }) => ({ path: { id: pageId } }),
  addPage: ({ projectId }) => ({ body: { projectId } }),
  editPage: ({ pageId }) => ({ body: { id: pageId, version: 1, pageType: 'a3' } }),
  removePage: ({ pageId }) => ({ path: { id: pageId } }),
  fillPage: ({ pageId }) => ({ body: { id: pageId, page: PAGE, ids: ['aiTextarea-1'] } }),
  restorePages: ({ deletedPageId }) => ({ body: { ids: [deletedPageId] } }),
  removePages: ({ pageId }) => ({ body: { ids: [pageId] } }),
  getAsset: ({ projectId }) => ({ path: { id: projectId, key: 'picture' } }),
  orderPages: ({ projectId, pageId }) => ({ body: { projectId, ids: [pageId] } }),
  saveArrangement: ({ projectId, pageId }) => ({ body: { projectId, pages: [{ id: pageId, hidden: true }] } }),
  duplicatePage: ({ pageId }) => ({ path: { id: pageId } }),
  duplicatePages: ({ pageId }) => ({ body: { ids: [pageId] } }),
  listConnections: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  saveConnections: ({ projectId }) => ({ body: { projectId, connections: [] } }),
  listKits: () => ({}),
  addKit: () => ({ body: { name: 'House', tokens: STYLES.warm } }),
  editKit: ({ kitId }) => ({ body: { id: kitId, name: 'taken over' } }),
  removeKit: ({ kitId }) => ({ path: { id: kitId } }),
  listTemplates: () => ({}),
  getTemplate: ({ templateId }) => ({ path: { id: templateId } }),
  addTemplate: ({ projectId }) => ({ body: { projectId, name: 'taken' } }),
  editTemplate: ({ templateId }) => ({ body: { id: templateId, name: 'taken over' } }),
  removeTemplate: ({ templateId }) => ({ path: { id: templateId } }),
  listCollections: () => ({}),
  listOwnCollections: () => ({}),
  getCollection: ({ collectionId }) => ({ path: { id: collectionId } }),
  listCollectionPages: ({ collectionId }) => ({ path: { id: collectionId } }),
  getCollectionImage: ({ collectionId, imageKey }) => ({ path: { id: collectionId, key: imageKey } }),
  // The page has all that a published one needs.
  publishCollection: ({ projectId, pageId: _page }) => ({ body: { projectId, ...WORK } }),
  editCollection: ({ collectionId }) => ({ body: { collectionId, name: 'taken over' } }),
  removeCollection: ({ collectionId }) => ({ path: { id: collectionId } }),
  projectFromCollection: ({ collectionId }) => ({ body: { collectionId, price: 0 } }),
  listModules: () => ({}),
  getModule: () => ({ path: { id: 'local' } }),
  createInvitations: () => ({ body: {} }),
  uploadImages: () => ({}),
  getImage: ({ imageKey }) => ({ path: { key: imageKey } }),
  listImages: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  copyImage: ({ projectId, imageKey }) => ({ body: { projectId, from: 'upload', key: imageKey } }),
  removeImage: ({ imageKey }) => ({ path: { key: imageKey } }),
  listReading: () => ({}),
  pageDocuments: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  getDocument: ({ documentId }) => ({ path: { id: documentId } }),
  addDocument: ({ projectId }) => ({ body: { projectId, documentName: 'Typed', content: 'Some typed text.' } }),
  editDocument: ({ documentId }) => ({ body: { id: documentId, documentName: 'Renamed' } }),
  removeDocuments: ({ documentId }) => ({ body: { ids: [documentId] } }),
  getPlace: ({ documentId }) => ({ query: `documentId=${documentId}&origin=${encodeURIComponent('a.txt#0')}` }),
  listTables: ({ documentId }) => ({ path: { id: documentId } }),
  readTable: ({ documentId }) => ({ path: { id: documentId }, query: 'block=1' }),
  // Of the document.
  followCells: ({ projectId, documentId: _document }) => ({
    query: `projectId=${projectId}&origin=${encodeURIComponent('a.txt#1')}`,
  }),
  documentScan: ({ documentId }) => ({ path: { id: documentId, key: 'scan' } }),
  readDocument: ({ documentId }) => ({ path: { id: documentId } }),
  listDocuments: ({ projectId }) => ({ query: `projectId=${projectId}` }),
  uploadDocument: () => ({}),
  uploadDocuments: () => ({}),
  removeDocument: ({ documentId }) => ({ path: { id: documentId } }),
  downloadDocument: ({ documentId }) => ({ path: { id: documentId } }),
  replaceDocument: ({ documentId }) => ({ path: { id: documentId } }),
  listOlderVersions: ({ documentId }) => ({ path: { id: documentId } }),
  compareVersions: ({ olderId }) => ({ path: { id: olderId } }),
  downloadOlderVersion: ({ olderId }) => ({ path: { id: olderId } }),
};

/** Endpoints that name nothing of anybody: a stranger may call them for themselves. */
const OWN = new Set([
  'logout',
  'logoutAll',
  'getProfile',
  'updateProfile',
  'updatePassword',
  'connectProvider',
  'disconnectProvider',
  'getInfo',
  'getMembership',
  'listPoints',
  'verifyInvitation',
  'listAccessTokens',
  'addAccessToken',
  'listProjects',
  'listReading',
  'exportProgress',
  'exportAbilities',
  'importPages',
  'importProgress',
  'addProject',
  'listKits',
  'addKit',
  'listTemplates',
  'listOwnCollections',
  // What is published is for everybody.
  'projectFromCollection',
  'listModules',
  'getModule',
]);

/** Endpoints that need a permission: without it the answer is 403, whoever's rows they name. */
const PERMITTED = new Set(['createInvitations']);

/** Endpoints that change an account, need a code or a file of ours: what they answer is tested with their features. */
const ELSEWHERE = new Set([
  'verifyInvitation',
  'logoutAll',
  'updatePassword',
  'connectProvider',
  'disconnectProvider',
  'importPages',
]);

const WORK = { name: 'A work', description: 'For everybody', industry: 'general', category: 'other', price: 0 };
const ANCHOR = { at: { x: 0.5, y: 0.5 }, object: null };
const REQUEST = { prompt: '', text: 'Some text.', settings: generationSettings.parse({}) };
const CARDS = [{ id: 'c1', title: 'Mine', form: 'section', units: [] }];
const PAGE = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

/** A paragraph and a table. */
const TEXT = 'Some text.\n\n| Month | Loaves |\n| --- | --- |\n| May | 4 |\n| June | 5 |\n';

function request(server: TestServer, name: string, rows: Rows, token?: string) {
  const endpoint = ENDPOINTS[name] as Endpoint;
  const { path = {}, query, body } = CALLS[name]?.(rows) ?? {};
  const url = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(path[key]));
  const common = { method: endpoint.method, url: query ? `${url}?${query}` : url, token };
  if (endpoint.form) {
    const file = { name: endpoint.form.file ? 'file' : 'files', fileName: 'a.txt', bytes: TEXT };
    const sent = name === 'uploadImages' ? { ...file, fileName: 'a.png', bytes: PNG } : file;
    return server.call({ ...common, ...form([sent, { name: 'projectId', value: String(rows.projectId) }]) });
  }
  return server.call({ ...common, ...(body ? { payload: body } : {}) });
}

const NO_ROWS: Rows = {
  projectId: 0,
  pageId: 0,
  deletedPageId: 0,
  documentId: 0,
  olderId: 0,
  imageKey: '',
  kitId: 0,
  templateId: 0,
  linkId: 0,
  tokenId: 0,
  versionId: 0,
  outlinedId: 0,
  threadId: 0,
  commentId: 0,
  proposalId: 0,
  collectionId: 0,
};

/** A project of the person's with a row of each kind in it, or with a page and the given kinds: nothing where there are none. */
async function makeRows(
  server: TestServer,
  token: string,
  wanted: ReadonlySet<string> = new Set(Object.keys(NO_ROWS)),
): Promise<Rows> {
  if (wanted.size === 0) return NO_ROWS;
  const idOf = async (name: string, rows: Partial<Rows>): Promise<number> =>
    (await request(server, name, { ...NO_ROWS, ...rows }, token)).json().data.id;
  const projectId = await idOf('addProject', {});
  const added = await server.call({
    method: 'POST',
    url: '/api/pagewright/page/add',
    token,
    payload: { projectId, generatedText: PAGE, name: 'One', description: 'A page', prompt: 'Say one thing' },
  });
  const pageId = added.json().data.id as number;
  const deletedPageId = wanted.has('deletedPageId') ? await idOf('addPage', { projectId }) : 0;
  if (deletedPageId) await request(server, 'removePage', { ...NO_ROWS, pageId: deletedPageId }, token);
  const hasDocument = wanted.has('documentId') || wanted.has('olderId');
  const documentId = hasDocument ? await idOf('uploadDocument', { projectId }) : 0;
  if (hasDocument) await addScan(server, documentId);
  const olderId = wanted.has('olderId') ? await addOlder(server, projectId, documentId) : 0;
  const image = wanted.has('imageKey')
    ? await request(server, 'uploadImages', { ...NO_ROWS, projectId }, token)
    : undefined;
  await addPicture(server, projectId);
  const kitId = wanted.has('kitId') ? await idOf('addKit', {}) : 0;
  const templateId = wanted.has('templateId') ? await idOf('addTemplate', { projectId }) : 0;
  const published = wanted.has('collectionId')
    ? await request(server, 'publishCollection', { ...NO_ROWS, projectId }, token)
    : undefined;
  const collectionId = published?.json().data.collectionId ?? 0;
  const linkId = wanted.has('linkId') ? await idOf('addShareLink', { projectId }) : 0;
  const tokenId = wanted.has('tokenId') ? await idOf('addAccessToken', {}) : 0;
  const versionId = wanted.has('versionId') ? await idOf('addVersion', { projectId }) : 0;
  const thread =
    wanted.has('threadId') || wanted.has('commentId')
      ? (await request(server, 'addThread', { ...NO_ROWS, pageId }, token)).json().data
      : undefined;
  const proposalId = wanted.has('proposalId') ? await addProposal(server, token, projectId, pageId) : 0;
  const outlinedId = wanted.has('outlinedId') ? await addOutline(server, projectId, pageId) : 0;
  return {
    projectId,
    outlinedId,
    pageId,
    deletedPageId,
    documentId,
    olderId,
    imageKey: image?.json().data.key ?? '',
    kitId,
    templateId,
    linkId,
    tokenId,
    versionId,
    threadId: thread?.id ?? 0,
    commentId: thread?.comments[0].id ?? 0,
    proposalId,
    collectionId,
  };
}

/** A proposal about the project's page. */
async function addProposal(server: TestServer, token: string, projectId: number, inView: number): Promise<number> {
  const payload = { projectId, prompt: '', style: 'warm', inView };
  const url = '/api/pagewright/assistant/propose';
  return (await server.call({ method: 'POST', url, token, payload })).json().data.id;
}

/** The kinds of rows that a call of the endpoint names. */
function rowsNamedBy(name: string): Set<string> {
  // What is sent as a form goes into a project.
  const named = new Set<string>(ENDPOINTS[name]?.form ? ['projectId'] : []);
  CALLS[name]?.(new Proxy(NO_ROWS, { get: (rows, key) => (named.add(String(key)), Reflect.get(rows, key)) }));
  return named;
}

/** A picture as a generation leaves it, under the key `picture`. */
async function addPicture(server: TestServer, projectId: number): Promise<void> {
  const { db } = server.database;
  const stored = await server.services.blobs.put('assets/', PNG);
  const { outline } = await server.services.templates.prepare(0, 1, 'en-US');
  const picture = { ...stored, mime: 'image/png', width: 10, height: 6 };
  await db.insert(outlines).values({ projectId, version: 1, outline, assets: { picture } });
}

/** An outline that waits, and one that the page was made from. */
async function addOutline(server: TestServer, projectId: number, pageId: number): Promise<number> {
  const { db } = server.database;
  const { outline } = await server.services.templates.prepare(0, 1, 'en-US');
  const [first] = outline.pages;
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  const userId = project?.userId ?? 0;
  await db
    .update(pages)
    .set({ outlineVersion: 1, briefId: first?.id ?? '' })
    .where(eq(pages.id, pageId));
  const values = { projectId, userId, state: 'outlined', purpose: 'outline', request: REQUEST } as const;
  const [generation] = await db.insert(generations).values(values).returning();
  const generationId = generation?.id ?? 0;
  await db.insert(outlines).values({ projectId, version: 2, generationId, outline, assets: {} });
  await db.transaction((tx) => letWait(tx, projectId, generationId, outline));
  return projectId;
}

/** The picture of a page as reading a scan leaves it, under the key `scan`. */
async function addScan(server: TestServer, documentId: number): Promise<void> {
  const scan = await server.services.blobs.put('assets/', PNG);
  await server.database.db.update(documents).set({ pictures: { scan } }).where(eq(documents.id, documentId));
}

/** A version of the document that it took the place of. */
async function addOlder(server: TestServer, projectId: number, documentId: number): Promise<number> {
  const { db } = server.database;
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw new Error('no document');
  const { id: _id, warnings: _warnings, ...rest } = row;
  const bytes = await server.services.blobs.read(row.content);
  const [file, content] = [
    await server.services.blobs.put('documents/', Buffer.from('Older text.')),
    await server.services.blobs.put('contents/', bytes),
  ];
  const older = { ...rest, projectId, documentId, file, content, pictures: {}, sourceName: 'a (1).txt' };
  const successors = { origins: ['a.txt#0'], changed: [0] };
  const [added] = await db
    .insert(olderDocuments)
    .values({ ...older, successors })
    .returning({ id: olderDocuments.id });
  return added?.id ?? 0;
}

onBothDatabases('access', {}, (current) => {
  let owner: TestPerson;
  let stranger: TestPerson;
  let rows: Rows;
  const names = Object.keys(ENDPOINTS);
  const personal = names.filter((name) => ENDPOINTS[name]?.access === 'user');

  beforeAll(async () => {
    owner = await current().newPerson({ invited: true });
    stranger = await current().newPerson({ invited: true });
    rows = await makeRows(current(), owner.token);
  });

  it('has a call for every endpoint', () => {
    expect(Object.keys(CALLS).sort()).toEqual(names.sort());
  });

  it.each(personal)('%s turns visitors away', async (name) => {
    const answer = await request(current(), name, rows);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 401, data: null, error: 'request/unauthorized' });
  });

  it.each(personal.filter((name) => !OWN.has(name) && !PERMITTED.has(name)))(
    '%s hides the rows of others',
    async (name) => {
      const answer = await request(current(), name, rows, stranger.token);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 404, data: null, error: 'request/not-found' });
    },
  );

  it.each(names.filter((name) => ENDPOINTS[name]?.access === 'link'))(
    '%s wants a share link that was opened, whoever asks',
    async (name) => {
      for (const token of [undefined, stranger.token, owner.token, 'a'.repeat(43)]) {
        const answer = await request(current(), name, rows, token);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 404, data: null, error: 'share/gone' });
      }
    },
  );

  it.each([...PERMITTED])('%s needs its permission', async (name) => {
    const answer = await request(current(), name, rows, stranger.token);
    expect(answer.json()).toMatchObject({ code: 403, data: null, error: 'request/forbidden' });
  });

  describe('a personal access token', () => {
    const tokens = new Map<string, string>();
    const tokenFor = (scopes: readonly TokenScope[]): string => tokens.get(scopes.join()) ?? '';
    const allBut = (scope: string) => TOKEN_SCOPES.filter((one) => one !== scope);

    beforeAll(async () => {
      const wanted = [TOKEN_SCOPES, ...TOKEN_SCOPES.flatMap((scope) => [[scope], allBut(scope)])];
      for (const scopes of wanted) {
        const payload = { name: scopes.join(), scopes, lifetime: 30 };
        const url = '/api/system/user/token/add';
        const made = await current().call({ method: 'POST', url, token: owner.token, payload });
        tokens.set(scopes.join(), made.json().data.token);
      }
    });

    it.each(personal)('does %s where it was made for it, and never with what it was not', async (name) => {
      const scope = ENDPOINTS[name]?.scope;
      if (scope === undefined) throw new Error(`${name} does not say what a token needs`);
      if (scope === 'session') {
        const answer = await request(current(), name, NO_ROWS, tokenFor(TOKEN_SCOPES));
        expect(answer.json()).toMatchObject({ code: 403, data: null, error: 'token/sign-in-needed' });
        return;
      }
      const refused = await request(current(), name, rows, tokenFor(allBut(scope)));
      expect(refused.json()).toMatchObject({ code: 403, data: null, error: 'token/scope', params: { scope } });
      expect(refused.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
      const answer = await request(current(), name, NO_ROWS, tokenFor([scope]));
      expect([401, 403]).not.toContain(answer.statusCode);
    });

    it('opens nothing of the account, nor the links that show documents to others', () => {
      const closed = /^\/api\/(?!pagewright\/)|^\/api\/pagewright\/(?:invitation|project\/share)\//;
      const session = personal.filter((name) => ENDPOINTS[name]?.scope === 'session');
      expect(session).toEqual(personal.filter((name) => closed.test(ENDPOINTS[name]?.path ?? '')));
    });
  });

  it('shows a stranger nothing of the owner, and has changed nothing', async () => {
    const list = await request(current(), 'listProjects', rows, stranger.token);
    expect(list.json().data).toEqual([]);
    const pages = await request(current(), 'listPages', rows, owner.token);
    expect(pages.json().data).toMatchObject([{ id: rows.pageId, version: 1, pageType: '' }]);
    const documents = await request(current(), 'listDocuments', rows, owner.token);
    expect(documents.json().data).toMatchObject([{ id: rows.documentId, documentName: 'a.txt' }]);
    const project = await request(current(), 'getProject', rows, owner.token);
    expect(project.json().data.name).toMatch(/^Document_\d{8}_\d{6}$/);
    const said = await request(current(), 'listComments', rows, owner.token);
    expect(said.json().data).toMatchObject({
      seen: 0,
      threads: [{ id: rows.threadId, isResolved: false, comments: [{ id: rows.commentId, text: 'Words.' }] }],
    });
  });

  describe('an id that is no id', () => {
    it.each(['0', '-1', 'abc', '1.5', '3000000000', '99999999999999999999', '1;drop'])('%s is refused', async (id) => {
      const url = `/api/pagewright/project/getInfo/${encodeURIComponent(id)}`;
      const answer = await current().call({ method: 'GET', url, token: owner.token });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().data).toBeNull();
    });
  });

  it('hands files out as downloads that run nothing', async () => {
    for (const [name, type] of [
      ['downloadDocument', 'application/octet-stream'],
      ['getImage', 'image/png'],
      ['getAsset', 'image/png'],
      ['documentScan', 'image/webp'],
    ] as const) {
      const file = await request(current(), name, rows, owner.token);
      expect(file.statusCode, name).toBe(200);
      expect(file.headers, name).toMatchObject({
        'content-type': type,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; /),
      });
    }
  });

  it('lets the owner do all of it', async () => {
    const server = current();
    const own = personal.filter((name) => name !== 'logout' && !PERMITTED.has(name) && !ELSEWHERE.has(name));
    for (const name of [...own, 'logout']) {
      // Rows of its own for each: what one call changes or removes, the next one still has.
      const answer = await request(server, name, await makeRows(server, owner.token, rowsNamedBy(name)), owner.token);
      expect(answer.statusCode, `${name} ${answer.body.slice(0, 200)}`).toBe(200);
    }
    expect((await request(server, 'getInfo', rows, owner.token)).statusCode).toBe(401);
  });
});
