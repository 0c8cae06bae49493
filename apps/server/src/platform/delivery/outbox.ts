import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMessage, Sender } from './message.ts';

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
}
