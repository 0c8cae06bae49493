import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestOidc, type TestOidc } from '@pagewright/server/src/testing/test-oidc.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Screens } from './screens.ts';

/** Signing in with an account elsewhere, as people do it: a real OpenID Connect provider, in the browser. */

let screens: Screens;
let oidc: TestOidc;

beforeAll(async () => {
  // The provider has to know where it may send people back to before our server runs there.
  const port = await freePort();
  const people = { anna: { email: 'anna@corp.test', verified: true } };
  oidc = await startTestOidc(`http://127.0.0.1:${port}/api/auth/oidc/corp/callback`, people);
  const { issuer, clientId, clientSecret } = oidc;
  const provider = { id: 'corp', name: 'Corp', issuer, clientId, clientSecret };
  screens = await Screens.openAlone({ PORT: String(port), PAGEWRIGHT_SIGN_IN: JSON.stringify([provider]) });
});
afterEach(async () => {
  await screens.closeTabs();
  // What the provider's own pages ask for elsewhere is its matter.
  const faults = screens.faults.splice(0).filter((fault) => !fault.startsWith('request to '));
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await screens?.close();
  await oidc?.stop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('leads to the provider and back to where it was wanted, the second time into the same account', async () => {
  for (const visit of ['first', 'second']) {
    const tab = await screens.tab();
    await tab.goto('/account');
    await tab.waitForURL('**/login?redirect=%2Faccount');
    await tab.getByRole('link', { name: 'Continue with Corp' }).click();
    await tab.waitForURL(`${oidc.issuer}/**`);
    await tab.locator('[name="login"]').fill('anna');
    await tab.locator('[name="password"]').fill('any');
    await tab.locator('button[type="submit"]').click();
    await tab.getByText('Authorize').waitFor();
    await tab.locator('button[type="submit"]').click();
    await tab.waitForURL(`${screens.server.url}/account`);
    await tab.getByText('anna@corp.test').first().waitFor();
    // One session's key has been used up, and none of it stays in the address.
    expect(tab.url()).not.toContain('link=');
    if (visit === 'first') {
      await tab.getByRole('textbox', { name: 'Add tag' }).fill('by corp');
      await tab.keyboard.press('Enter');
    }
    await tab.getByRole('button', { name: 'Remove tag by corp' }).waitFor();
    await screens.closeTabs();
  }
});

it('whoever says no there is back at the login, which can be tried again', async () => {
  const tab = await screens.tab();
  await tab.goto('/login?redirect=%2Fprojects');
  await tab.getByRole('link', { name: 'Continue with Corp' }).click();
  await tab.locator('[name="login"]').waitFor();
  await tab.getByRole('link', { name: /Cancel/ }).click();
  await tab.waitForURL(/\/login\?/);
  await tab.getByRole('link', { name: 'Continue with Corp' }).waitFor();
});
