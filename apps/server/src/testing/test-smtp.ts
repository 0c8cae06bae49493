import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  /** Of the envelope: where it really goes. */
  readonly to: readonly string[];
  /** Headers and parts as they came. */
  readonly raw: string;
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server that keeps what it is sent. */
export interface TestSmtp {
  readonly port: number;
  readonly mails: TakenMail[];
  stop(): Promise<void>;
}

/** @param login whom it lets in; everybody where not given */
export async function startTestSmtp(login?: { readonly user: string; readonly password: string }): Promise<TestSmtp> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.password ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw, text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') });
        done();
      });
    },
  });
  // Clients that are refused break off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A part of a multipart mail, decoded. */
function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part = raw.split(`--${boundary}`).find((one) => one.trimStart().startsWith(`Content-Type: ${type}`)) ?? '';
  const at = part.indexOf('\r\n\r\n');
  const body = part.slice(at + 4).trimEnd();
  const decoded = decode(body, /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, at))?.[1]?.toLowerCase());
  return decoded.replaceAll('\r\n', '\n');
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
