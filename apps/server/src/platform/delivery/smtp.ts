import { createTransport, type Transporter } from 'nodemailer';
import type { OutgoingMessage, Sender } from './message.ts';

/** ms for the whole delivery to the mail server. */
const TIMEOUT = 15_000;

/** Sends email over SMTP. */
export class Smtp implements Sender {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the start */
  constructor(url: string, from: string) {
    this.#from = from;
    const timeouts = `connectionTimeout=${TIMEOUT}&greetingTimeout=${TIMEOUT}&socketTimeout=${TIMEOUT}`;
    this.#transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}${timeouts}`);
  }

  async send({ to, subject, text, language }: OutgoingMessage): Promise<void> {
    const paragraphs = text.split('\n\n').map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`);
    const html = `<!doctype html><html lang="${language}"><body style="font:16px/1.6 sans-serif">${paragraphs.join('')}</body></html>`;
    await this.#transport.sendMail({ from: this.#from, to, subject, text, html });
  }

  close(): void {
    this.#transport.close();
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
