import { getHistory } from '@pagewright/contract/history';
import {
  editPage,
  getPage,
  listConnections,
  listPageHeads,
  listPages,
  type ProjectPage,
  saveConnections,
} from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { api } from '../../app/api/api.ts';
import { pageCache } from '../../app/cache/caches.ts';
import { type SaveOutcome, saveOutcome } from '../../app/saving/save-outcome.ts';
import type { KeyValueStorage } from '../../app/session/session-store.ts';
import { arrangePages, rememberPages } from '../../features/pages/page-queries.ts';
import { previewText } from '../../features/pages/preview-text.ts';
import { tell } from '../../features/projects/workspace-events.ts';
import { DataFlow } from '../data-flow/data-flow.ts';
import { flowMemory } from '../data-flow/flow-memory.ts';
import { type Autosave, createAutosave, pageCopy, type SentPage } from '../document/autosave.ts';
import { createEditor } from '../document/create-editor.ts';
import type { Editor, EditorPage } from '../document/editor.ts';
import { withoutPreviews } from '../document/picture-arrival.ts';
import { pageAsOpened, type SavedPage } from './page-as-opened.ts';
import { PageOperations } from './page-operations.ts';
import { ServerSteps } from './server-steps.ts';

/** A document that is open: its editor, what saves it, and the pages as the server has them. */
export interface OpenDocument {
  readonly projectId: number;
  readonly editor: Editor;
  readonly autosave: Autosave;
  /** What changes which pages there are. */
  readonly operations: PageOperations;
  /** What flows between the pages. */
  readonly flow: DataFlow;
  /** Steps that the server keeps. */
  readonly earlier: ServerSteps;
  /** Whether unsaved changes of an earlier session were put back. */
  readonly restored: boolean;
}

/**
 * Opens the document that a page belongs to, with that page shown.
 * @throws ApiError, PagewrightError page/… where the page's own source is no page
 */
export async function openDocument(pageId: number, signal: AbortSignal): Promise<OpenDocument> {
  const asked = await api.call(getPage, { params: { id: pageId }, signal });
  const all = await api.call(listPages, { query: { projectId: asked.projectId }, signal });
  // Another page that cannot be read must not keep this one from being edited.
  const pages = all.flatMap((page) => (page.id === pageId ? [editorPage(page)] : readable(page)));
  const editor = createEditor(pages, pageId);
  const { projectId } = asked;
  // They are newer than what an earlier visit has left.
  rememberPages(projectId, all);
  const asOpened = pageAsOpened(all);
  const autosave = createAutosave({
    editor,
    storage: window.localStorage,
    send: (page) => send(projectId, { ...page, ...asOpened(page) }),
  });
  const reload = () => reloadPages({ projectId, editor, autosave, flow });
  const flow: DataFlow = new DataFlow(
    all.map(({ id }) => id),
    {
      editor,
      memory: flowMemory(projectId),
      load: () => api.call(listConnections, { query: { projectId } }),
      send: async (connections) => {
        await api.call(saveConnections, { body: { projectId, connections: [...connections] } });
      },
      reloadPages: reload,
    },
  );
  const operations = new PageOperations({ projectId, editor, autosave, flow, reload });
  const settle = async () => {
    await autosave.flush();
    await flow.flush();
  };
  const show = async () => {
    const all = await loadPages(projectId);
    editor.adopt(all.flatMap(readable));
    flow.setPages(all.map(({ id }) => id));
  };
  const state = await api.call(getHistory, { params: { id: projectId }, signal });
  const pageCount = () => editor.store.getState().pages.length;
  const earlier = new ServerSteps({ projectId, settle, show, pageCount }, state);
  editor.follow(earlier);
  const restored = restore(editor, window.localStorage);
  // Before anything is changed on top of it: the server may have it already, where a window was closed over the answer.
  if (restored) void autosave.flush();
  return { projectId, editor, autosave, operations, flow, earlier, restored };
}

export function editorPage(page: ProjectPage): EditorPage {
  const { id, pageNumber, version, name, hidden, section } = page;
  return { id, pageNumber, version, name, hidden, section, page: withoutPreviews(parsePage(previewText(page))) };
}

/** Pages as the server had them, with what has been done to them here. */
export function withOpenPages(pages: readonly ProjectPage[], editor: Editor): ProjectPage[] {
  const open = new Map(editor.store.getState().pages.map((one) => [one.id, one]));
  return pages.map((page) => {
    const own = open.get(page.id);
    if (!own) return page;
    const text = printPage(own.page);
    return text === previewText(page) ? page : { ...page, styledText: text, version: own.version };
  });
}

/** Learns which pages there are, after one was added, moved or deleted, and loads those that are new or newer. */
export async function reloadPages(
  document: Pick<OpenDocument, 'projectId' | 'editor' | 'flow'> & { readonly autosave: Pick<Autosave, 'isSaved'> },
): Promise<void> {
  const { projectId, editor, autosave, flow } = document;
  const heads = await api.call(listPageHeads, { query: { projectId } });
  const open = new Map(editor.store.getState().pages.map((one) => [one.id, one]));
  const wanted = heads.filter(({ id, version }) => (open.get(id)?.version ?? -1) < version);
  const loaded = await Promise.all(wanted.map(({ id }) => api.call(getPage, { params: { id } })));
  const fresh = new Map(loaded.map((page) => [page.id, page]));
  editor.receive(
    heads.flatMap(({ id, pageNumber, hidden, section }) => {
      const own = open.get(id);
      // What was done here meanwhile stays: newer on the server may be what this window has sent and is not answered yet, or
      // what its next save asks about.
      const page = autosave.isSaved(id) ? fresh.get(id) : undefined;
      return page ? readable(page) : own ? [{ ...own, pageNumber, hidden, section }] : [];
    }),
  );
  flow.setPages(heads.map(({ id }) => id));
  arrangePages(projectId, heads, fresh);
}

/** Learns what other windows have done to the pages, unless something that was done here is not on the server. */
export async function catchUp(document: OpenDocument): Promise<void> {
  const { autosave } = document;
  await autosave.flush();
  if (autosave.state.getState().is === 'saved') await reloadPages(document);
}

/**
 * Takes over another design of the pages: one step, which the server takes back.
 * @param isJoined whether it is a part of the step before it
 */
export async function acceptPages({ projectId, editor, earlier }: OpenDocument, isJoined: boolean): Promise<void> {
  const all = await loadPages(projectId);
  const step = { undo: () => earlier.move('undo'), redo: () => earlier.move('redo') };
  editor.adopt(all.flatMap(readable), isJoined ? undefined : step);
}

/** The pages as the server has them, which the canvas is to show too. */
async function loadPages(projectId: number): Promise<readonly ProjectPage[]> {
  const pages = await api.call(listPages, { query: { projectId } });
  rememberPages(projectId, pages);
  return pages;
}

function readable(page: ProjectPage): EditorPage[] {
  try {
    return [editorPage(page)];
  } catch {
    return [];
  }
}

/** Puts unsaved changes back. Those of an older version end in the question which one to keep. */
function restore(editor: Editor, storage: KeyValueStorage): boolean {
  let restored = false;
  const { pages } = editor.store.getState();
  for (const { id } of pages) {
    const copy = pageCopy(storage, id);
    const kept = copy.read();
    if (!kept) continue;
    try {
      const page = parsePage(kept.value.text);
      // What repeats on other pages too has a copy with each that it was changed on: an older one is not carried to them.
      editor.updateAll((one, pageId) => (pageId === id ? page : one));
      editor.saved(id, kept.version);
      restored = true;
    } catch {
      copy.remove();
    }
  }
  return restored;
}

function send(
  projectId: number,
  page: Pick<SentPage, 'id' | 'version' | 'together'> & SavedPage,
): Promise<SaveOutcome> {
  const { id, version, styledText, pageType, together } = page;
  // The window may be left while the answer is on its way.
  pageCache.age(projectId);
  return saveOutcome(async () => {
    const saved = await api.call(editPage, { body: { id, version, styledText, pageType, together } });
    tell('content-refresh-needed', { projectId });
    return saved.version;
  });
}
