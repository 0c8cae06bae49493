import type { PageConnection } from '@pagewright/contract/pages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomId } from '../../app/random-id.ts';
import { saveOutcome } from '../../app/saving/save-outcome.ts';
import { SavedResource, type SaveState } from '../../app/saving/saved-resource.ts';
import type { Editor } from '../document/editor.ts';
import type { FlowMemory } from './flow-memory.ts';

export type FlowSave =
  | { readonly is: 'loading' }
  /** The server refused to give them; `error` says why. */
  | { readonly is: 'unread'; readonly error: unknown }
  | SaveState;

export interface FlowState {
  /** Connections between the pages that there are. */
  readonly connections: readonly PageConnection[];
  readonly selected: string | undefined;
  /** The page that a connection is to start from, while the person looks for its target; anew with every wish. */
  readonly source: { readonly pageId: number } | undefined;
  readonly save: FlowSave;
}

/** Why there is no new connection. */
export type Refusal = 'same-page' | 'duplicate' | 'too-many' | 'not-read';

/** What the server takes at most (the contract's limit). */
const MOST = 2_000;

/** The server counts no versions of connections: what is saved last holds. */
const VERSION = 0;

interface DataFlowOptions {
  readonly editor: Editor;
  readonly memory: FlowMemory;
  readonly load: () => Promise<readonly PageConnection[]>;
  readonly send: (connections: readonly PageConnection[]) => Promise<void>;
  /** Takes over the pages as the server has them now. */
  readonly reloadPages: () => Promise<void>;
}

/**
 * The connections between the pages of an open document. A change is seen at once, is kept on this device, goes to the
 * server by itself, and can be taken back like every other step. Connections of a page that was deleted are put aside,
 * so that they come back with it.
 */
export class DataFlow {
  readonly store: StoreApi<FlowState> = createStore<FlowState>(() => ({
    connections: [],
    selected: undefined,
    source: undefined,
    save: { is: 'loading' },
  }));
  readonly #options: DataFlowOptions;
  /** All connections, those that were put aside too. */
  #all: readonly PageConnection[] = [];
  #pages: ReadonlySet<number>;
  /** What the server has. */
  #stored: readonly PageConnection[] = [];
  readonly #saving: SavedResource<readonly PageConnection[]>;

  /** @param pages ids of the document's pages */
  constructor(pages: readonly number[], options: DataFlowOptions) {
    this.#options = options;
    this.#pages = new Set(pages);
    const { send, memory } = options;
    this.#saving = new SavedResource({
      now: () => {
        const value = this.store.getState().connections;
        return isSame(value, this.#stored) ? undefined : { value, version: VERSION };
      },
      send: ({ value }) =>
        saveOutcome(async () => {
          await send(value);
          this.#stored = value;
          return VERSION;
        }),
      saved: () => undefined,
      copy: {
        write: ({ value }) => memory.write(value, true),
        remove: () => memory.write(this.store.getState().connections, false),
      },
    });
    this.#saving.state.subscribe((save) => this.store.setState({ save }));
  }

  /** Reads the connections, or sends what was left unsaved. */
  start(): void {
    if (this.#isRead()) this.#changed();
    else void this.#load();
  }

  /** What is unsaved stays on this device. */
  stop(): void {
    this.#saving.stop();
  }

  /** Sends what is waiting, now. */
  async flush(): Promise<void> {
    if (this.#isRead()) await this.#saving.flush();
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    if (this.store.getState().save.is === 'unread') return this.#load();
    // The pages may have changed elsewhere meanwhile, which would make the server refuse for ever.
    await this.#options.reloadPages().catch(() => undefined);
    await this.#saving.flush();
  }

  select(id: string | undefined): void {
    if (this.store.getState().selected !== id) this.store.setState({ selected: id });
  }

  /** Begins a connection, or gives it up. */
  startFrom(pageId: number | undefined): void {
    this.store.setState({ source: pageId === undefined ? undefined : { pageId } });
  }

  /** Connects two pages, as a step that can be taken back. Says why where there is no connection then. */
  connect(source: number, target: number): Refusal | undefined {
    const refusal = this.#refusal(source, target);
    if (refusal) return refusal;
    const added: PageConnection = { id: randomId(), sourcePageId: source, targetPageId: target };
    void this.#step(
      () => this.#put(added),
      () => this.#take(added.id),
    );
    this.store.setState({ source: undefined });
    return undefined;
  }

  disconnect(id: string): void {
    const gone = this.store.getState().connections.find((one) => one.id === id);
    if (!gone) return;
    void this.#step(
      () => this.#take(id),
      () => this.#put(gone),
    );
  }

  /** The document's pages are these now. */
  setPages(ids: readonly number[]): void {
    this.#pages = new Set(ids);
    // The server hides the connections of a deleted page with it.
    this.#stored = this.#stored.filter((one) => this.#isBetweenPages(one));
    if (this.#isRead()) this.#changed();
  }

  #refusal(source: number, target: number): Refusal | undefined {
    const { connections } = this.store.getState();
    if (!this.#isRead()) return 'not-read';
    if (source === target) return 'same-page';
    if (connections.some((one) => one.sourcePageId === source && one.targetPageId === target)) return 'duplicate';
    return connections.length >= MOST ? 'too-many' : undefined;
  }

  #step(redo: () => void, undo: () => void): Promise<void> {
    return this.#options.editor.changePages({ redo: async () => redo(), undo: async () => undo() });
  }

  #put(added: PageConnection): void {
    const isThere = this.#all.some(
      (one) => one.sourcePageId === added.sourcePageId && one.targetPageId === added.targetPageId,
    );
    if (!isThere) this.#all = [...this.#all, added];
    this.store.setState({ selected: added.id });
    this.#changed();
  }

  #take(id: string): void {
    this.#all = this.#all.filter((one) => one.id !== id);
    this.#changed();
  }

  /** Shows what there is now, keeps it on this device, and sends it at once where the server has something else. */
  #changed(): void {
    const connections = this.#all.filter((one) => this.#isBetweenPages(one));
    const { selected } = this.store.getState();
    const isSelected = connections.some(({ id }) => id === selected);
    this.store.setState({ connections, selected: isSelected ? selected : undefined });
    this.#saving.changed();
    void this.#saving.flush();
  }

  async #load(): Promise<void> {
    const kept = this.#options.memory.read();
    const between = kept?.connections.filter((one) => this.#isBetweenPages(one)) ?? [];
    this.store.setState({ connections: between, save: { is: 'loading' } });
    try {
      this.#stored = await this.#options.load();
    } catch (error) {
      this.store.setState({ save: { is: 'unread', error } });
      return;
    }
    this.#all = kept?.unsaved ? between : this.#stored;
    this.store.setState({ save: { is: 'saved' } });
    this.#changed();
  }

  #isRead(): boolean {
    const { is } = this.store.getState().save;
    return is !== 'loading' && is !== 'unread';
  }

  #isBetweenPages({ sourcePageId, targetPageId }: PageConnection): boolean {
    return this.#pages.has(sourcePageId) && this.#pages.has(targetPageId);
  }
}

function isSame(a: readonly PageConnection[], b: readonly PageConnection[]): boolean {
  const names = ({ id, sourcePageId, targetPageId }: PageConnection): string => `${id} ${sourcePageId} ${targetPageId}`;
  const known = new Set(a.map(names));
  return a.length === b.length && b.every((one) => known.has(names(one)));
}
