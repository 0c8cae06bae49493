import { PagewrightError } from '@pagewright/model/errors';
import type { Command } from '../command.ts';
import { runServerProgram } from './server-program.ts';

/** `pagewright invite create`: codes on standard output, one a line. Works whether or not the server is running. */
export const invite: Command = {
  async run([action, ...options]) {
    if (action !== 'create') throw new PagewrightError('usage', { reason: 'invite create' });
    return runServerProgram('invite', options);
  },
};
