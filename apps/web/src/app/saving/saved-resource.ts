import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Based, LocalCopy } from './local-copy.ts';
import type { SaveOutcome } from './save-outcome.ts';

export type SaveState =
  | { readonly is: 'saved' | 'waiting' | 'saving' | 'offline' }
  /** The server refused; `error` says why. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** It was changed elsewhere; `version` is the newest there. */
  | { readonly is: 'conflict'; readonly version: number };

export interface SavedResourceOptions<T extends object> {
  /** What the server is to have; undefined where it has that, or where there is nothing to save any more. */
  readonly now: () => Based<T> | undefined;
  /** Whether it lacks something that is on its way: it is sent when that has come, which tells `changed`. */
  readonly isHeld?: () => boolean;
  /** What this device is to keep beyond that: what is being typed and may still be given up. It is never sent. */
  readonly typing?: () => Based<T> | undefined;
  /** Never rejects. */
  readonly send: (based: Based<T>) => Promise<SaveOutcome>;
  /** What is changed from now on is based on this version. */
  readonly saved: (version: number) => void;
  readonly copy: Pick<LocalCopy<T>, 'write' | 'remove'>;
}

/** ms of rest before a change is sent. */
const DELAY = 600;
/** ms of rest after which a change is kept on this device: a crash must cost less than what the server waits for. */
const COPY_DELAY = 150;
/** ms until the next try where there was no answer: twice as long each time, up to the most. */
const FIRST_RETRY = 2_000;
const MOST_RETRY = 60_000;

/**
 * One thing that a person changes here and the server keeps. A change is kept on this device at once and sent after a
 * moment of rest, one call at a time, so that an older state never comes last. Where there is no answer it is sent again,
 * and never over a newer version unasked.
 */
export class SavedResource<T extends object> {
  readonly state: StoreApi<SaveState> = createStore<SaveState>(() => ({ is: 'saved' }));
  readonly #options: SavedResourceOptions<T>;
  #dirty = false;
  #isTyping = false;
  #tries = 0;
  /** What was sent without an answer: the server may have it. */
  #unanswered: Based<T> | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;
  /** While something is unsaved: listens for the connection to come back, and for the window to be closed. */
  #listening: AbortController | undefined;

  constructor(options: SavedResourceOptions<T>) {
    this.#options = options;
  }

  /** It is other than what the server has. */
  changed(): void {
    this.#dirty = true;
    this.#listen();
    this.#keepSoon();
    if (this.state.getState().is === 'conflict') return;
    if (!this.#sending) this.#set({ is: 'waiting' });
    this.#tries = 0;
    this.#schedule(DELAY);
  }

  /** Something more was typed, or nothing is being typed any longer; what is given up is kept no longer either. */
  typed(isTyping: boolean): void {
    this.#isTyping = isTyping;
    if (isTyping || this.#dirty || this.#sending) {
      this.#listen();
      this.#keepSoon();
    } else this.#settled();
  }

  /** Sends what is waiting, now; settles once it has been sent or could not be. A conflict waits for its answer. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.state.getState().is === 'conflict') return Promise.resolve();
    this.#keepDue();
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Ends a conflict by saving what is here over the newest version. */
  keepMine(): void {
    const found = this.state.getState();
    if (found.is !== 'conflict') return;
    this.#options.saved(found.version);
    this.#keepSoon();
    this.#set({ is: 'waiting' });
    this.#schedule(0);
  }

  /** What is unsaved is given up, here and on this device. */
  discard(): void {
    this.#dirty = false;
    this.#unanswered = undefined;
    clearTimeout(this.#timer);
    this.#set({ is: 'saved' });
    this.#settled();
  }

  /** What is unsaved stays on this device and is sent no more, until it is changed again. */
  stop(): void {
    this.#keepDue();
    clearTimeout(this.#timer);
    this.#unlisten();
  }

  async #send(): Promise<void> {
    while (this.#dirty) {
      if (this.#options.isHeld?.()) return this.#set({ is: 'waiting' });
      this.#dirty = false;
      const now = this.#options.now();
      if (!now) break;
      this.#set({ is: 'saving' });
      // What may have arrived goes once more as it was: the server knows it again, and takes it for nobody else's.
      const based = this.#unanswered ?? now;
      const outcome = await this.#options.send(based);
      this.#unanswered = outcome.is === 'offline' ? based : undefined;
      if (!this.#settle(outcome)) return;
      if (!isSame(based, now)) this.#dirty = true;
    }
    this.#tries = 0;
    this.#set({ is: 'saved' });
    this.#settled();
  }

  /** Whether to go on with what was changed meanwhile. */
  #settle(outcome: SaveOutcome): boolean {
    if (outcome.is === 'saved') {
      this.#options.saved(outcome.version);
      if (this.#dirty) this.#keepSoon();
      return true;
    }
    this.#dirty = true;
    this.#keepDue();
    if (outcome.is === 'offline' || (outcome.is === 'failed' && outcome.passing)) this.#retry();
    this.#set(outcome.is === 'failed' ? { is: 'failed', error: outcome.error } : outcome);
    return false;
  }

  #retry(): void {
    this.#schedule(Math.min(MOST_RETRY, FIRST_RETRY * 2 ** this.#tries));
    this.#tries += 1;
  }

  /** Nothing is unsaved but perhaps what is being typed. */
  #settled(): void {
    if (this.#isTyping) return this.#keep();
    this.#unlisten();
    this.#options.copy.remove();
  }

  #set(state: SaveState): void {
    this.state.setState(state, true);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#listening) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #keepSoon(): void {
    clearTimeout(this.#copyTimer);
    this.#copyTimer = setTimeout(() => this.#keep(), COPY_DELAY);
  }

  #keepDue(): void {
    if (this.#copyTimer !== undefined) this.#keep();
  }

  #keep(): void {
    this.#forgetDue();
    const { typing, now } = this.#options;
    const based = (this.#isTyping ? typing?.() : undefined) ?? now();
    if (based) this.#options.copy.write(based);
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const online = () => {
      if (this.#dirty) this.#schedule(0);
    };
    globalThis.addEventListener?.('pagehide', () => this.#keepDue(), { signal });
    globalThis.addEventListener?.('online', online, { signal });
  }

  #forgetDue(): void {
    clearTimeout(this.#copyTimer);
    this.#copyTimer = undefined;
  }

  #unlisten(): void {
    this.#forgetDue();
    this.#listening?.abort();
    this.#listening = undefined;
  }
}

function isSame<T extends object>(one: Based<T>, other: Based<T>): boolean {
  return one === other || JSON.stringify(one.value) === JSON.stringify(other.value);
}
