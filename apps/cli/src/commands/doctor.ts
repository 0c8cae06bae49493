import type { Command } from '../command.ts';
import { runServerProgram } from './server-program.ts';

/** `pagewright doctor`: whether this installation works, and what its language model can do. */
export const doctor: Command = {
  run: (args) => runServerProgram('doctor', args),
};
