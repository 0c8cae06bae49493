import type { OutgoingMessage, Sender } from './message.ts';

/** ms to wait for the service. */
const TIMEOUT = 15_000;

/**
 * Hands text messages to a service over HTTP: POST with JSON `{ to, text }` and the token as bearer. A few lines of
 * glue connect any provider to it.
 */
export class SmsWebhook implements Sender {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async send({ to, text }: OutgoingMessage): Promise<void> {
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      body: JSON.stringify({ to, text: text.replace(/\s+/g, ' ') }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.ok) return;
    const error = new Error('the text message service refused');
    throw Object.assign(error, { responseCode: answer.status });
  }
}
