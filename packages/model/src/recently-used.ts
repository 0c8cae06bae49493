/** A map of limited size: beyond it, what was unused for longest goes first. */
export class RecentlyUsed<K, V> {
  readonly #limit: number;
  /** In order of last use. */
  readonly #entries = new Map<K, V>();

  /** @param limit entries kept at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#move(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#move(key, value);
    if (this.#entries.size <= this.#limit) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  #move(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
