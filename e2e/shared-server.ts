import { randomUUID } from 'node:crypto';
import type { Session } from '@pagewright/contract/accounts';
import { ask } from '@pagewright/server/src/testing/ask.ts';
import { type StartedServer, startServerAgain } from './start-server.ts';

/** One server for all tests that want nothing special of it: each file works there as people of its own. */

export interface SharedServer extends Pick<StartedServer, 'url' | 'dataFolder' | 'outbox'> {
  /** Lets anybody in, with points to generate with. */
  readonly invitation: string;
}

/** Environment variable with a `SharedServer` as JSON. */
const SHARED = 'PAGEWRIGHT_E2E_SERVER';
/** People are let in by the thousand. */
const INVITATION = { count: 1, uses: 10_000, points: 1_000, days: 1 } as const;

/** Starts the server that the tests of a run share. @returns what stops it */
export async function shareServer(): Promise<() => Promise<void>> {
  // Whoever calls says where from (`newAddress`): what one address may do in an hour is not shared by all tests.
  const server = await startServerAgain({ PAGEWRIGHT_TRUST_PROXY: '1' });
  try {
    const { url, dataFolder, outbox } = server;
    const shared: SharedServer = { url, dataFolder, outbox, invitation: await invitationOf(server) };
    process.env[SHARED] = JSON.stringify(shared);
    return server.stop;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A code of the owner's, who signs in for it. */
async function invitationOf({ url, ownerLink }: StartedServer): Promise<string> {
  const key = new URL(ownerLink).searchParams.get('link');
  const { token } = await post<Session>(url, '/api/auth/login/link', { key });
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/pagewright/invitation/create';
  const { codes } = await post<{ codes: string[] }>(url, path, INVITATION, headers);
  return codes[0] ?? '';
}

/** The server that the tests of this run share. */
export function sharedServer(): SharedServer {
  const shared = process.env[SHARED];
  if (!shared) throw new Error('no server is shared: the tests run without their global set-up');
  return JSON.parse(shared) as SharedServer;
}

/** Headers of somebody at an address where nobody else is. */
export function newAddress(): Readonly<Record<string, string>> {
  const groups = randomUUID().replaceAll('-', '').match(/.{4}/g) ?? [];
  return { 'x-forwarded-for': ['fd00', ...groups.slice(1)].join(':') };
}

/** Registers somebody, with a name that nobody else has, and lets them in. */
export async function newPerson({ url, invitation }: SharedServer): Promise<Session> {
  const password = randomUUID();
  const email = `member-${randomUUID()}@example.org`;
  const body = { email, password, confirmPassword: password, scenario: 'work', agreement: true };
  const session = await post<Session>(url, '/api/register', body, newAddress());
  const headers = { authorization: `Bearer ${session.token}` };
  await post(url, '/api/pagewright/invitation/verify', { code: invitation }, headers);
  return session;
}

async function post<T>(url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const answer = await ask(url + path, call);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
