import { createTransport, type Transporter } from 'nodemailer';
import type { OutgoingMessage, Sender } from './message.ts';

/** ms to reach the mail server, to be greeted and to wait for an answer: all together less than a client waits (spec §9). */
const TIMEOUTS = { connectionTimeout: '5000', greetingTimeout: '5000', socketTimeout: '8000' };

/** Sends email over SMTP. */
export class Smtp implements Sender {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the start */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(TIMEOUTS)}`);
  }

  async send(message: OutgoingMessage): Promise<void> {
    const { subject, text } = message;
    // As an object, because text would be read as a list of recipients.
    const to = { name: '', address: message.to };
    // Nobody's out-of-office note answers it (RFC 3834).
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await this.#transport.sendMail({ from: this.#from, to, subject, text, html: htmlOf(message), headers });
  }

  close(): void {
    this.#transport.close();
  }
}

/** The same words as the plain text, the code set large. */
function htmlOf({ text, code, subject, language }: OutgoingMessage): string {
  const paragraphs = text.split('\n\n').map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`);
  const body = paragraphs.join('\n');
  const large = `<strong style="font-size:24px;letter-spacing:3px;white-space:nowrap">${code}</strong>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:24px;max-width:560px;font:16px/1.6 sans-serif;color:#1f2430">
${code ? body.replace(code, large) : body}
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
