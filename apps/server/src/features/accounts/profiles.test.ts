import { NEW_TOKEN_HEADER } from '@pagewright/contract/endpoint';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../platform/tables.ts';
import { TryCounters } from '../../platform/try-counters.ts';
import { onBothDatabases } from '../../testing/test-server.ts';

const PROFILE = '/api/system/user/profile';

onBothDatabases('the own account', {}, (current) => {
  const codeFor = (to: string): string =>
    /\d{6}/.exec(current().messages.findLast((one) => one.to === to)?.text ?? '')?.[0] ?? '';

  it('names, bio and tags', async () => {
    const { token, email, id } = await current().newPerson();
    const before = (await current().call({ method: 'GET', url: PROFILE, token })).json().data;
    expect(before).toMatchObject({ userId: id, email, bio: '', tags: [], hasPassword: true, providers: [] });
    expect(Date.parse(before.createTime)).toBeGreaterThan(Date.now() - 600_000);
    const payload = { nickName: '安娜', bio: 'Designs pages.', tags: ['design', '文档'] };
    const after = await current().call({ method: 'PUT', url: PROFILE, token, payload });
    expect(after.json().data).toMatchObject(payload);
    expect((await current().call({ method: 'GET', url: '/api/getInfo', token })).json().data.user.nickName).toBe(
      '安娜',
    );
  });

  it('two people who bind one number at once: one has it, the other is told', async () => {
    const phonenumber = '13700137000';
    const address = '+8613700137000';
    const people = [await current().newPerson(), await current().newPerson()];
    const payload = { phone: phonenumber, purpose: 'bind' };
    await current().call({ method: 'POST', url: '/api/captcha/sendCode', payload });
    const bind = (token: string) =>
      current().call({ method: 'PUT', url: PROFILE, token, payload: { phonenumber, phoneCode: codeFor(address) } });
    const answers = await Promise.all(people.map(({ token }) => bind(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const bound = answers.find(({ statusCode }) => statusCode === 200);
    expect(bound?.json().data).toMatchObject({ phonenumber: address });
    await new TryCounters(current().database.db).forget(`code:resend:phone:${address}`);
    await current().call({ method: 'POST', url: '/api/captcha/sendCode', payload });
    const late = await bind((await current().newPerson()).token);
    expect(late.json()).toMatchObject({ code: 409, error: 'account/phone-taken' });
  });

  it('a tag that exists is refused', async () => {
    const { token } = await current().newPerson();
    const answer = await current().call({ method: 'PUT', url: PROFILE, token, payload: { tags: ['One', 'one'] } });
    expect(answer.json()).toMatchObject({ code: 400, error: 'account/tag-exists' });
  });

  it('a new email needs the code that went there, and nobody else’s email will do', async () => {
    const { token } = await current().newPerson();
    const other = await current().newPerson();
    const email = `new${Date.now()}@example.org`;
    const put = (payload: object) => current().call({ method: 'PUT', url: PROFILE, token, payload });
    expect((await put({ email, emailCode: '123456' })).json().error).toBe('account/code-wrong');
    const send = (to: string) =>
      current().call({ method: 'POST', url: '/api/captcha/sendEmailCode', payload: { email: to, purpose: 'bind' } });
    await send(email);
    expect((await put({ email, emailCode: codeFor(email) })).json().data).toMatchObject({ email });
    await send(other.email);
    expect((await put({ email: other.email, emailCode: codeFor(other.email) })).json().error).toBe(
      'account/email-taken',
    );
  });

  describe('password', () => {
    const change = (token: string, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
      current().call({
        method: 'PUT',
        url: `${PROFILE}/updatePwd`,
        token,
        payload: { oldPassword, newPassword, confirmPassword },
      });

    it('ends every other session and goes on with the new token', async () => {
      const { token, email, password } = await current().newPerson();
      const elsewhere = (
        await current().call({ method: 'POST', url: '/api/login', payload: { username: email, password } })
      ).json().data.token;
      const answer = await change(token, password, 'another long one');
      expect(answer.statusCode).toBe(200);
      const fresh = String(answer.headers[NEW_TOKEN_HEADER]);
      const info = (one: string) => current().call({ method: 'GET', url: '/api/getInfo', token: one });
      expect((await info(elsewhere)).statusCode).toBe(401);
      expect((await info(token)).statusCode).toBe(401);
      expect((await info(fresh)).statusCode).toBe(200);
      const login = (one: string) =>
        current().call({ method: 'POST', url: '/api/login', payload: { username: email, password: one } });
      expect((await login(password)).statusCode).toBe(401);
      expect((await login('another long one')).statusCode).toBe(200);
    });

    it('leaves no session that began with the old one, however close they run', async () => {
      const { token, email, password } = await current().newPerson();
      const login = () => current().call({ method: 'POST', url: '/api/login', payload: { username: email, password } });
      const [changed, ...logins] = await Promise.all([
        change(token, password, 'another long one'),
        ...[1, 2, 3].map(login),
      ]);
      expect(changed?.statusCode).toBe(200);
      for (const answer of logins) {
        const begun = answer?.json().data?.token;
        if (!begun) continue;
        expect((await current().call({ method: 'GET', url: '/api/getInfo', token: begun })).statusCode).toBe(401);
      }
    });

    it('leaves nothing of it with an idempotency key', async () => {
      const { token, id, password } = await current().newPerson();
      const payload = { oldPassword: password, newPassword: 'another long one', confirmPassword: 'another long one' };
      const headers = { 'idempotency-key': 'password' };
      const url = `${PROFILE}/updatePwd`;
      expect((await current().call({ method: 'PUT', url, token, payload, headers })).statusCode).toBe(200);
      const kept = await current().database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
      expect(kept).toEqual([]);
    });

    it('needs the old one, two equal new ones and none that everybody has', async () => {
      const { token, password } = await current().newPerson();
      expect((await change(token, 'not this', 'another long one')).json().error).toBe('account/old-password');
      expect((await change(token, password, 'another long one', 'different')).json().error).toBe(
        'account/password-mismatch',
      );
      expect((await change(token, password, '12345')).json().code).toBe(400);
      expect((await change(token, password, '123456')).json().error).toBe('account/common-password');
    });
  });

  it('signing out everywhere ends all sessions', async () => {
    const { token, email, password } = await current().newPerson();
    const login = await current().call({ method: 'POST', url: '/api/login', payload: { username: email, password } });
    const other = login.json().data.token;
    expect((await current().call({ method: 'POST', url: '/api/logout/all', token })).statusCode).toBe(200);
    for (const one of [token, other]) {
      expect((await current().call({ method: 'GET', url: '/api/getInfo', token: one })).statusCode).toBe(401);
    }
  });
});
