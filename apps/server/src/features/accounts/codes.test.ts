import { expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/test-server.ts';

let address = 0;

onBothDatabases('verification codes', {}, (current) => {
  /** Each call from an address of its own, unless a test counts addresses. */
  const post = (url: string, payload: object, ip = `10.9.${(address += 1) >> 8}.${address & 255}`) =>
    current().call({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip, 'accept-language': 'fr' } });
  const lastCode = (to: string): string => {
    const message = current().messages.findLast((one) => one.to === to);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const registration = {
    password: 'a long password',
    confirmPassword: 'a long password',
    scenario: 'work',
    agreement: true,
  };

  it('registers by email, once', async () => {
    const email = 'Anna@Example.org';
    const sent = await post('/api/captcha/sendEmailCode', { email, purpose: 'register' });
    expect(sent.json().data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 600 });
    expect(current().messages.at(-1)).toMatchObject({ channel: 'email', to: 'anna@example.org', language: 'fr-FR' });
    const code = lastCode('anna@example.org');
    expect(JSON.stringify(sent.json())).not.toContain(code);
    const answer = await post('/api/auth/register/code', { email, code, ...registration });
    expect(answer.json()).toMatchObject({ code: 200, data: { user: { email } } });
    const again = await post('/api/auth/register/code', { email, code, ...registration });
    expect(again.json()).toMatchObject({ code: 400, error: 'account/code-wrong' });
    const login = await post('/api/login', { username: 'anna@example.org', password: registration.password });
    expect(login.statusCode).toBe(200);
  });

  it('signs in by email only where there is an account, and answers the same', async () => {
    const { email } = await current().newPerson();
    const known = await post('/api/captcha/sendEmailCode', { email });
    const unknown = await post('/api/captcha/sendEmailCode', { email: 'nobody@example.org' });
    expect(unknown.json()).toEqual(known.json());
    expect(current().messages.some(({ to }) => to === 'nobody@example.org')).toBe(false);
    const code = lastCode(email);
    const login = await post('/api/auth/login/code', { channel: 'email', recipient: email, code });
    expect(login.json()).toMatchObject({ code: 200, data: { user: { email } } });
    const none = await post('/api/auth/login/code', { channel: 'email', recipient: 'nobody@example.org', code });
    expect(none.json().error).toBe('account/code-wrong');
  });

  it('signs in by phone without registration, into the same account each time', async () => {
    const phone = '+86 138-0013-8000';
    await post('/api/captcha/sendCode', { phone });
    const body = { channel: 'phone', recipient: phone, code: lastCode('+8613800138000') };
    const first = await post('/api/auth/login/code', body);
    expect(first.json()).toMatchObject({ code: 200, data: { user: { phonenumber: '+8613800138000', email: '' } } });
  });

  it('a code is bound to its purpose and its recipient', async () => {
    const { email } = await current().newPerson();
    await post('/api/captcha/sendEmailCode', { email, purpose: 'bind' });
    const code = lastCode(email);
    const login = await post('/api/auth/login/code', { channel: 'email', recipient: email, code });
    expect(login.json().error).toBe('account/code-wrong');
  });

  it('a code bears five tries, and then not even the right one', async () => {
    const { email } = await current().newPerson();
    await post('/api/captcha/sendEmailCode', { email });
    const code = lastCode(email);
    for (let tries = 0; tries < 5; tries += 1) {
      const body = { channel: 'email', recipient: email, code: wrong(code) };
      expect((await post('/api/auth/login/code', body)).json().error).toBe('account/code-wrong');
    }
    const right = await post('/api/auth/login/code', { channel: 'email', recipient: email, code });
    expect(right.json().error).toBe('account/code-wrong');
  });

  it('guesses that run side by side share no tries', async () => {
    const { email } = await current().newPerson();
    await post('/api/captcha/sendEmailCode', { email });
    const code = lastCode(email);
    const guesses = Array.from({ length: 60 }, (_, index) =>
      index === 59 ? code : wrong(String(index + Number(code))),
    );
    const answers = await Promise.all(
      guesses.map((guess) =>
        post('/api/auth/login/code', { channel: 'email', recipient: email, code: guess.padStart(6, '0').slice(-6) }),
      ),
    );
    expect(answers.filter((answer) => answer.json().error === 'account/code-wrong').length).toBeLessThanOrEqual(10);
    expect(answers.slice(0, 50).every((answer) => answer.statusCode !== 200)).toBe(true);
  });

  it('the next code waits a minute, and an address sends twenty an hour', async () => {
    const first = { email: 'often@example.org', purpose: 'register' };
    expect((await post('/api/captcha/sendEmailCode', first)).statusCode).toBe(200);
    const second = await post('/api/captcha/sendEmailCode', first);
    expect(second.statusCode).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50);
    for (let count = 0; count < 20; count += 1) {
      const body = { email: `many${count}@example.org`, purpose: 'register' };
      expect((await post('/api/captcha/sendEmailCode', body, '10.77.0.1')).statusCode).toBe(200);
    }
    const more = await post('/api/captcha/sendEmailCode', { email: 'more@example.org' }, '10.77.0.1');
    expect(more.statusCode).toBe(429);
  });

  it('refuses what is no code, no phone and no email, naming the field', async () => {
    const bad = await post('/api/auth/login/code', { channel: 'email', recipient: 'a@example.org', code: '12345' });
    expect(bad.statusCode).toBe(400);
    expect((await post('/api/captcha/sendCode', { phone: 'call me' })).json()).toMatchObject({
      code: 400,
      params: { field: 'phone' },
    });
    expect((await post('/api/captcha/sendEmailCode', { email: 'x' })).json()).toMatchObject({
      code: 400,
      params: { field: 'email' },
    });
  });
});
