import type { Command } from '../command.ts';
import { runServerProgram } from './server-program.ts';

/** `pagewright mcp`: the tools for assistants over standard input and output, until that ends. */
export const mcp: Command = {
  run: (args) => runServerProgram('mcp', args),
};
