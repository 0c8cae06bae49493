import { expect, it } from 'vitest';
import { onBothDatabases, type TestPerson } from '../../testing/test-server.ts';

let address = 0;

onBothDatabases('a forgotten password', {}, (current) => {
  const post = (url: string, payload: object, ip = `10.8.${(address += 1) >> 8}.${address & 255}`, token = '') =>
    current().call({ method: 'POST', url, payload, token, headers: { 'x-forwarded-for': ip } });
  const lastCode = (to: string): string =>
    /\d{6}/.exec(current().messages.findLast((one) => one.to === to)?.text ?? '')?.[0] ?? '';
  const ask = async (email: string): Promise<string> => {
    await post('/api/captcha/sendEmailCode', { email, purpose: 'reset', language: 'en-US' });
    return lastCode(email);
  };
  const body = (email: string, code: string, password = 'a brand new one') => ({
    email,
    code,
    password,
    confirmPassword: password,
  });
  const reset = (payload: object, ip?: string) => post('/api/auth/password/reset', payload, ip);
  const isIn = async (token: string): Promise<boolean> =>
    (await current().call({ method: 'GET', url: '/api/getInfo', token })).statusCode === 200;
  const reads = async (token: string): Promise<boolean> =>
    (await current().call({ method: 'GET', url: '/api/pagewright/project/list', token })).statusCode === 200;
  const logIn = async ({ email }: TestPerson, password: string): Promise<number> =>
    (await post('/api/login', { username: email, password })).statusCode;

  it('is replaced by a code; every other session and every access token ends and the person is in', async () => {
    const person = await current().newPerson();
    const code = await ask(person.email);
    expect(current().messages.at(-1)?.text).toContain('new password');
    const program = { name: 'A program', scopes: ['read'], lifetime: null };
    const { token } = (await post('/api/system/user/token/add', program, undefined, person.token)).json().data;
    expect(await reads(token)).toBe(true);
    const answer = await reset(body(person.email.toUpperCase(), code));
    expect(answer.json()).toMatchObject({ code: 200, data: { user: { email: person.email } } });
    expect(await isIn(person.token)).toBe(false);
    expect(await isIn(answer.json().data.token)).toBe(true);
    expect(await reads(token)).toBe(false);
    expect(await logIn(person, person.password)).toBe(401);
    expect(await logIn(person, 'a brand new one')).toBe(200);
    expect((await reset(body(person.email, code))).json().error).toBe('account/code-wrong');
  });

  it('is told to nobody whose address is not known: answers are the same', async () => {
    const person = await current().newPerson();
    const known = await post('/api/captcha/sendEmailCode', { email: person.email, purpose: 'reset' });
    const unknown = await post('/api/captcha/sendEmailCode', { email: 'who@example.org', purpose: 'reset' });
    expect(unknown.body).toBe(known.body);
    expect(lastCode('who@example.org')).toBe('');
    const wrong = await reset(body(person.email, '000000'));
    const nobody = await reset(body('who@example.org', '000000'));
    expect([nobody.statusCode, nobody.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('leaves the code good where the new one is refused', async () => {
    const person = await current().newPerson();
    const code = await ask(person.email);
    const differ = await reset({ ...body(person.email, code), confirmPassword: 'something else' });
    expect(differ.json()).toMatchObject({ code: 400, error: 'account/password-mismatch' });
    const common = await reset(body(person.email, code, 'password1'));
    expect(common.json()).toMatchObject({ code: 400, error: 'account/common-password', params: { field: 'password' } });
    expect(await isIn(person.token)).toBe(true);
    expect((await reset(body(person.email, code))).statusCode).toBe(200);
  });

  it('takes five tries, and only codes that were sent for it', async () => {
    const person = await current().newPerson();
    const code = await ask(person.email);
    const login = await post('/api/auth/login/code', { channel: 'email', recipient: person.email, code });
    expect(login.json().error).toBe('account/code-wrong');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await reset(body(person.email, wrong))).json().error).toBe('account/code-wrong');
    }
    expect((await reset(body(person.email, code))).json().error).toBe('account/code-wrong');
    expect(await isIn(person.token)).toBe(true);
  });

  it('counts tries like those of logging in, and says when to come back', async () => {
    const person = await current().newPerson();
    for (let tries = 0; tries < 10; tries += 1) await reset(body(person.email, '000000'));
    const answer = await reset(body(person.email, '000000'));
    expect(answer.json()).toMatchObject({ code: 429, error: 'request/too-many' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    expect(await logIn(person, person.password)).toBe(429);
  });
});

onBothDatabases('one code, ten tries at the same time', {}, (current) => {
  const post = (url: string, payload: object) =>
    current().call({ method: 'POST', url, payload, headers: { 'x-forwarded-for': `10.7.0.${(address += 1) & 255}` } });
  const tenTimes = async (url: string, payload: object) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(url, payload)));
    return answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().data.token as string);
  };
  const codeFor = async (email: string, purpose: string): Promise<string> => {
    await post('/api/captcha/sendEmailCode', { email, purpose });
    return /\d{6}/.exec(current().messages.findLast((one) => one.to === email)?.text ?? '')?.[0] ?? '';
  };

  it('log in once', async () => {
    const { email } = await current().newPerson();
    const code = await codeFor(email, 'login');
    expect(await tenTimes('/api/auth/login/code', { channel: 'email', recipient: email, code })).toHaveLength(1);
  });

  it('register once, whoever is in knows the password', async () => {
    const email = 'ten-times@example.org';
    const code = await codeFor(email, 'register');
    const password = 'a long password';
    const payload = { email, code, password, confirmPassword: password, scenario: 'work', agreement: true };
    const tokens = await tenTimes('/api/auth/register/code', payload);
    const infos = await Promise.all(
      tokens.map((token) => current().call({ method: 'GET', url: '/api/getInfo', token })),
    );
    expect(new Set(infos.map((info) => info.json().data.user.userId)).size).toBe(1);
  });

  it('set one new password, with one session', async () => {
    const { email } = await current().newPerson();
    const code = await codeFor(email, 'reset');
    const password = 'a brand new one';
    const payload = { email, code, password, confirmPassword: password };
    const tokens = await tenTimes('/api/auth/password/reset', payload);
    expect(tokens).toHaveLength(1);
    const info = await current().call({ method: 'GET', url: '/api/getInfo', token: tokens[0] });
    expect(info.statusCode).toBe(200);
  });
});
