import { Client } from 'pg';

/** Hears a notification of at most 8,000 bytes (PostgreSQL's limit). */
export type OnNotification = (payload: string) => void;

/** Pause before a broken connection is opened again, ms. */
const RECONNECT_PAUSE = 1_000;

/** One connection that hears notifications and comes back by itself when it breaks. */
export class PostgresListener {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<OnNotification>>();
  #connecting: Promise<Client> | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    if (known) {
      known.add(onNotification);
      await this.#connection();
    } else {
      this.#listeners.set(channel, new Set([onNotification]));
      const connection = await this.#connection();
      await connection.query(`listen "${channel}"`);
    }
    return async () => {
      this.#listeners.get(channel)?.delete(onNotification);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#connecting?.catch(() => undefined);
    await client?.end();
  }

  #connection(): Promise<Client> {
    this.#connecting ??= this.#connect();
    return this.#connecting;
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', () => undefined);
    client.on('end', () => this.#reconnectLater());
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen "${channel}"`);
    } catch (error) {
      this.#reconnectLater();
      throw error;
    }
    return client;
  }

  #reconnectLater(): void {
    this.#connecting = undefined;
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#connection().catch(() => undefined);
    }, RECONNECT_PAUSE).unref();
  }
}
