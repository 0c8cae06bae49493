import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@pagewright/server/src/testing/ask.ts';
import type { BrowserContext, Request, Route, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { held } from './held.ts';
import { openNothing } from './open-nothing.ts';
import { callApi, SLOWLY } from './screens.ts';
import { newAddress } from './shared-server.ts';
import { useScreens } from './use-screens.ts';

/** Tokens, retries and the end of a session (spec §7): the real client in a real browser, against the real server. */

const LIST = '**/api/pagewright/project/list';
const PAGES = '**/api/pagewright/page/list?*';
const INFO = '/api/getInfo';
const TOKEN = 'pagewright_token';
const PASSWORD = 'a long password';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

const screens = useScreens({ tabs: 'of a test' });
let signedIn: SignedIn;

beforeAll(async () => {
  const tab = await screens.memberTab();
  await addTenImages(tab);
  signedIn = await tab.context().storageState();
  await screens.closeTabs();
});

/** A project of one page with ten uploaded images, each of which the client fetches by a call of its own. */
async function addTenImages(tab: Tab): Promise<void> {
  const project = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name: 'Ten images' });
  const urls: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const body = new FormData();
    body.set('file', new File([PNG], `${index}.png`, { type: 'image/png' }));
    const headers = { authorization: `Bearer ${await tokenOf(tab)}` };
    const answer = await ask(`${screens.server.url}/api/pagewright/document/uploadImages`, {
      method: 'POST',
      headers,
      body,
    });
    urls.push(((await answer.json()) as { msg: string }).msg);
  }
  const images = urls.map(
    (url, at) => `  <Image id="i${at}" x={${40 + at * 110}} y={40} width={100} height={60} imageUrl="${url}" />`,
  );
  const head = '<Page title="Ten" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>';
  const styledText = [head, ...images, '</Page>', ''].join('\n');
  await callApi(tab, 'POST', '/api/pagewright/page/add', { projectId: project.id, styledText });
}

const tokenOf = (tab: Tab) => tab.evaluate((key) => localStorage.getItem(key) ?? '', TOKEN);

/** The token of the same session as the server would have made it then: expires `seconds` from now. */
function expiringIn(seconds: number, token: string): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const aged = Buffer.from(JSON.stringify({ ...claims, exp, iat: exp - (claims.exp - claims.iat) }));
  const signed = `${header}.${aged.toString('base64url')}`;
  const key = Buffer.from(readFileSync(join(screens.server.dataFolder, 'session.key'), 'utf8').trim(), 'base64url');
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** What a tab asks of the API, in the order it asks. */
function watched(tab: Tab): Request[] {
  const requests: Request[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request);
  });
  return requests;
}
const to = (requests: readonly Request[], path: string) =>
  requests.filter((request) => new URL(request.url()).pathname.startsWith(path));
const bearer = (request: Request) => request.headers().authorization;

/** When a tab asks for a path from now on, ms: by its own clock, as a busy machine tells of it late. */
async function triesOf(tab: Tab, path: string): Promise<() => Promise<readonly number[]>> {
  const tries = await tab.evaluateHandle((wanted) => {
    const times: number[] = [];
    const ask = window.fetch;
    window.fetch = (input, init) => {
      if (String(input instanceof Request ? input.url : input).includes(wanted)) times.push(performance.now());
      return ask(input, init);
    };
    return times;
  }, path);
  return () => tries.jsonValue();
}

const unauthorized = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 401, msg: 'unauthorized', data: null, error: 'request/unauthorized' } });

async function person(email: string): Promise<Tab> {
  const tab = await screens.tab();
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD, scenario: 'work', agreement: true };
  const answer = await ask(`${screens.server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  await logIn(tab, email);
  return tab;
}

async function logIn(tab: Tab, email: string): Promise<void> {
  await tab.goto('/login?redirect=%2Fprojects');
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.locator('#password').fill(PASSWORD);
  await tab.getByRole('button', { name: 'Log in', exact: true }).click();
  await tab.waitForURL('**/projects');
}

describe('a token that is about to expire', () => {
  it('is renewed once while ten calls wait for it, and all of them go on with the new one', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await openNothing(tab);
    const old = await tokenOf(tab);
    const pages = await held(tab, PAGES);
    await tab.goto('/');
    await pages.asked;
    // Another tab leaves the token that is due: this one takes it over while its pages are on their way.
    const beside = await tab.context().newPage();
    await openNothing(beside);
    const due = expiringIn(240, old);
    await beside.evaluate(([key, token]) => localStorage.setItem(key ?? '', token ?? ''), [TOKEN, due]);
    const requests = watched(tab);
    const info = await held(tab, `**${INFO}`);
    pages.release();
    await info.asked;
    await tab.waitForTimeout(500);
    expect(to(requests, '/api/pagewright/image/')).toEqual([]);
    info.release();
    await expect.poll(() => to(requests, '/api/pagewright/image/').length).toBe(10);
    const answers = await Promise.all(to(requests, '/api/pagewright/image/').map((request) => request.response()));
    expect(answers.map((answer) => answer?.status())).toEqual(Array.from({ length: 10 }, () => 200));
    expect(to(requests, INFO).map(bearer)).toEqual([`Bearer ${due}`]);
    const renewed = await tokenOf(tab);
    expect(renewed).not.toBe(due);
    expect(new Set(to(requests, '/api/pagewright/image/').map(bearer))).toEqual(new Set([`Bearer ${renewed}`]));
    await expect.poll(() => tab.locator('[data-page] img').count()).toBe(10);
  });
});

describe('a 401', () => {
  it('is answered by a refresh and one more try, which the person does not notice', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    const requests = watched(tab);
    await tab.route(LIST, unauthorized, { times: 1 });
    await tab.goto('/projects');
    // The rows may stand there before, from the copy on this device.
    await expect.poll(() => to(requests, '/api/pagewright/project/list').length).toBe(2);
    await tab.getByTestId('project-row').filter({ hasText: 'Ten images' }).waitFor();
    expect(to(requests, INFO)).toHaveLength(1);
    await tab.waitForLoadState('networkidle');
    expect(to(requests, '/api/pagewright/project/list')).toHaveLength(2);
    expect(new URL(tab.url()).pathname).toBe('/projects');
  });

  it('a second time ends the session: login, with the way back', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    const requests = watched(tab);
    await tab.route(LIST, unauthorized);
    await tab.goto('/projects?layout=table');
    await tab.waitForURL('**/login?redirect=%2Fprojects%3Flayout%3Dtable');
    expect(to(requests, '/api/pagewright/project/list')).toHaveLength(2);
    expect(await tokenOf(tab)).toBe('');
    await tab.getByTestId('toast').filter({ hasText: 'Login expired, please log in again' }).waitFor();
    await tab.unroute(LIST);
  });

  it('of a token that the server no longer takes ends it too', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await openNothing(tab);
    const expired = expiringIn(-60, await tokenOf(tab));
    await tab.evaluate(([key, token]) => localStorage.setItem(key ?? '', token ?? ''), [TOKEN, expired]);
    await tab.goto('/account');
    await tab.waitForURL('**/login?redirect=%2Faccount');
  });
});

describe('without a network', () => {
  it('the person is told, reads are tried again two seconds apart, and go on when it is back', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await tab.goto('/');
    await tab.getByTestId('export-all').waitFor();
    await tab.waitForLoadState('networkidle');
    const tries = await triesOf(tab, '/page/list');
    await tab.context().setOffline(true);
    await tab.getByText(/^You are offline/).waitFor();
    await tab.getByRole('button', { name: 'Refresh the preview' }).click();
    await expect.poll(async () => (await tries()).length).toBeGreaterThan(1);
    const [first = 0, second = 0] = await tries();
    expect(second - first).toBeGreaterThan(1_900);
    await tab.context().setOffline(false);
    await tab.getByText(/^You are offline/).waitFor({ state: 'hidden' });
    await tab.getByTestId('toast').filter({ hasText: 'Preview refreshed' }).waitFor();
  });

  it('reads are given up after three more tries, and the person is told', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await tab.goto('/');
    await tab.getByTestId('export-all').waitFor();
    await tab.waitForLoadState('networkidle');
    const tries = await triesOf(tab, '/page/list');
    await tab.route(PAGES, (route) => route.abort('connectionfailed'));
    await tab.getByRole('button', { name: 'Refresh the preview' }).click();
    await tab.getByTestId('toast').filter({ hasText: 'Network connection failed' }).waitFor();
    const times = await tries();
    expect(times).toHaveLength(4);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThan(1_900);
  });

  it('a write whose answer was lost is sent again with its key, and done once', async () => {
    const tab = await screens.tab({ storageState: signedIn });
    await tab.goto('/projects');
    await tab.getByTestId('project-row').filter({ hasText: 'Ten images' }).waitFor();
    const before = (await callApi<unknown[]>(tab, 'GET', '/api/pagewright/project/list')).length;
    const keys: (string | undefined)[] = [];
    await tab.route('**/api/pagewright/project/add', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // It arrives and is done, and nobody hears of it.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await tab.getByRole('button', { name: 'New project' }).first().click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await tab.getByTestId('project-name').filter({ hasText: 'Just now' }).waitFor();
    expect(await callApi<unknown[]>(tab, 'GET', '/api/pagewright/project/list')).toHaveLength(before + 1);
  });

  it('a registration whose answer was lost is sent again, and the person is in', async () => {
    const tab = await screens.tab();
    await tab.goto('/register?redirect=%2Fprojects');
    const statuses: number[] = [];
    await tab.route('**/api/register', async (route) => {
      const answer = await route.fetch();
      statuses.push(answer.status());
      return statuses.length > 1 ? route.fulfill({ response: answer }) : route.abort('connectionreset');
    });
    await tab.getByLabel('Email', { exact: true }).fill('lost-answer@example.org');
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await tab.getByLabel('Password again').fill(PASSWORD);
    await tab.getByRole('combobox').first().click();
    await tab.getByTitle('Work', { exact: true }).click();
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Create account' }).click();
    await tab.waitForURL('**/projects');
    expect(statuses).toEqual([200, 200]);
  });

  it('a login is tried again, and given up with what was typed left in place', async () => {
    const tab = await screens.tab();
    await tab.goto('/login');
    let tries = 0;
    await tab.route('**/api/login', (route) => {
      tries += 1;
      return route.abort('connectionreset');
    });
    await tab.getByLabel('Email', { exact: true }).fill('somebody@example.org');
    await tab.locator('#password').fill('some password');
    await tab.getByRole('button', { name: 'Log in', exact: true }).click();
    await tab.getByRole('alert').filter({ hasText: 'Network connection failed' }).waitFor();
    expect(tries).toBe(4);
    expect(await tab.getByLabel('Email', { exact: true }).inputValue()).toBe('somebody@example.org');
    expect(await tab.locator('#password').inputValue()).toBe('some password');
  });

  it('a code that is good once is never sent twice', async () => {
    // With a language of its own: whoever has the same browser context next would have the same clock.
    const tab = await screens.tab({ locale: 'en-US' });
    await tab.clock.install();
    await tab.goto('/login');
    let tries = 0;
    await tab.route('**/api/auth/login/code', (route) => {
      tries += 1;
      return route.abort('connectionreset');
    });
    await tab.getByRole('tab', { name: 'Email code' }).click();
    const panel = tab.getByRole('tabpanel', { name: 'Email code' });
    await panel.getByLabel('Email', { exact: true }).fill('somebody@example.org');
    await panel.getByLabel('Verification code').fill('123456');
    await panel.getByRole('button', { name: 'Log in', exact: true }).click();
    await panel.getByRole('alert').filter({ hasText: 'Network connection failed' }).waitFor();
    // Longer than the pauses after which others are sent again.
    await tab.clock.runFor(10_000);
    expect(tries).toBe(1);
    expect(await panel.getByLabel('Verification code').inputValue()).toBe('123456');
  });
});

describe('the end of a session', () => {
  it('everywhere: the next call of another device leads to login, and from there back', async () => {
    const email = 'everywhere@example.org';
    const here = await person(email);
    const there = await screens.tab();
    await logIn(there, email);
    const beside = await here.context().newPage();
    await beside.goto('/account');
    await here.goto('/account');
    await here.getByRole('button', { name: 'Log out' }).click();
    await here.getByRole('button', { name: 'Sign out on all devices' }).click();
    await here.waitForURL('**/login');
    // The other tab of this browser hears of it by itself, the other device by its next call.
    await beside.waitForURL('**/login?redirect=%2Faccount');
    await there.getByRole('button', { name: 'New project' }).first().click();
    await there.waitForURL('**/login?redirect=%2Fprojects');
    await there.getByLabel('Email', { exact: true }).fill(email);
    await there.locator('#password').fill(PASSWORD);
    await there.getByRole('button', { name: 'Log in', exact: true }).click();
    await there.waitForURL('**/projects');
  });

  it('after a change of the password: here it goes on, elsewhere it is over', async () => {
    const email = 'changed@example.org';
    const here = await person(email);
    const there = await screens.tab();
    await logIn(there, email);
    await here.goto('/account');
    await here.getByRole('button', { name: 'Change password' }).click();
    await here.getByLabel('Current password').fill(PASSWORD);
    await here.getByLabel('New password', { exact: true }).fill('another long one');
    await here.getByLabel('New password again').fill('another long one');
    await here.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await here.getByText(/Password changed/).waitFor();
    await here.getByRole('textbox', { name: 'Add tag' }).fill('still here');
    await here.keyboard.press('Enter');
    await here.getByRole('button', { name: 'Remove tag still here' }).waitFor();
    await there.getByRole('button', { name: 'New project' }).first().click();
    await there.waitForURL('**/login?redirect=%2Fprojects');
    expect(await tokenOf(there)).toBe('');
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code; what was typed stays on an error, and other devices are out', async () => {
    const email = 'forgetful@example.org';
    const there = await person(email);
    const tab = await screens.tab();
    await tab.goto('/login?redirect=%2Faccount');
    await tab.getByLabel('Email', { exact: true }).fill(email);
    await tab.getByLabel('Password', { exact: true }).and(tab.locator('input')).focus();
    await tab.getByRole('link', { name: 'Forgot your password?' }).click(SLOWLY);
    const field = tab.getByLabel('Email', { exact: true });
    expect(await field.inputValue()).toBe(email);
    await tab.getByRole('button', { name: 'Send code' }).click();
    await tab.getByRole('button', { name: /Again in \d+ s/ }).waitFor();
    const code = await screens.code(email);
    await tab.getByLabel('Verification code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await tab.getByLabel('New password', { exact: true }).fill('a brand new one');
    await tab.getByLabel('New password again').fill('a brand new one');
    await tab.getByRole('button', { name: 'Set new password' }).click();
    await tab.getByRole('alert').waitFor();
    expect(await field.inputValue()).toBe(email);
    expect(await tab.getByLabel('New password', { exact: true }).inputValue()).toBe('a brand new one');
    await tab.getByLabel('Verification code').fill(code);
    await tab.getByRole('button', { name: 'Set new password' }).click();
    await tab.waitForURL('**/account');
    await tab.getByText(email).waitFor();
    await there.reload();
    await there.waitForURL('**/login?redirect=%2Fprojects');
  });

  it('is asked for with an address that nobody has, and the screen says the same', async () => {
    const tab = await screens.tab();
    await tab.goto('/login?reset=1');
    await tab.getByLabel('Email', { exact: true }).fill('nobody-here@example.org');
    await tab.getByRole('button', { name: 'Send code' }).click();
    await tab.getByTestId('toast').filter({ hasText: 'The code is on its way' }).waitFor();
    expect(await screens.message('nobody-here@example.org')).toContain('no account here uses it');
    await tab.getByRole('link', { name: 'Back to login' }).click(SLOWLY);
    await tab.getByRole('link', { name: 'Forgot your password?' }).waitFor();
  });
});

it('the account screen says why an account elsewhere was not connected, until it is closed', async () => {
  const tab = await screens.tab({ storageState: signedIn });
  await tab.goto('/account?error=account%2Fidentity-taken');
  const alert = tab.getByRole('alert');
  await alert.waitFor();
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'hidden' });
  expect(new URL(tab.url()).search).toBe('');
});
