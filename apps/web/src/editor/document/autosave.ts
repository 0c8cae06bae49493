import type { Page } from '@pagewright/components/models';
import type { FormatId } from '@pagewright/model/formats';
import { printPage } from '@pagewright/page/source-text';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Based, LocalCopy } from '../../app/saving/local-copy.ts';
import { oneByOne, type SaveOutcome } from '../../app/saving/save-outcome.ts';
import { SavedResource, type SaveState } from '../../app/saving/saved-resource.ts';
import type { KeyValueStorage } from '../../app/session/session-store.ts';
import { patched } from './component-patch.ts';
import type { Editor, EditorPage } from './editor.ts';
import { awaitsPicture, picturesArrived, withoutPreviews } from './picture-arrival.ts';
import type { TypedChange } from './typing.ts';

/** The state of the page that is worst off, and which page that is. */
export type PagesState = { readonly is: 'saved' } | (SaveState & { readonly pageId: number });

export interface SentPage {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  readonly format: FormatId;
  /** The step that changed it with others, whose saves are one step of the document's history. */
  readonly together?: string | undefined;
}

export interface AutosaveOptions {
  readonly editor: Editor;
  readonly storage: KeyValueStorage;
  /** Never rejects. */
  readonly send: (page: SentPage) => Promise<SaveOutcome>;
}

export interface Autosave {
  readonly state: StoreApi<PagesState>;
  /** Whether the server has a page as it is here, as far as it has answered. */
  isSaved(pageId: number): boolean;
  /** Sends what is waiting, once the pictures that are on their way are here. */
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

type PageText = Pick<SentPage, 'text' | 'format' | 'together'>;

/** The worst first. */
const STATES = ['conflict', 'failed', 'offline', 'saving', 'waiting', 'saved'] as const satisfies SaveState['is'][];

/** What was done to a page in an earlier session and is not on the server yet. */
export function pageCopy(storage: KeyValueStorage, id: number): LocalCopy<Pick<PageText, 'text'>> {
  return new LocalCopy(storage, `pagewright_draft_${id}`, z.object({ text: z.string() }));
}

/** Saves every page that is changed, each by itself; one call at a time. */
export function createAutosave({ editor, storage, send }: AutosaveOptions): Autosave {
  const state = createStore<PagesState>(() => ({ is: 'saved' }));
  const resources = new Map<number, SavedResource<PageText>>();
  const inTurn = oneByOne();
  let off: AbortController | undefined;
  /** A screen that is mounted anew starts again before the last one has ended: the last to stop ends it. */
  let users = 0;

  function find(id: number): EditorPage | undefined {
    return editor.store.getState().pages.find((one) => one.id === id);
  }

  function typing(id: number): Based<PageText> | undefined {
    const { now } = editor.typing;
    const opened = now?.pageId === id ? find(id) : undefined;
    return now && opened && based({ ...opened, page: withTyped(opened.page, now) });
  }

  function resourceOf(id: number): SavedResource<PageText> {
    const known = resources.get(id);
    if (known) return known;
    const resource = new SavedResource<PageText>({
      now: () => {
        const opened = find(id);
        return opened && based(opened);
      },
      // An empty frame would be a step of its own, which undo leads back to.
      isHeld: () => {
        const opened = find(id);
        return opened !== undefined && awaitsPicture(opened.page);
      },
      typing: () => typing(id),
      send: ({ value, version }) => inTurn(() => send({ id, version, ...value })),
      saved: (version) => editor.saved(id, version),
      copy: pageCopy(storage, id),
    });
    resources.set(id, resource);
    resource.state.subscribe(told);
    return resource;
  }

  function told(): void {
    const all = [...resources].map(([pageId, resource]) => ({ pageId, ...resource.state.getState() }));
    const worst = STATES.flatMap((is) => all.find((one) => one.is === is) ?? [])[0];
    state.setState(worst && worst.is !== 'saved' ? worst : { is: 'saved' }, true);
  }

  function conflicting(): SavedResource<PageText> | undefined {
    const now = state.getState();
    return now.is === 'conflict' ? resources.get(now.pageId) : undefined;
  }

  function listen(): void {
    if (off) return;
    off = new AbortController();
    const { signal } = off;
    signal.addEventListener(
      'abort',
      editor.onChange((id) => resourceOf(id).changed()),
    );
    signal.addEventListener(
      'abort',
      editor.typing.onChange((now, before) => {
        const pageId = now?.pageId ?? before?.pageId;
        if (pageId !== undefined) resourceOf(pageId).typed(now !== undefined);
      }),
    );
    for (const resource of resources.values()) if (resource.state.getState().is !== 'saved') resource.changed();
  }
  listen();

  return {
    state,
    isSaved: (pageId) => (resources.get(pageId)?.state.getState().is ?? 'saved') === 'saved',
    start() {
      users += 1;
      listen();
    },
    async flush() {
      // What the server makes of the pages replaces them: a picture would find no place any more.
      await picturesArrived(editor);
      await Promise.all([...resources.values()].map((resource) => resource.flush()));
    },
    keepMine() {
      conflicting()?.keepMine();
    },
    takeTheirs(page) {
      resources.get(page.id)?.discard();
      editor.replace(page);
    },
    stop() {
      users -= 1;
      if (users > 0) return;
      off?.abort();
      off = undefined;
      for (const resource of resources.values()) resource.stop();
    },
  };
}

function based({ page, version, together }: EditorPage): Based<PageText> {
  return { value: { text: printPage(withoutPreviews(page)), format: page.format, together }, version };
}

function withTyped(page: Page, { patch }: TypedChange): Page {
  return { ...page, components: page.components.map((one) => (one.id === patch.id ? patched(one, patch) : one)) };
}
