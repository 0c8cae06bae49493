import type { AccessToken } from '@pagewright/contract/access-tokens';
import { TOKEN_LIMITS } from '@pagewright/contract/access-tokens';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { onBothDatabases, type TestPerson } from '../../testing/test-server.ts';
import { accessTokens } from './tables.ts';

const DAY_MS = 86_400_000;

onBothDatabases('personal access tokens', {}, (current) => {
  let person: TestPerson;
  beforeEach(async () => {
    person = await current().newPerson();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = person.token) =>
    current().call({ method, url: `/api/${path}`, token, ...(payload ? { payload } : {}) });
  const make = (more: object = {}) =>
    call('POST', 'system/user/token/add', { name: 'A program', scopes: ['read'], lifetime: 30, ...more });
  const made = async (more: object = {}): Promise<AccessToken & { token: string }> => (await make(more)).json().data;
  const listed = async (): Promise<AccessToken[]> => (await call('GET', 'system/user/token/list')).json().data;
  const read = (token: string) => call('GET', 'pagewright/project/list', undefined, token);

  it('are shown once, kept as a hash alone and listed without the key', async () => {
    const { token, ...rest } = await made({ name: '  Notes  ', scopes: ['export', 'read'] });
    expect(token).toMatch(/^pw_[\w-]{43}$/);
    expect(rest).toMatchObject({ name: 'Notes', scopes: ['read', 'export'], hasExpired: false, lastUsedAt: null });
    expect(Date.parse(rest.expiresAt ?? '') - Date.parse(rest.createTime)).toBeGreaterThan(30 * DAY_MS - 60_000);
    expect(await listed()).toEqual([rest]);
    const { db } = current().database;
    const [row] = await db.select().from(accessTokens).where(eq(accessTokens.id, rest.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(3));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await read(row?.tokenHash ?? '')).statusCode).toBe(401);
  });

  it('are not kept with an idempotency key either', async () => {
    const payload = { name: 'A program', scopes: ['read'], lifetime: null };
    const send = () =>
      current().call({
        method: 'POST',
        url: '/api/system/user/token/add',
        token: person.token,
        headers: { 'idempotency-key': 'the same' },
        payload,
      });
    const [first, second] = [await send(), await send()];
    expect(first.json().data.token).not.toBe(second.json().data.token);
  });

  it('act for their person and say when they were last used', async () => {
    const { token } = await made({ scopes: ['read', 'write'] });
    const project = await call('POST', 'pagewright/project/add', { name: 'By program' }, token);
    expect(project.statusCode).toBe(200);
    expect((await read(person.token)).json().data).toMatchObject([{ name: 'By program' }]);
    expect((await read(token)).json().data).toMatchObject([{ name: 'By program' }]);
    const [{ lastUsedAt = null } = {}] = await listed();
    expect(Date.now() - Date.parse(lastUsedAt ?? '')).toBeLessThan(60_000);
    const stranger = await current().newPerson();
    const theirs = await call('GET', `pagewright/project/getInfo/${project.json().data.id}`, undefined, stranger.token);
    expect(theirs.statusCode).toBe(404);
  });

  it('turn away alike whether they are made up, expired or revoked', async () => {
    const expired = await made();
    const { db } = current().database;
    await db
      .update(accessTokens)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(accessTokens.id, expired.id));
    const revoked = await made({ lifetime: null });
    expect((await read(revoked.token)).statusCode).toBe(200);
    const stranger = await current().newPerson();
    const remove = `system/user/token/remove/${revoked.id}`;
    expect((await call('DELETE', remove, undefined, stranger.token)).statusCode).toBe(404);
    expect((await call('DELETE', remove)).statusCode).toBe(200);
    for (const token of [expired.token, revoked.token, `pw_${'A'.repeat(43)}`, 'pw_', `${expired.token}x`]) {
      const answer = await read(token);
      expect([answer.statusCode, answer.json().error], token).toEqual([401, 'request/unauthorized']);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    expect(await listed()).toMatchObject([{ id: expired.id, hasExpired: true }]);
  });

  it('end a stream of events that they opened when they are revoked', async () => {
    const { id, token } = await made();
    const { authenticator } = current().services;
    const holder = { id: person.id, tokenId: id };
    expect(await authenticator.isLetIn(holder)).toBe(true);
    expect(await authenticator.isLetIn({ ...holder, id: person.id + 1 })).toBe(false);
    await call('DELETE', `system/user/token/remove/${id}`);
    expect(await authenticator.isLetIn(holder)).toBe(false);
    expect((await read(token)).statusCode).toBe(401);
  });

  it('are a number of, even when they are made at once', async () => {
    const max = TOKEN_LIMITS.tokens;
    const answers = await Promise.all(Array.from({ length: max + 3 }, () => make()));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ error: 'token/too-many', params: { max } })));
    expect(await listed()).toHaveLength(max);
  });

  it.each([
    { name: '   ' },
    { name: 'x'.repeat(TOKEN_LIMITS.name + 1) },
    { scopes: [] },
    { scopes: ['session'] },
    { scopes: ['read', 'read'] },
    { lifetime: 31 },
    { lifetime: undefined },
  ])('are refused with %j', async (wrong) => {
    expect((await make(wrong)).statusCode).toBe(400);
  });

  it('go on after a new password, which ends every sign-in', async () => {
    const { token } = await made();
    const passwords = {
      oldPassword: person.password,
      newPassword: 'another good one',
      confirmPassword: 'another good one',
    };
    expect((await call('PUT', 'system/user/profile/updatePwd', passwords)).statusCode).toBe(200);
    expect((await read(person.token)).statusCode).toBe(401);
    expect((await read(token)).statusCode).toBe(200);
  });
});
