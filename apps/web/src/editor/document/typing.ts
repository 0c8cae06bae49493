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

  get now(): TypedChange | undefined {
    return this.#now;
  }

  set(now: TypedChange | undefined): void {
    const before = this.#now;
    if (now === before) return;
    this.#now = now;
    for (const listener of this.#listeners) listener(now, before);
  }

  onChange(listener: TypingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
