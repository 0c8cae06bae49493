import { PagewrightError } from '@pagewright/model/errors';
import type { OutgoingMessage, Sender } from './message.ts';

/** Sends messages by what is set up for their channel. */
export class Delivery {
  readonly #senders: Readonly<Record<OutgoingMessage['channel'], Sender>>;

  constructor(senders: Readonly<Record<OutgoingMessage['channel'], Sender>>) {
    this.#senders = senders;
  }

  /** @throws PagewrightError `account/code-not-sent` */
  async send(message: OutgoingMessage): Promise<void> {
    try {
      await this.#senders[message.channel].send(message);
    } catch (error) {
      // What the service said may quote the message: only its kind goes on.
      const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      const detail = [message.channel, name, code, responseCode].filter(Boolean).join(' ');
      throw new PagewrightError('account/code-not-sent', {}, { detail });
    }
  }
}
