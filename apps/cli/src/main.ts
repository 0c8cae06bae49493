import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Command } from './command.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { messageLanguage } from './language.ts';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import('./commands/generate.ts')).generate,
  lint: async () => (await import('./commands/lint.ts')).lint,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  invite: async () => (await import('./commands/invite.ts')).invite,
  formats: async () => (await import('./commands/lists.ts')).formats,
  styles: async () => (await import('./commands/lists.ts')).styles,
  templates: async () => (await import('./commands/templates.ts')).templates,
};

/** Runs the command line and resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // Whoever reads the output may stop reading: `pagewright lint … | head` is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : EXIT.failed));
  const [name, ...rest] = args;
  if (!name || name === 'help' || args.includes('--help') || args.includes('-h')) {
    process.stdout.write((await import('./help.ts')).HELP);
    return name ? EXIT.done : EXIT.usage;
  }
  try {
    const load = COMMANDS[name];
    if (!load) throw new PagewrightError('usage', { reason: `pagewright ${name}` });
    const command = await load();
    return await command.run(rest);
  } catch (error) {
    return await report(error, args);
  }
}

/** Says what went wrong in the person's language. The messages are loaded only now. */
async function report(error: unknown, args: readonly string[]): Promise<number> {
  if (isPagewrightError(error)) {
    const { errorMessage } = await import('@pagewright/contract/messages');
    const message = errorMessage(error.code, messageLanguage(args), error.params);
    const file = String(error.params.file ?? '');
    say(file === '' || message.includes(file) ? message : `${file}: ${message}`);
    if (process.env.PAGEWRIGHT_DEBUG) say(`${error.stack}\n${String(error.cause ?? '')}`);
    return exitCodeOf(error.code);
  }
  // The system's own errors (no permission, disk full) name the file themselves.
  const isSystemError = error instanceof Error && 'syscall' in error;
  say(error instanceof Error ? (isSystemError ? error.message : (error.stack ?? error.message)) : String(error));
  return EXIT.failed;
}

function say(text: string): void {
  process.stderr.write(`pagewright: ${text}\n`);
}
