import type { LeftOutRow } from '@pagewright/contract/left-out';
import type { OutlineSubject, ProjectOutline } from '@pagewright/contract/outlines';
import type { SourceStatement } from '@pagewright/model/left-out';
import {
  type CardSource,
  cardFault,
  cardSource,
  type OutlineCards,
  outlineCards,
} from '@pagewright/page/outline-cards';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LocalCopy } from '../../app/saving/local-copy.ts';
import { saveOutcome } from '../../app/saving/save-outcome.ts';
import { SavedResource } from '../../app/saving/saved-resource.ts';
import type { KeyValueStorage } from '../../app/session/session-store.ts';

/** What the server lacks of the cards of an outline. */
const UNSENT_PREFIX = 'pagewright_unsent_outline_';
/** Steps that can be taken back. */
const MOST_STEPS = 200;

const copied = z.object({ cards: outlineCards });
type Copied = z.infer<typeof copied>;

export interface OutlineState {
  readonly cards: OutlineCards;
  readonly past: readonly OutlineCards[];
  readonly future: readonly OutlineCards[];
  readonly source: CardSource;
}

/** What the editor needs of the server. */
export interface OutlineStore {
  /** Gives the version that was saved. */
  save(cards: OutlineCards, version: number): Promise<number>;
}

interface EditorOptions {
  readonly projectId: number;
  readonly of: OutlineSubject;
  readonly outline: ProjectOutline;
  readonly store: OutlineStore;
  readonly storage: KeyValueStorage;
}

/** The cards of one outline while a person arranges them: undo, and keeping what was done. */
export class OutlineEditor {
  readonly state: StoreApi<OutlineState>;
  readonly saving: SavedResource<Copied>;
  #version: number;
  #brought: readonly SourceStatement[];
  readonly #pages: ProjectOutline['pages'];

  constructor({ projectId, of, outline, store, storage }: EditorOptions) {
    this.#version = outline.version;
    this.#brought = outline.brought;
    this.#pages = outline.pages;
    const source = cardSource(outline.pages, outline.brought);
    this.state = createStore(() => ({ cards: outline.cards, past: [], future: [], source }));
    const copy = new LocalCopy<Copied>(storage, `${UNSENT_PREFIX}${of}_${projectId}_${outline.basis}`, copied);
    this.saving = new SavedResource<Copied>({
      now: () => ({ value: { cards: [...this.state.getState().cards] }, version: this.#version }),
      send: ({ value, version }) => saveOutcome(() => store.save(value.cards, version)),
      saved: (version) => {
        this.#version = version;
      },
      copy,
    });
    const unsent = copy.read();
    if (unsent && cardFault(source, unsent.value.cards) === undefined) {
      // It is sent as what it was based on: where that is older, the person is asked.
      this.#version = unsent.version;
      this.#put(unsent.value.cards);
    }
  }

  /** That of the server which the cards are based on. */
  get version(): number {
    return this.#version;
  }

  /** Does one thing to the cards; nothing is a step where they stay the same. */
  apply(change: (cards: OutlineCards, source: CardSource) => OutlineCards): OutlineCards {
    const { cards, source } = this.state.getState();
    const next = change(cards, source);
    if (next !== cards) this.#put(next);
    return next;
  }

  undo(): void {
    const { cards, past, future } = this.state.getState();
    const before = past.at(-1);
    if (before) this.#move({ cards: before, past: past.slice(0, -1), future: [cards, ...future] });
  }

  redo(): void {
    const { cards, past, future } = this.state.getState();
    const [next, ...rest] = future;
    if (next) this.#move({ cards: next, past: [...past, cards], future: rest });
  }

  /** Lets what was left out be put on cards. */
  bring({ id, kind, origin, file, section, text }: LeftOutRow): void {
    if (this.#brought.some((one) => one.id === id)) return;
    this.#brought = [...this.#brought, { id, kind, origin, file, section, text }];
    this.state.setState({ source: cardSource(this.#pages, this.#brought) });
  }

  #put(cards: OutlineCards): void {
    const { cards: before, past } = this.state.getState();
    this.#move({ cards, past: [...past, before].slice(-MOST_STEPS), future: [] });
  }

  #move(state: Omit<OutlineState, 'source'>): void {
    this.state.setState(state);
    this.saving.changed();
  }
}
