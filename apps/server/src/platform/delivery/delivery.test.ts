import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';
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
  code: '123456',
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function smtp(url: string): Delivery {
  const sender = new Smtp(url, 'Pagewright <pages@example.org>');
  closing.push(() => sender.close());
  return new Delivery({ email: sender, phone: sender });
}

async function smtpServer(): Promise<TestSmtp> {
  const server = await startTestSmtp({ user: 'pages', password: 'right' });
  closing.push(() => server.stop());
  return server;
}

describe('email', () => {
  it('goes out over SMTP as text and HTML, the code set large', async () => {
    const { port, mails } = await smtpServer();
    await smtp(`smtp://pages:right@127.0.0.1:${port}`).send(MESSAGE);
    const [mail] = mails;
    expect(mail?.to).toEqual(['anna@example.org']);
    expect(mail?.raw).toMatch(/^To: anna@example\.org$/m);
    expect(mail?.raw).toMatch(/^From: Pagewright <pages@example\.org>$/m);
    expect(mail?.text).toBe('您的验证码是 123456。\n\n<请勿转发>');
    expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
    expect(mail?.html).toMatch(/<strong [^>]*>123456<\/strong>/);
    expect(mail?.html).toContain('&lt;请勿转发&gt;');
  });

  it.each(['a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org'])(
    'never goes to more than the one it is for: %j',
    async (to) => {
      const { port, mails } = await smtpServer();
      await smtp(`smtp://pages:right@127.0.0.1:${port}`)
        .send({ ...MESSAGE, to })
        .catch(() => undefined);
      for (const mail of mails) expect(mail.to).not.toContain('b@example.org');
    },
  );

  it('a server that refuses is one message to people, which does not tell the address or the password', async () => {
    const { port } = await smtpServer();
    const failure = await smtp(`smtp://pages:wrong-secret@127.0.0.1:${port}`)
      .send(MESSAGE)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'account/code-not-sent', message: expect.stringContaining('EAUTH') });
    expect(JSON.stringify([String(failure), failure])).not.toMatch(/wrong-secret|123456|anna/);
  });
});

it('a mail server that never answers is given up while the client still waits', async () => {
  const silent = createSocketServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(() => silent.close());
  const began = performance.now();
  const sent = smtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`).send(MESSAGE);
  await expect(sent).rejects.toMatchObject({ code: 'account/code-not-sent' });
  expect(performance.now() - began).toBeLessThan(15_000);
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
    const sender = new SmsWebhook(url, '');
    const refused = new Delivery({ email: sender, phone: sender }).send(MESSAGE);
    await expect(refused).rejects.toMatchObject({
      code: 'account/code-not-sent',
      message: expect.stringContaining('500'),
    });
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

it('messages leave that folder after a day, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const outbox = new Outbox(folder, () => undefined);
  await outbox.send(MESSAGE);
  const [old = ''] = readdirSync(folder);
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, old), dayAgo, dayAgo);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  utimesSync(join(folder, 'notes.txt'), dayAgo, dayAgo);
  await outbox.send(MESSAGE);
  await outbox.tidy();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain('notes.txt');
  expect(readdirSync(folder)).not.toContain(old);
  await expect(new Outbox(join(folder, 'not there yet'), () => undefined).tidy()).resolves.toBeUndefined();
});
