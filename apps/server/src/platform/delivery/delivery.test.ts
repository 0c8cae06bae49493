import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { Delivery } from './delivery.ts';
import type { OutgoingMessage } from './message.ts';
import { Outbox } from './outbox.ts';
import { SmsWebhook } from './sms-webhook.ts';
import { Smtp } from './smtp.ts';

const MESSAGE: OutgoingMessage = {
  channel: 'email',
  to: 'anna@example.org',
  language: 'zh-CN',
  subject: '验证码：123456',
  text: '您的验证码是 123456。\n\n<请勿转发>',
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A real SMTP server that keeps what it is sent. */
async function smtpServer(authenticate: boolean): Promise<{ port: number; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: !authenticate,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'pages' && password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, mails };
}

function smtp(url: string): Delivery {
  const sender = new Smtp(url, 'Pagewright <pages@example.org>');
  closing.push(() => sender.close());
  return new Delivery({ email: sender, phone: sender });
}

describe('email', () => {
  it('goes out over SMTP as text and HTML', async () => {
    const { port, mails } = await smtpServer(true);
    await smtp(`smtp://pages:right@127.0.0.1:${port}`).send(MESSAGE);
    const [mail = ''] = mails;
    expect(mail).toMatch(/^To: anna@example\.org$/m);
    expect(mail).toMatch(/^From: Pagewright <pages@example\.org>$/m);
    expect(mail).toContain('multipart/alternative');
    const parts = mail.match(/[A-Za-z0-9+/=\r\n]{60,}/g)?.map((part) => Buffer.from(part, 'base64').toString()) ?? [];
    const text = mail + parts.join('\n');
    expect(text).toContain('123456');
    expect(text).not.toContain('<请勿转发>"');
  });

  it('a server that refuses is one message to people, which does not tell the address or the password', async () => {
    const { port } = await smtpServer(true);
    const failure = await smtp(`smtp://pages:wrong-secret@127.0.0.1:${port}`)
      .send(MESSAGE)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'account/code-not-sent' });
    expect(JSON.stringify([String(failure), failure])).not.toMatch(/wrong-secret|123456|anna/);
  });
});

describe('text messages', () => {
  async function service(status: number) {
    const calls: { authorization: string | undefined; body: unknown }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      calls.push({ authorization: request.headers.authorization, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, calls };
  }

  it('are handed to the service', async () => {
    const { url, calls } = await service(204);
    await new SmsWebhook(url, 'token').send({ ...MESSAGE, channel: 'phone', to: '+8613800138000' });
    expect(calls).toEqual([
      { authorization: 'Bearer token', body: { to: '+8613800138000', text: '您的验证码是 123456。 <请勿转发>' } },
    ]);
  });

  it('a service that refuses is an error', async () => {
    const { url } = await service(500);
    await expect(new SmsWebhook(url, '').send(MESSAGE)).rejects.toThrow(/500/);
  });
});

it('without services messages go to a folder that only its owner reads, and to the console', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const shown: string[] = [];
  await new Outbox(join(folder, 'outbox'), (text) => shown.push(text)).send(MESSAGE);
  const [file = ''] = readdirSync(join(folder, 'outbox'));
  const path = join(folder, 'outbox', file);
  expect(readFileSync(path, 'utf8')).toContain('To: anna@example.org\nSubject: 验证码：123456');
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(shown.join('')).toContain('123456');
});
