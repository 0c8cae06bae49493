import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPagewrightError } from '@pagewright/model/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueOwnerLink } from './features/accounts/owner.ts';
import { users } from './features/accounts/tables.ts';
import { readInvitationOptions } from './invite.ts';
import { openEmbedded } from './platform/database.ts';
import { ask } from './testing/ask.ts';
import { openInMemory, putDatabaseInto } from './testing/test-database.ts';
import { createTestDatabase } from './testing/test-postgres.ts';
import { onBothDatabases, startTestServer, WELCOME_POINTS } from './testing/test-server.ts';

const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const program = (name: string) => join(import.meta.dirname, name);

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
function invite(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '', LC_ALL: 'en_US.UTF-8', ...environment };
  return new Promise((done) => {
    execFile(process.execPath, [program('invite.ts'), ...args], { env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe('invite create', () => {
  let folder: string;
  let server: ChildProcess | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-test-invite-'));
  });
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('says where it looked for a database that is not there', async () => {
    const data = join(folder, 'nowhere');
    const { code, out, err } = await invite({ PAGEWRIGHT_DATA: data });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(data);
  });

  it('issues codes while the server is stopped and while it runs, and they let people in', async () => {
    const PAGEWRIGHT_DATA = join(folder, 'data');
    await putDatabaseInto(PAGEWRIGHT_DATA);
    // What is thrown away after the test need not reach the disk.
    const settings = { PAGEWRIGHT_DATA, PAGEWRIGHT_FSYNC: 'off', PORT: '0', DATABASE_URL: '' };
    // Nothing is printed here: a server that finds no browser does not warm one up.
    const env = { ...process.env, ...settings, PAGEWRIGHT_CHROMIUM: join(folder, 'no-browser') };
    const start = async (): Promise<string> => {
      server = spawn(process.execPath, [program('main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      for await (const chunk of server.stdout ?? []) {
        said += chunk;
        if (said.includes('Invitation code')) break;
      }
      return /running at (\S+)/.exec(said)?.[1] ?? '';
    };
    const stop = async () => {
      const stopped = new Promise((done) => server?.once('exit', done));
      server?.kill('SIGTERM');
      await stopped;
    };
    await start();
    const running = await invite({ PAGEWRIGHT_DATA }, '--count', '2', '--points', '50', '--uses', '1', '--days', '7');
    expect(running.code).toBe(0);
    const codes = running.out.trim().split('\n');
    expect(codes).toEqual([expect.stringMatching(CODE), expect.stringMatching(CODE)]);
    if (process.platform !== 'win32') {
      expect(statSync(join(PAGEWRIGHT_DATA, 'control.sock')).mode & 0o077).toBe(0);
    }
    await stop();
    const stopped = await invite({ PAGEWRIGHT_DATA });
    expect([stopped.code, stopped.out.trim()]).toEqual([0, expect.stringMatching(CODE)]);

    const url = await start();
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return (await ask(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const enter = async (email: string, code: string) => {
      const person = { email, password: 'correct horse 9', confirmPassword: 'correct horse 9' };
      const { data } = await post('/api/register', { ...person, scenario: 'work', agreement: true });
      const { code: status } = await post('/api/pagewright/invitation/verify', { code }, data.token);
      const headers = { authorization: `Bearer ${data.token}` };
      const membership = await (await ask(`${url}/api/membership/info`, { headers })).json();
      return { status, points: membership.data.points };
    };
    expect(await enter('one@example.org', codes[0] ?? '')).toEqual({ status: 200, points: 50 });
    // It was for one person.
    expect(await enter('two@example.org', codes[0] ?? '')).toMatchObject({ status: 400, points: 0 });
    expect(await enter('three@example.org', stopped.out.trim())).toEqual({ status: 200, points: WELCOME_POINTS });
    await stop();
    // Kept as dearly as in production: the servers of other tests hash for less.
    const database = await openEmbedded(join(PAGEWRIGHT_DATA, 'database'), { durable: false });
    const kept = await database.db.select({ hash: users.passwordHash }).from(users);
    await database.close();
    const hashed = kept.flatMap(({ hash }) => hash ?? []);
    expect(hashed).toEqual(Array(3).fill(expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)));
  });

  it('says clearly that the folder is in use where whoever has it does not answer', async () => {
    const PAGEWRIGHT_DATA = join(folder, 'data');
    const hold = `const { lockFolder } = await import(${JSON.stringify(program('platform/folder-lock.ts'))});
      lockFolder(${JSON.stringify(PAGEWRIGHT_DATA)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', hold]);
    await new Promise((locked) => holder.stdout.once('data', locked));
    const { code, err } = await invite({ PAGEWRIGHT_DATA });
    holder.kill('SIGKILL');
    expect(code).toBe(1);
    expect(err).toContain(`in use by another Pagewright (process ${holder.pid})`);
  });

  it('issues codes into PostgreSQL, whoever else uses it', async () => {
    const { code, out } = await invite({ DATABASE_URL: await createTestDatabase() }, '--count', '3');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(3);
  });

  it.each([
    [['--count', '0']],
    [['--count', '101']],
    [['--count', '1.5']],
    [['--points', '-1']],
    [['--uses', 'many']],
    [['--days', '']],
    [['--more', '1']],
    [['extra']],
  ])('refuses %j', (args) => {
    let error: unknown;
    try {
      readInvitationOptions(args);
    } catch (thrown) {
      error = thrown;
    }
    expect(isPagewrightError(error) && error.code).toBe('usage');
  });
});

onBothDatabases('invitation codes', {}, (current) => {
  const create = (token: string, payload: object) =>
    current().call({ method: 'POST', url: '/api/pagewright/invitation/create', token, payload });

  it('are issued by the owner, who may, and nobody else', async () => {
    const key = await issueOwnerLink(current().database.db);
    const signedIn = await current().call({ method: 'POST', url: '/api/auth/login/link', payload: { key } });
    const { token, roles, permissions } = signedIn.json().data;
    expect(roles).toContain('owner');
    expect(permissions).toEqual(expect.arrayContaining(['generation:run', 'invitation:create']));
    const made = (await create(token, { count: 3, points: 7, uses: 1, days: 1 })).json().data;
    expect(new Set(made.codes).size).toBe(3);
    expect(Date.parse(made.expireTime) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    const person = await current().newPerson();
    const payload = { code: made.codes[0] };
    const verify = { method: 'POST' as const, url: '/api/pagewright/invitation/verify', payload };
    expect((await current().call({ ...verify, token: person.token })).statusCode).toBe(200);
    const info = await current().call({ method: 'GET', url: '/api/getInfo', token: person.token });
    expect(info.json().data).toMatchObject({ roles: ['user'], permissions: ['generation:run'] });
    expect((await create(person.token, {})).json()).toMatchObject({ code: 403, error: 'request/forbidden' });
    expect((await create(token, { count: 101 })).json()).toMatchObject({ code: 400, params: { field: 'count' } });
  });
});

describe('the start-up message of a fresh installation', () => {
  it('has a code of 80 bits that works', async () => {
    const server = await startTestServer(await openInMemory());
    const codes = await Promise.all(Array.from({ length: 200 }, () => server.services.invitations.issue()));
    expect(new Set(codes).size).toBe(200);
    // 16 signs of 32 kinds, all of them used.
    for (const code of codes) expect(code).toMatch(CODE);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
    await server.stop();
  });
});
