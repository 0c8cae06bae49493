import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMessage, Sender } from './message.ts';

/** How long a message lies in the folder, ms: codes are good for minutes, and addresses are nobody's business for long. */
const KEPT_MS = 24 * 3_600_000;
/** Names of messages, as `send` makes them; anything else in the folder is somebody else's. */
const OWN_NAME = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.txt$/;

/**
 * Stands in where no mail or text message service is set up: each message becomes a file of a folder and is shown on
 * the console of whoever runs the server. It never goes to the log.
 */
export class Outbox implements Sender {
  readonly #folder: string;
  readonly #show: (text: string) => void;

  constructor(folder: string, show: (text: string) => void) {
    this.#folder = folder;
    this.#show = show;
  }

  async send({ channel, to, subject, text }: OutgoingMessage): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.txt`;
    await writeFile(join(this.#folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    this.#show(`[${channel}] ${to}: ${text.replace(/\s+/g, ' ')}\n`);
  }

  /** Removes messages that are older than a day. */
  async tidy(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      // There is no folder until there is a message.
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const path of names.filter((name) => OWN_NAME.test(name)).map((name) => join(this.#folder, name))) {
      const { mtimeMs } = await stat(path);
      if (now - mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }
}
