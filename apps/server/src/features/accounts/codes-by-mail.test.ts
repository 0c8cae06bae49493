import { LANGUAGES } from '@pagewright/model/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Delivery } from '../../platform/delivery/delivery.ts';
import { Smtp } from '../../platform/delivery/smtp.ts';
import { onBothDatabases } from '../../testing/test-server.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/test-smtp.ts';

/** Codes as people get them: over a real SMTP server. */
let smtp: TestSmtp;
let sender: Smtp;

beforeAll(async () => {
  smtp = await startTestSmtp({ user: 'pages', password: 'right' });
  sender = new Smtp(`smtp://pages:right@127.0.0.1:${smtp.port}`, 'Pagewright <pages@example.org>');
});
afterAll(async () => {
  sender.close();
  await smtp.stop();
});

const delivery = (): Delivery => new Delivery({ email: sender, phone: sender });

onBothDatabases(
  'codes by mail',
  () => ({ delivery: delivery() }),
  (current) => {
    const post = (url: string, payload: object, language = 'en') =>
      current().call({ method: 'POST', url, payload, headers: { 'accept-language': language } });
    const mailTo = (address: string) => smtp.mails.findLast(({ to }) => to.includes(address));

    it('register a person, and sign the same one in', async () => {
      const email = `mail${Date.now()}@example.org`;
      expect((await post('/api/captcha/sendEmailCode', { email, purpose: 'register' })).statusCode).toBe(200);
      const code = /\b\d{6}\b/.exec(mailTo(email)?.text ?? '')?.[0];
      const password = 'a long password';
      const body = { email, code, password, confirmPassword: password, scenario: 'work', agreement: true };
      const registered = await post('/api/auth/register/code', body);
      expect(registered.json()).toMatchObject({ code: 200, data: { user: { email } } });
      expect((await post('/api/login', { username: email, password })).statusCode).toBe(200);
    });

    it.each(LANGUAGES)('speak %s', async (language) => {
      const email = `${language.toLowerCase()}${Date.now()}@example.org`;
      await post('/api/captcha/sendEmailCode', { email, purpose: 'register' }, language);
      const mail = mailTo(email);
      const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? 'none';
      expect(mail?.text).toContain('10');
      expect(mail?.html).toContain(`lang="${language}"`);
      expect(mail?.html).toContain(`>${code}</strong>`);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/[{}]|undefined/);
      await post('/api/captcha/sendEmailCode', { email: `no${email}` }, language);
      const other = mailTo(`no${email}`);
      expect(other?.text).not.toMatch(/\d/);
      expect(other?.html).toContain(`lang="${language}"`);
    });
  },
);

/** Nobody listens there: the connection is refused. */
const nobody = new Smtp('smtp://pages:s3cret-of-smtp@127.0.0.1:9', 'Pagewright <pages@example.org>');

onBothDatabases(
  'a mail server that is down',
  { delivery: new Delivery({ email: nobody, phone: nobody }) },
  (current) => {
    const ask = (email: string, purpose: string) =>
      current().call({ method: 'POST', url: '/api/captcha/sendEmailCode', payload: { email, purpose } });

    it('is said, without telling who has an account, and may be tried again at once', async () => {
      const { email } = await current().newPerson();
      const known = await ask(email, 'login');
      expect(known.json()).toMatchObject({ code: 503, error: 'account/code-not-sent' });
      expect(Number(known.headers['retry-after'])).toBeGreaterThan(0);
      const unknown = await ask('nobody@example.org', 'login');
      expect(unknown.body).toBe(known.body);
      expect(known.body).not.toMatch(/s3cret|127\.0\.0\.1/);
      expect((await ask(email, 'login')).statusCode).toBe(503);
    });
  },
);
