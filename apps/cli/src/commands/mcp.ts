import { parseArgs } from 'node:util';
import { PagewrightError } from '@pagewright/model/errors';
import type { Command } from '../command.ts';
import { runServerProgram } from './server-program.ts';

/** `pagewright mcp`: the tools for assistants over standard input and output, until that ends. */
export const mcp: Command = {
  async run(args) {
    try {
      parseArgs({ args: [...args], options: { lang: { type: 'string' } } });
    } catch (error) {
      throw new PagewrightError('usage', { reason: (error as Error).message }, { cause: error });
    }
    return runServerProgram('mcp', args);
  },
};
