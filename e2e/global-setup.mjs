import { ensureWebBuild } from '../tools/setup.mjs';
import { shareServer } from './shared-server.ts';

/** Browser tests run against the web app as it is built for people, from today's sources. @returns what clears up after them */
export async function setup() {
  await ensureWebBuild();
  return shareServer();
}
