import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { onBothDatabases, type TestServer, WELCOME_POINTS } from '../../testing/test-server.ts';
import { issueOwnerLink } from './owner.ts';
import { HASH_COST } from './passwords.ts';
import { hashOfKey, newInvitationCode, plainCode } from './secrets.ts';
import { invitations, sessions } from './tables.ts';
import { TOKEN_LIFETIME, Tokens } from './tokens.ts';

const registration = (email: string, password = 'correct horse') => ({
  email,
  password,
  confirmPassword: password,
  scenario: 'study',
  agreement: true,
});

let addresses = 0;
/** Every call from an address of its own unless it says otherwise. */
function post(server: TestServer, url: string, payload: object, more: { token?: string; address?: string } = {}) {
  addresses += 1;
  const address = more.address ?? `10.1.${addresses >> 8}.${addresses & 255}`;
  const headers = { 'x-forwarded-for': address };
  return server.call({ method: 'POST', url, payload, headers, token: more.token });
}
const getInfo = (server: TestServer, token: string) => server.call({ method: 'GET', url: '/api/getInfo', token });

onBothDatabases('accounts', { hashCost: HASH_COST }, (current) => {
  describe('register', () => {
    it('makes an account that can log in, whatever the case of its address', async () => {
      const made = await post(current(), '/api/register', registration('Anna@Example.org'));
      expect(made.json()).toMatchObject({ code: 200, data: { user: { userName: 'Anna', email: 'Anna@Example.org' } } });
      const login = await post(current(), '/api/login', { username: 'anna@example.ORG', password: 'correct horse' });
      expect(login.statusCode).toBe(200);
      expect((await getInfo(current(), login.json().data.token)).json().data.user.email).toBe('Anna@Example.org');
    });

    it('makes one account however often it arrives: with the same password it lets in, with another it does not', async () => {
      const body = registration('Lost@Example.org');
      const answers = await Promise.all([1, 2, 3].map(() => post(current(), '/api/register', body)));
      const again = await post(current(), '/api/register', { ...body, email: 'LOST@example.org' });
      const people = new Set([...answers, again].map((answer) => answer.json().data?.user.userId));
      expect(people.size).toBe(1);
      expect((await getInfo(current(), again.json().data.token)).json().data.user.email).toBe('Lost@Example.org');
      const stranger = await post(current(), '/api/register', registration('lost@example.org', 'a guess of mine'));
      expect(stranger.json()).toMatchObject({ code: 409, error: 'account/email-taken' });
    });

    it('guesses no more passwords than logging in does', async () => {
      const { email } = await current().newPerson();
      for (let guess = 0; guess < 10; guess += 1) {
        const answer = await post(current(), '/api/register', registration(email, `guess number ${guess}`));
        expect(answer.json().error).toBe('account/email-taken');
      }
      const blocked = await post(current(), '/api/register', registration(email, 'guess number 11'));
      expect(blocked.json()).toMatchObject({ code: 429, error: 'request/too-many' });
    });

    it.each([
      ['an address that is none', { ...registration('nobody'), email: 'nobody' }, 'request/invalid', 'email'],
      ['a short password', registration('b@example.org', '12345'), 'request/invalid', 'password'],
      ['no agreement', { ...registration('b@example.org'), agreement: false }, 'request/invalid', 'agreement'],
      ['no scenario', { ...registration('b@example.org'), scenario: undefined }, 'request/invalid', 'scenario'],
      ['a common password', registration('b@example.org', 'PassWord1'), 'account/common-password', undefined],
      ['the address as password', registration('bernard@example.org', 'bernard'), 'account/common-password', undefined],
    ])('refuses %s', async (_, body, error, field) => {
      const answer = await post(current(), '/api/register', body);
      expect(answer.json()).toMatchObject({ error, data: null, params: field ? { field } : {} });
      expect(answer.statusCode).toBe(400);
    });

    it('says in the language of the person that the two passwords differ', async () => {
      const body = { ...registration('b@example.org'), confirmPassword: 'another' };
      const answer = await current().call({
        method: 'POST',
        url: '/api/register',
        payload: body,
        headers: { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' },
      });
      expect(answer.json()).toMatchObject({
        code: 400,
        msg: '两次输入的密码不一致',
        error: 'account/password-mismatch',
      });
    });
  });

  describe('login', () => {
    it('answers a wrong password and an unknown account alike', async () => {
      const person = await current().newPerson();
      const wrong = await post(current(), '/api/login', { username: person.email, password: 'wrong one' });
      const unknown = await post(current(), '/api/login', { username: 'no@example.org', password: 'wrong one' });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.body).toBe(unknown.body);
    });

    it('takes ten tries of an account in a quarter of an hour, from wherever they come', async () => {
      const person = await current().newPerson();
      const attempt = (password: string) => post(current(), '/api/login', { username: person.email, password });
      for (let tries = 0; tries < 10; tries++) expect((await attempt('wrong one')).statusCode).toBe(401);
      const blocked = await attempt(person.password);
      expect(blocked.statusCode).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    });

    it('forgets the tries of an account that has logged in', async () => {
      const person = await current().newPerson();
      for (let round = 0; round < 3; round++) {
        for (let tries = 0; tries < 5; tries++) {
          await post(current(), '/api/login', { username: person.email, password: 'wrong one' });
        }
        const login = await post(current(), '/api/login', { username: person.email, password: person.password });
        expect(login.statusCode).toBe(200);
      }
    });

    it('takes fifty tries of an address', async () => {
      const address = '10.9.9.9';
      const codes: number[] = [];
      for (let tries = 0; tries < 51; tries++) {
        const body = { key: `not a key of anything ${tries}` };
        codes.push((await post(current(), '/api/auth/login/link', body, { address })).statusCode);
      }
      expect(codes.filter((code) => code === 401)).toHaveLength(50);
      expect(codes.at(-1)).toBe(429);
    });

    it('costs about as much for an account that does not exist', async () => {
      const person = await current().newPerson();
      // Work, not time: what else the machine does is not counted, and the hash is nearly all of it.
      const costOf = async (username: string) => {
        const before = process.cpuUsage();
        await post(current(), '/api/login', { username, password: 'wrong one' });
        return process.cpuUsage(before).user;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < 8; round++) {
        known.push(await costOf(person.email));
        unknown.push(await costOf(`nobody${round}@example.org`));
      }
      const middle = (costs: number[]) => costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;
      const ratio = middle(unknown) / middle(known);
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });

    it('turns a flood away instead of hashing it', async () => {
      const flood = Array.from({ length: 40 }, (_, index) =>
        post(current(), '/api/login', { username: `flood${index}@example.org`, password: 'wrong one' }),
      );
      const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
      expect(new Set(codes)).toEqual(new Set([401, 429]));
      expect(codes.filter((code) => code === 401).length).toBeGreaterThanOrEqual(22);
    });
  });

  describe('tokens', () => {
    it('end with the session', async () => {
      const { token } = await current().newPerson();
      expect((await getInfo(current(), token)).statusCode).toBe(200);
      expect((await current().call({ method: 'POST', url: '/api/logout', token })).json()).toMatchObject({ code: 200 });
      expect((await getInfo(current(), token)).statusCode).toBe(401);
    });

    it('that are forged are refused', async () => {
      const server = current();
      const { token, id } = await server.newPerson();
      const [header = '', payload = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
      const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const sign = (key: Uint8Array, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, keyId = kid) =>
        change(
          new SignJWT({ sid: claims.sid })
            .setProtectedHeader({ alg: 'HS256', kid: keyId })
            .setSubject(String(id))
            .setIssuer('pagewright')
            .setAudience('pagewright')
            .setIssuedAt()
            .setExpirationTime('1h'),
        ).sign(key);
      const forged = {
        none: `${encode({ alg: 'none' })}.${payload}.`,
        'none with signature': `${encode({ alg: 'none' })}.${payload}.${signature}`,
        'another key': await sign(new Uint8Array(32).fill(7)),
        expired: await sign(server.key, (jwt) => jwt.setExpirationTime('-1s')),
        'another audience': await sign(server.key, (jwt) => jwt.setAudience('elsewhere')),
        'another issuer': await sign(server.key, (jwt) => jwt.setIssuer('elsewhere')),
        'another session': await sign(server.key, (jwt) => jwt.setSubject(String(id + 1))),
        'another algorithm': `${encode({ alg: 'HS512', kid })}.${payload}.${createHmac('sha512', server.key)
          .update(`${encode({ alg: 'HS512', kid })}.${payload}`)
          .digest('base64url')}`,
        'another key id': await sign(server.key, (jwt) => jwt, 'other'),
        'changed claims': `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
        nothing: 'x.y.z',
      };
      expect((await getInfo(server, await sign(server.key))).statusCode).toBe(200);
      for (const [name, one] of Object.entries(forged)) {
        expect((await getInfo(server, one)).statusCode, name).toBe(401);
      }
    });

    it('are renewed by getInfo once they are due, and not before', async () => {
      const server = current();
      const { token, id } = await server.newPerson();
      expect((await getInfo(server, token)).headers['x-new-token']).toBeUndefined();
      const tokens = new Tokens(server.key);
      const { sessionId } = await tokens.read(token);
      const old = await tokens.issue(id, sessionId, Math.floor(Date.now() / 1000) - TOKEN_LIFETIME + 200);
      const renewed = (await getInfo(server, old)).headers['x-new-token'];
      expect(renewed).toEqual(expect.any(String));
      expect((await getInfo(server, String(renewed))).statusCode).toBe(200);
    });

    it('that are due may be renewed by twenty calls at once: all go on in the one session', async () => {
      const server = current();
      const { token, id } = await server.newPerson();
      const tokens = new Tokens(server.key);
      const { sessionId } = await tokens.read(token);
      const old = await tokens.issue(id, sessionId, Math.floor(Date.now() / 1000) - TOKEN_LIFETIME + 100);
      const answers = await Promise.all(Array.from({ length: 20 }, () => getInfo(server, old)));
      for (const answer of answers) {
        expect((await getInfo(server, String(answer.headers['x-new-token']))).statusCode).toBe(200);
      }
      const rows = await server.database.db.select().from(sessions).where(eq(sessions.userId, id));
      expect(rows).toHaveLength(1);
      await server.call({ method: 'POST', url: '/api/logout', token: old });
      const after = await Promise.all(answers.map(({ headers }) => getInfo(server, String(headers['x-new-token']))));
      expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    });

    it('are kept nowhere in clear, and passwords neither', async () => {
      const { token, password } = await current().newPerson();
      const rows = JSON.stringify(await current().database.db.select().from(sessions));
      expect(rows).not.toContain(token);
      const { users } = await import('./tables.ts');
      const [user] = await current().database.db.select().from(users).limit(1);
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(user?.passwordHash).not.toContain(password);
    });
  });

  describe('invitations', () => {
    it('let a person in once, with points to begin with', async () => {
      const server = current();
      const { token } = await server.newPerson();
      const verify = (code: string) => post(server, '/api/pagewright/invitation/verify', { code }, { token });
      expect((await verify('1234-1234-1234-1234')).json()).toMatchObject({
        code: 400,
        error: 'account/invitation-unknown',
      });
      expect((await getInfo(server, token)).json().data.permissions).toEqual([]);
      const code = await server.services.invitations.issue();
      expect((await verify(` ${code.toLowerCase().replaceAll('-', ' ')} `)).json().data).toEqual({ verified: true });
      expect((await verify(code)).json().data).toEqual({ verified: true });
      expect((await getInfo(server, token)).json().data.permissions).toEqual(['generation:run']);
      const membership = await server.call({ method: 'GET', url: '/api/membership/info', token });
      expect(membership.json().data).toMatchObject({
        membershipLevel: 'free',
        points: WELCOME_POINTS,
        expireTime: null,
      });
    });

    it('are used up, and count nobody twice', async () => {
      const server = current();
      const code = await server.services.invitations.issue();
      await server.database.db
        .update(invitations)
        .set({ usesLeft: 1 })
        .where(eq(invitations.codeHash, hashOfKey(plainCode(code))));
      const people = [await server.newPerson(), await server.newPerson(), await server.newPerson()];
      const verify = (token: string) => post(server, '/api/pagewright/invitation/verify', { code }, { token });
      const answers = await Promise.all(people.map(({ token }) => verify(token)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
      const left = await server.database.db
        .select()
        .from(invitations)
        .where(eq(invitations.codeHash, hashOfKey(plainCode(code))));
      expect(left[0]?.usesLeft).toBe(0);
    });

    it('have eighty bits and survive being copied badly', () => {
      const code = newInvitationCode();
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(plainCode(code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code.replaceAll('-', ''));
    });
  });

  describe("the owner's link", () => {
    it('works once, gives a thousand points once, and dies with the next one', async () => {
      const server = current();
      const use = (key: string) => post(server, '/api/auth/login/link', { key });
      const stale = await issueOwnerLink(server.database.db);
      const key = await issueOwnerLink(server.database.db);
      expect((await use(stale)).statusCode).toBe(401);
      const entered = await use(key);
      expect(entered.json().data).toMatchObject({
        roles: ['user', 'owner'],
        permissions: ['generation:run', 'invitation:create'],
      });
      expect((await use(key)).json()).toMatchObject({ code: 401, error: 'account/link-used' });
      const again = await use(await issueOwnerLink(server.database.db));
      expect(again.json().data.user).toEqual(entered.json().data.user);
      const token = again.json().data.token as string;
      const membership = await server.call({ method: 'GET', url: '/api/membership/info', token });
      expect(membership.json().data.points).toBe(1_000);
    });

    it('lets one in where many use it at once', async () => {
      const server = current();
      const key = await issueOwnerLink(server.database.db);
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(server, '/api/auth/login/link', { key })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });
  });
});
