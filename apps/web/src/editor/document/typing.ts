import type { ComponentPatch } from './component-patch.ts';

/** What the person has typed in a component so far. */
export interface TypedChange {
  readonly pageId: number;
  readonly patch: ComponentPatch;
}

type TypingListener = (now: TypedChange | undefined, before: TypedChange | undefined) => void;

/**
 * What is being typed and is no step yet, as it may still be cancelled; told to whoever keeps it from being lost. Not in
 * the store: nothing is drawn of it.
 */
export class Typing {
  #now: TypedChange | undefined;
  readonly #listeners = new Set<TypingListener>();
  readonly #isEdited: (change: TypedChange) => boolean;

  /** @param isEdited whether what a change is of is being edited */
  constructor(isEdited: (change: TypedChange) => boolean) {
    this.#isEdited = isEdited;
  }

  get now(): TypedChange | undefined {
    return this.#now;
  }

  /** What comes late from a text that was left is not kept: nobody would end it. */
  set(now: TypedChange | undefined): void {
    const before = this.#now;
    if (now === before || (now && !this.#isEdited(now))) return;
    this.#now = now;
    for (const listener of this.#listeners) listener(now, before);
  }

  onChange(listener: TypingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
