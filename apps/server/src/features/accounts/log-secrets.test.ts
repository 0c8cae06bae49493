import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEW_TOKEN_HEADER } from '@pagewright/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putDatabaseInto } from '../../testing/test-database.ts';
import { whenFree } from '../../testing/when-free.ts';

/** The real program, which logs all it can: nothing of what it writes lets anybody in. */

const PROGRAM = join(import.meta.dirname, '../../main.ts');
const PHONE = '+8613600136000';
const SECRETS = {
  smtp: 'smtp-s3cret-password',
  client: 'client-s3cret-of-provider',
  authorization: 'authorization-s3cret-code',
  first: 'first-s3cret-password',
  wrong: 'wrong-s3cret-password',
  second: 'second-s3cret-password',
  link: 'link-s3cret-password',
};

let folder: string;
let server: ChildProcess;
let out = '';
let errors = '';
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-test-log-'));
  const data = join(folder, 'data');
  await putDatabaseInto(data);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: '0',
    PAGEWRIGHT_DATA: data,
    // What is thrown away after the test need not reach the disk.
    PAGEWRIGHT_FSYNC: 'off',
    // Nothing is printed here: a server that finds no browser does not warm one up.
    PAGEWRIGHT_CHROMIUM: join(folder, 'no-browser'),
    PAGEWRIGHT_LOG_LEVEL: 'trace',
    // Nobody listens there.
    SMTP_URL: `smtp://pages:${SECRETS.smtp}@127.0.0.1:9`,
    PAGEWRIGHT_SIGN_IN: JSON.stringify([
      { id: 'gone', clientId: 'pages', clientSecret: SECRETS.client, issuer: 'http://127.0.0.1:9' },
    ]),
  };
  server = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  server.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`the server did not start: ${errors}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      out += chunk;
      if (out.includes('Invitation code')) resolve();
    });
  });
  url = /running at (\S+)/.exec(out)?.[1] ?? '';
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: object, token?: string) {
  const send = (): Promise<Response> =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const answer = await whenFree(send);
  const text = await answer.text();
  const { data = null, error } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, headers: answer.headers, data, error };
}

async function stopped(): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
}

it('keys, codes, passwords and tokens stay out of the log; codes are in the outbox and on the console', async () => {
  const key = /link=(\S+)/.exec(out)?.[1] ?? '';
  await call('GET', `/login?link=${key}`);
  const owner = await call('POST', '/api/auth/login/link', { key });
  expect(owner.status).toBe(200);

  const account = { email: 'anna@example.org', password: SECRETS.first, confirmPassword: SECRETS.first };
  const registered = await call('POST', '/api/register', { ...account, scenario: 'work', agreement: true });
  const token: string = registered.data.token;
  expect((await call('POST', '/api/login', { username: account.email, password: SECRETS.wrong })).status).toBe(401);
  const passwords = { oldPassword: SECRETS.first, newPassword: SECRETS.second, confirmPassword: SECRETS.second };
  const changed = await call('PUT', '/api/system/user/profile/updatePwd', passwords, token);
  const fresh = changed.headers.get(NEW_TOKEN_HEADER) ?? '';
  expect((await call('GET', '/api/getInfo', undefined, fresh)).status).toBe(200);

  expect((await call('POST', '/api/captcha/sendEmailCode', { email: account.email })).status).toBe(503);
  expect((await call('GET', '/api/auth/oidc/gone/start')).status).toBe(302);
  await call('GET', `/api/auth/oidc/gone/callback?code=${SECRETS.authorization}&state=forged`);

  expect((await call('POST', '/api/captcha/sendCode', { phone: PHONE })).status).toBe(200);
  const outbox = join(folder, 'data', 'outbox');
  const [file = '', ...more] = readdirSync(outbox);
  expect(more).toEqual([]);
  const code = /\b\d{6}\b/.exec(readFileSync(join(outbox, file), 'utf8').split('\n\n').slice(1).join(' '))?.[0] ?? '';
  expect(statSync(join(outbox, file)).mode & 0o077).toBe(0);
  const byPhone = await call('POST', '/api/auth/login/code', { channel: 'phone', recipient: PHONE, code });
  expect(byPhone.status).toBe(200);

  const program = { name: 'A program', scopes: ['read'], lifetime: null };
  const access = await call('POST', '/api/system/user/token/add', program, fresh);
  expect((await call('GET', '/api/pagewright/project/list', undefined, access.data.token)).status).toBe(200);
  expect((await call('GET', '/api/getInfo', undefined, access.data.token)).status).toBe(403);

  const project = await call('POST', '/api/pagewright/project/add', {}, fresh);
  const share = { projectId: project.data.id, password: SECRETS.link };
  const link = await call('POST', '/api/pagewright/project/share/add', share, fresh);
  const opening = { key: link.data.key, password: SECRETS.link };
  const visit = await call('POST', '/api/pagewright/shared/open', opening);
  expect((await call('GET', '/api/pagewright/shared/pages', undefined, visit.data.token)).status).toBe(200);
  await stopped();

  const lines = out.split('\n');
  const log = lines.filter((line) => line.startsWith('{')).join('\n');
  const console = lines.filter((line) => !line.startsWith('{')).join('\n');
  expect(console).toContain(code);
  expect(log).toContain('/api/auth/login/code');
  expect(log).toContain('account/code-not-sent');
  expect(log).toContain('signing in with a third party failed');
  const tokens = {
    owner: owner.data.token,
    token,
    fresh,
    byPhone: byPhone.data.token,
    access: access.data.token,
    shareKey: link.data.key,
    visit: visit.data.token,
  };
  for (const [name, secret] of Object.entries({ ...SECRETS, ...tokens, key, code })) {
    expect(secret.length, name).toBeGreaterThanOrEqual(6);
    // Six digits may stand in a time or a process id: as a word of its own a code does not.
    const shows = new RegExp(`(?<![\\w.])${secret.replace(/[.$]/g, '\\$&')}(?![\\w.])`);
    expect(log, name).not.toMatch(shows);
    expect(errors, name).not.toMatch(shows);
  }
});
