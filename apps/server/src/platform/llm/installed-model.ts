import type { CloudSettings } from '@pagewright/compose/cloud-settings';

/** How long what was found, or that nothing was, counts as known, ms: people start such programs while they work. */
const KNOWN_MS = 15_000;

/** The language model of this installation: the one that is set up, else one that is found on this machine. */
export class InstalledModel {
  readonly #configured: CloudSettings | undefined;
  readonly #find: (() => Promise<CloudSettings | undefined>) | undefined;
  #found: CloudSettings | undefined;
  #looking: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param find looks on this machine; absent where it is not to be looked at */
  constructor(configured: CloudSettings | undefined, find?: () => Promise<CloudSettings | undefined>) {
    this.#configured = configured;
    this.#find = configured ? undefined : find;
  }

  /** As far as is known now; undefined where there is none. */
  current(): CloudSettings | undefined {
    return this.#configured ?? this.#found;
  }

  /** Whether nobody has set it up. */
  isFound(): boolean {
    return !this.#configured && this.#found !== undefined;
  }

  /** Looks whether one has come or gone, where that was not done just before. */
  async look(): Promise<void> {
    if (!this.#find || performance.now() - this.#lookedAt < KNOWN_MS) return;
    this.#looking ??= this.#find()
      .then((found) => {
        this.#found = found;
        this.#lookedAt = performance.now();
      })
      .finally(() => {
        this.#looking = undefined;
      });
    await this.#looking;
  }
}
