import { expect, it } from 'vitest';
import { TryCounters } from '../../platform/try-counters.ts';
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
  const counted = (code: string, on: number): string => String((Number(code) + on) % 1_000_000).padStart(6, '0');
  const wrong = (code: string): string => counted(code, 1);
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
    // Sent again because the answer was lost, it leads into the account; the code itself is used up.
    const again = await post('/api/auth/register/code', { email, code, ...registration });
    expect(again.json().data.user).toEqual(answer.json().data.user);
    const other = { password: 'another password', confirmPassword: 'another password' };
    const stranger = await post('/api/auth/register/code', { email, code, ...registration, ...other });
    expect(stranger.json()).toMatchObject({ code: 400, error: 'account/code-wrong' });
    const login = await post('/api/login', { username: 'anna@example.org', password: registration.password });
    expect(login.statusCode).toBe(200);
  });

  it('signs in by email only where there is an account, and answers the same', async () => {
    const { email } = await current().newPerson();
    const known = await post('/api/captcha/sendEmailCode', { email });
    const unknown = await post('/api/captcha/sendEmailCode', { email: 'nobody@example.org' });
    expect(unknown.json()).toEqual(known.json());
    const told = current().messages.filter(({ to }) => to === 'nobody@example.org');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/aucun compte/);
    expect(told[0]?.text).not.toMatch(/\d/);
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
    await new TryCounters(current().database.db).forget('code:resend:phone:+8613800138000');
    await post('/api/captcha/sendCode', { phone: '13800138000' });
    const again = { channel: 'phone', recipient: '0086 138 0013 8000', code: lastCode('+8613800138000') };
    const second = await post('/api/auth/login/code', again);
    expect(second.json().data.user.userId).toBe(first.json().data.user.userId);
  });

  it('the ways of writing a phone number share one count', async () => {
    const ways = ['13900139000', '+86 13900139000', '0086-139-0013-9000', '139 0013 9000'];
    for (let tries = 0; tries < 10; tries += 1) {
      const byPassword = { username: ways[tries % ways.length], password: 'wrong one' };
      const byCode = { channel: 'phone', recipient: ways[tries % ways.length], code: '000000' };
      const answer = await (tries % 2 === 0 ? post('/api/login', byPassword) : post('/api/auth/login/code', byCode));
      expect([400, 401]).toContain(answer.statusCode);
    }
    expect((await post('/api/login', { username: '1 390 013 9000', password: 'wrong one' })).statusCode).toBe(429);
    expect((await post('/api/captcha/sendCode', { phone: '13900139000' })).statusCode).toBe(200);
    expect((await post('/api/captcha/sendCode', { phone: '+86 139 0013 9000' })).statusCode).toBe(429);
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

  it.each(['login', 'register'] as const)(
    'a thousand guesses from a thousand addresses never get in by a code for %s, and then not even the right one does',
    async (purpose) => {
      const email = purpose === 'login' ? (await current().newPerson()).email : 'guessed@example.org';
      await post('/api/captcha/sendEmailCode', { email, purpose });
      const right = lastCode(email);
      const attempt = (code: string) =>
        purpose === 'login'
          ? post('/api/auth/login/code', { channel: 'email', recipient: email, code })
          : post('/api/auth/register/code', { email, code, ...registration });
      const statuses = new Set<number>();
      for (let guess = 1; guess <= 1_000; guess += 1) {
        statuses.add((await attempt(counted(right, guess))).statusCode);
      }
      statuses.add((await attempt(right)).statusCode);
      expect([...statuses].filter((status) => status !== 400 && status !== 429)).toEqual([]);
    },
    120_000,
  );

  it('of many registrations with one code at once, one makes the account, and all lead into it', async () => {
    const email = 'often-at-once@example.org';
    await post('/api/captcha/sendEmailCode', { email, purpose: 'register' });
    const body = { email, code: lastCode(email), ...registration };
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/auth/register/code', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().data.user.userId)).size).toBe(1);
    const stranger = { ...body, password: 'another password', confirmPassword: 'another password' };
    expect((await post('/api/auth/register/code', stranger)).json().error).toBe('account/code-wrong');
  });

  it('a code outlives a refusal of what it was for', async () => {
    const email = 'outlives@example.org';
    await post('/api/captcha/sendEmailCode', { email, purpose: 'register' });
    const code = lastCode(email);
    expect((await post('/api/register', { email, ...registration })).statusCode).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      const other = { password: 'another password', confirmPassword: 'another password' };
      const answer = await post('/api/auth/register/code', { email, code, ...registration, ...other });
      expect(answer.json()).toMatchObject({ code: 409, error: 'account/email-taken' });
    }
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
