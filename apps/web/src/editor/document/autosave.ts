import type { Page } from '@pagewright/components/models';
import type { FormatId } from '@pagewright/model/formats';
import { printPage } from '@pagewright/page/source-text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { patched } from './component-patch.ts';
import type { Drafts } from './drafts.ts';
import type { Editor, EditorPage } from './editor.ts';
import type { TypedChange } from './typing.ts';

export type SaveState =
  | { readonly is: 'saved' | 'waiting' | 'saving' | 'offline' }
  /** The server refused; `error` says why. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** The page was changed elsewhere; `version` is the newest there. */
  | { readonly is: 'conflict'; readonly pageId: number; readonly version: number };

/** What became of a page that was sent. */
export type SaveOutcome =
  | { readonly is: 'saved'; readonly version: number }
  | { readonly is: 'conflict'; readonly version: number }
  | { readonly is: 'offline' }
  | { readonly is: 'failed'; readonly error: unknown };

export interface SentPage {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  readonly format: FormatId;
}

export interface AutosaveOptions {
  readonly editor: Editor;
  readonly drafts: Drafts;
  readonly send: (page: SentPage) => Promise<SaveOutcome>;
  /** ms of rest before changes are sent, and between two tries without a connection. */
  readonly delay?: number;
  readonly retry?: number;
}

export interface Autosave {
  readonly state: StoreApi<SaveState>;
  /** Sends what is waiting, now. */
  flush(): Promise<void>;
  /** Ends a conflict by saving what is here over the newest version. */
  keepMine(): void;
  /** Ends a conflict by showing what is there. */
  takeTheirs(page: EditorPage): void;
  /** Listens again after a stop; it does so from the beginning. Every start is ended by a stop of its own. */
  start(): void;
  /** Keeps what is waiting on this device, and listens no more unless somebody else has started it. */
  stop(): void;
}

const DELAY = 800;
const RETRY = 5_000;
/** ms of rest after which changes are kept on this device: a crash must cost less than what the server waits for. */
const DRAFT_DELAY = 150;

/** Saves changed pages one after the other, each with the version it is based on; never over a newer one unasked. */
export function createAutosave({ editor, drafts, send, delay = DELAY, retry = RETRY }: AutosaveOptions): Autosave {
  const state = createStore<SaveState>(() => ({ is: 'saved' }));
  const dirty = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  let off: AbortController | undefined;
  /** A screen that is mounted anew starts again before the last one has ended: the last to stop ends it. */
  let users = 0;

  function listen(): void {
    if (off) return;
    off = new AbortController();
    const { signal } = off;
    signal.addEventListener('abort', editor.onChange(changed));
    signal.addEventListener('abort', editor.typing.onChange(typed));
    globalThis.addEventListener?.('pagehide', leave, { signal });
    globalThis.addEventListener?.('online', online, { signal });
  }

  function changed(pageId: number): void {
    dirty.add(pageId);
    clearTimeout(draftTimer);
    draftTimer = setTimeout(keepDrafts, DRAFT_DELAY);
    if (state.getState().is === 'conflict') return;
    if (!sending) state.setState({ is: 'waiting' }, true);
    schedule(delay);
  }

  /** What is being typed is kept like what is waiting; what was typed and is given up is not. */
  function typed(now: TypedChange | undefined, before: TypedChange | undefined): void {
    clearTimeout(draftTimer);
    draftTimer = setTimeout(keepDrafts, DRAFT_DELAY);
    if (!now && before && !dirty.has(before.pageId) && !sending) drafts.remove(before.pageId);
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function find(id: number): EditorPage | undefined {
    return editor.store.getState().pages.find((one) => one.id === id);
  }

  /** Keeps what is waiting where a crash cannot reach it. */
  function keepDrafts(): void {
    const { now } = editor.typing;
    for (const id of new Set(now ? [...dirty, now.pageId] : dirty)) {
      const page = find(id);
      const text = page && printPage(now?.pageId === id ? withTyped(page.page, now) : page.page);
      if (page && text !== undefined) drafts.write(id, { version: page.version, text });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    keepDrafts();
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) {
      const page = find(id);
      dirty.delete(id);
      if (!page) continue;
      state.setState({ is: 'saving' }, true);
      const outcome = await send({ id, version: page.version, text: printPage(page.page), format: page.page.format });
      if (!settle(id, outcome)) return;
    }
    state.setState({ is: 'saved' }, true);
  }

  function next(): number | undefined {
    const [id] = dirty;
    return id;
  }

  /** Whether to go on with the next page. */
  function settle(id: number, outcome: SaveOutcome): boolean {
    if (outcome.is === 'saved') {
      editor.saved(id, outcome.version);
      if (editor.typing.now?.pageId === id) keepDrafts();
      else if (!dirty.has(id)) drafts.remove(id);
      return true;
    }
    dirty.add(id);
    keepDrafts();
    if (outcome.is === 'conflict') {
      state.setState({ is: 'conflict', pageId: id, version: outcome.version }, true);
    } else {
      state.setState(outcome, true);
      if (outcome.is === 'offline') schedule(retry);
    }
    return false;
  }

  function conflict(): { pageId: number; version: number } | undefined {
    const now = state.getState();
    return now.is === 'conflict' ? now : undefined;
  }

  const leave = (): void => {
    keepDrafts();
  };
  const online = (): void => {
    if (dirty.size > 0 && !conflict()) schedule(0);
  };
  listen();

  return {
    state,
    start() {
      users += 1;
      listen();
    },
    flush,
    keepMine() {
      const found = conflict();
      if (!found) return;
      editor.saved(found.pageId, found.version);
      state.setState({ is: 'waiting' }, true);
      schedule(0);
    },
    takeTheirs(page) {
      dirty.delete(page.id);
      drafts.remove(page.id);
      editor.replace(page);
      state.setState({ is: dirty.size > 0 ? 'waiting' : 'saved' }, true);
      if (dirty.size > 0) schedule(0);
    },
    stop() {
      users -= 1;
      if (users > 0) return;
      off?.abort();
      off = undefined;
      clearTimeout(timer);
      clearTimeout(draftTimer);
      leave();
    },
  };
}

function withTyped(page: Page, { patch }: TypedChange): Page {
  return { ...page, components: page.components.map((one) => (one.id === patch.id ? patched(one, patch) : one)) };
}
