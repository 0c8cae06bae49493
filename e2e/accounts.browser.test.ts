import { ask } from '@pagewright/server/src/testing/ask.ts';
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { walk } from './looked-at.ts';
import { useScreens } from './use-screens.ts';

/** Accounts as people use them: each way in, the account centre, and the way out, on the real server. */

const screens = useScreens({ tabs: 'of a test' });

const PASSWORD = 'a long password';
let people = 0;

async function registerByPassword(tab: Tab): Promise<string> {
  people += 1;
  const email = `reader${people}@example.org`;
  await walk(tab, '/register?redirect=%2Faccount');
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await fillRest(tab);
  await letIn(tab);
  return email;
}

async function fillRest(tab: Tab): Promise<void> {
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tab.getByLabel('Password again').fill(PASSWORD);
  await tab.getByLabel('What will you use it for?').click();
  await tab.getByTitle('Work', { exact: true }).click();
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: 'Create account' }).click();
}

/** Waits for the account of whoever has just asked to be let in. @throws Error what the screen says instead */
async function letIn(tab: Tab): Promise<void> {
  const refused = tab.getByRole('alert');
  await Promise.race([tab.waitForURL('**/account'), refused.waitFor()]);
  if (new URL(tab.url()).pathname !== '/account') throw new Error(`not let in: ${await refused.textContent()}`);
}

describe('each way in', () => {
  it('registers with a password, comes back to where it was wanted, and logs in again', async () => {
    const tab = await screens.tab();
    await tab.goto('/account');
    await tab.waitForURL('**/login?redirect=%2Faccount');
    const email = await registerByPassword(tab);
    await tab.getByText(email).waitFor();
    await tab.getByRole('button', { name: /User menu/ }).click();
    await tab.getByRole('menuitem', { name: 'Log out' }).click();
    await tab.waitForURL('**/login');
    await tab.getByLabel('Email', { exact: true }).fill(email);
    await tab.locator('#password').fill('not this one');
    await tab.getByRole('button', { name: 'Log in', exact: true }).click();
    await tab.getByRole('alert').waitFor();
    // Nothing typed is lost on an error.
    expect(await tab.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await tab.locator('#password').fill(PASSWORD);
    await tab.getByRole('button', { name: 'Log in', exact: true }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    await tab.goto('/login?redirect=%2Fpayment');
    await tab.waitForURL('**/payment');
  });

  it('says what is missing in the form, at its fields and in a message', async () => {
    const tab = await screens.tab();
    await tab.goto('/register');
    await tab.getByLabel('Email', { exact: true }).fill('nobody');
    await tab.getByLabel('Password', { exact: true }).fill('12345');
    await tab.getByLabel('Password again').fill('54321');
    await tab.getByRole('button', { name: 'Create account' }).click();
    await tab.getByTestId('toast').filter({ hasText: 'Please check the form' }).waitFor();
    for (const text of [
      'This is not a valid email address',
      'A password has at least 6 characters',
      'The two passwords do not match',
      'Please choose a usage scenario',
      'Please accept the user agreement and the privacy policy',
    ]) {
      await tab.getByText(text, { exact: true }).waitFor();
    }
  });

  it('registers with an email code', async () => {
    const tab = await screens.tab();
    const email = 'coded@example.org';
    await tab.goto('/register?redirect=%2Faccount');
    await tab.getByText('With email code').click();
    await tab.getByLabel('Email', { exact: true }).fill(email);
    await tab.getByRole('button', { name: 'Send code' }).click();
    await tab.getByRole('button', { name: /Again in \d+ s/ }).waitFor();
    await tab.getByLabel('Verification code').fill(await screens.code(email));
    await fillRest(tab);
    await letIn(tab);
  });

  it('logs in with an email code; the countdown goes on over a reload', async () => {
    const first = await screens.tab();
    const email = await registerByPassword(first);
    const tab = await screens.tab();
    await tab.goto('/login?redirect=%2Faccount');
    await tab.getByRole('tab', { name: 'Email code' }).click();
    await tab.getByLabel('Email', { exact: true }).last().fill(email);
    await tab.getByRole('button', { name: 'Send code' }).click();
    await tab.getByRole('button', { name: /Again in/ }).waitFor();
    await tab.reload();
    await tab.getByRole('tab', { name: 'Email code' }).click();
    await tab.getByRole('button', { name: /Again in/ }).waitFor();
    await tab.getByLabel('Email', { exact: true }).last().fill(email);
    await tab.getByLabel('Verification code').fill(await screens.code(email));
    await tab.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await tab.waitForURL('**/account');
  });

  it('logs in by phone without registration', async () => {
    const tab = await screens.tab({ locale: 'zh-CN' });
    await tab.goto('/login?redirect=%2Faccount');
    await tab.getByRole('tab', { name: '手机登录' }).click();
    await tab.getByLabel('手机号').fill('138 0013 8000');
    await tab.getByRole('button', { name: '发送验证码' }).click();
    await tab.getByRole('button', { name: /秒后重发/ }).waitFor();
    await tab.getByLabel('验证码', { exact: true }).fill(await screens.code('+8613800138000'));
    await tab.getByRole('checkbox').check();
    await tab.getByRole('button', { name: '登录', exact: true }).last().click();
    await tab.waitForURL('**/account');
    await tab.getByText('+8613800138000').waitFor();
  });
});

describe('the account centre', () => {
  it('changes names, bio and tags, refuses a tag that exists', async () => {
    const tab = await screens.tab();
    await registerByPassword(tab);
    await tab.getByLabel('Display name').fill('Anna of the pages');
    await tab.getByLabel('About me').fill('Reads and writes.');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Saved').waitFor();
    const tag = tab.getByRole('textbox', { name: 'Add tag' });
    for (const text of ['design', 'Design']) {
      await tag.fill(text);
      await tag.press('Enter');
      if (text === 'design') await tab.getByRole('button', { name: 'Remove tag design' }).waitFor();
    }
    await tab.getByText('The tag exists already').waitFor();
    await tab.reload();
    await tab.getByRole('button', { name: 'Remove tag design' }).waitFor();
    await expect.poll(() => tab.getByLabel('Display name').inputValue()).toBe('Anna of the pages');
  });

  it('says where the membership cannot be loaded, but not where there is no network', async () => {
    const tab = await screens.tab();
    await registerByPassword(tab);
    const refuse = { status: 500, json: { code: 500, msg: '', data: null } };
    await tab.route('**/api/membership/info', (route) => route.fulfill(refuse));
    await tab.reload();
    await tab
      .getByTestId('toast')
      .filter({ hasText: 'Membership could not be loaded: Internal server error' })
      .waitFor();
  });

  it('changes the password: this session goes on, the other one ends', async () => {
    const tab = await screens.tab();
    const email = await registerByPassword(tab);
    const other = await screens.tab();
    await other.goto('/login?redirect=%2Faccount');
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.locator('#password').fill(PASSWORD);
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await other.waitForURL('**/account');
    await tab.getByRole('button', { name: 'Change password' }).click();
    await tab.getByLabel('Current password').fill(PASSWORD);
    await tab.getByLabel('New password', { exact: true }).fill('another long one');
    await tab.getByLabel('New password again').fill('another long one');
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await tab.getByText(/Password changed/).waitFor();
    await tab.reload();
    await tab.getByText(email).waitFor();
    await other.reload();
    await other.waitForURL('**/login?redirect=%2Faccount');
  });

  it('makes an access token by keyboard, shows it once, and revokes it after a question', async () => {
    const tab = await screens.tab();
    await registerByPassword(tab);
    const card = tab.getByTestId('access-tokens');
    await card.getByText('No program acts for you yet.').waitFor();
    await card.getByRole('button', { name: 'New token' }).press('Enter');
    const dialog = tab.getByRole('dialog');
    const name = dialog.getByLabel('Name');
    await name.press('Enter');
    await dialog.getByText('Please give it a name').waitFor();
    await name.fill('Notes on my laptop');
    await dialog.getByRole('checkbox', { name: /^Write/ }).press('Space');
    await dialog.getByRole('radio', { name: 'Until revoked' }).press('Space');
    await dialog.getByRole('button', { name: 'Create' }).press('Enter');
    const shown = dialog.getByLabel('Token', { exact: true });
    await shown.waitFor();
    const token = await shown.inputValue();
    expect(token).toMatch(/^pw_[\w-]{43}$/);
    // Selected, so that it can be copied at once; nothing pressed by mistake takes it away.
    await tab.waitForFunction((text) => getSelection()?.toString() === text, token);
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Escape');
    expect(await shown.inputValue()).toBe(token);
    const asks = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      return (await ask(`${screens.server.url}/api/pagewright/project/list`, { headers })).status;
    };
    expect(await asks(token)).toBe(200);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const row = card.getByTestId('access-token');
    await row.getByText('Notes on my laptop').waitFor();
    expect(await row.textContent()).toMatch(/ReadWriteUntil revoked/);
    expect(await tab.content()).not.toContain(token);
    await row.getByRole('button', { name: 'Revoke: Notes on my laptop' }).press('Enter');
    await dialog.getByRole('button', { name: 'Keep' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: /^Revoke/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Revoke' }).press('Enter');
    await card.getByText('No program acts for you yet.').waitFor();
    expect(await asks(token)).toBe(401);
    const refuse = { status: 500, json: { code: 500, msg: '', data: null } };
    await tab.route('**/api/system/user/token/list', (route) => route.fulfill(refuse));
    await tab.reload();
    await card.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('signs out on all devices', async () => {
    const tab = await screens.tab();
    await registerByPassword(tab);
    await tab.getByRole('button', { name: 'Log out' }).click();
    await tab.getByRole('button', { name: 'Sign out on all devices' }).click();
    await tab.waitForURL('**/login');
    expect(await tab.evaluate(() => localStorage.getItem('pagewright_token'))).toBeNull();
  });
});
