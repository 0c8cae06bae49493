import { errorMessage } from '@pagewright/contract/messages';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { HELP } from './help.ts';
import { messageLanguage } from './language.ts';

/** One command of the command line. Loaded only when it is asked for. */
export interface Command {
  /** Resolves with the exit code. */
  run(args: readonly string[]): Promise<number>;
}

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import('./commands/generate.ts')).generate,
  lint: async () => (await import('./commands/lint.ts')).lint,
  formats: async () => (await import('./commands/lists.ts')).formats,
  styles: async () => (await import('./commands/lists.ts')).styles,
};

/** Runs the command line and resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (!name || name === 'help' || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return name ? EXIT.done : EXIT.usage;
  }
  try {
    const load = COMMANDS[name];
    if (!load) throw new PagewrightError('usage', { reason: `pagewright ${name}` });
    const command = await load();
    return await command.run(rest);
  } catch (error) {
    return report(error, args);
  }
}

function report(error: unknown, args: readonly string[]): number {
  if (isPagewrightError(error)) {
    process.stderr.write(`pagewright: ${errorMessage(error.code, messageLanguage(args), error.params)}\n`);
    if (process.env.PAGEWRIGHT_DEBUG) process.stderr.write(`${error.stack}\n${String(error.cause ?? '')}\n`);
    return exitCodeOf(error.code);
  }
  process.stderr.write(`pagewright: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT.failed;
}
