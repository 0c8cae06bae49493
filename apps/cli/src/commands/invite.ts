import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PagewrightError } from '@pagewright/model/errors';
import type { Command } from '../command.ts';

/** The server's own program for it: apps do not import one another, and the database is the server's. */
const PROGRAM = fileURLToPath(new URL('../../../server/src/invite.ts', import.meta.url));

/** `pagewright invite create`: codes on standard output, one a line. Works whether or not the server is running. */
export const invite: Command = {
  async run([action, ...options]) {
    if (action !== 'create') throw new PagewrightError('usage', { reason: 'invite create' });
    const program = spawn(process.execPath, [PROGRAM, ...options], { stdio: 'inherit' });
    const [code] = (await once(program, 'exit')) as [number | null];
    return code ?? 1;
  },
};
