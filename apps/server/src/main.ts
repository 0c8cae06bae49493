import { describeSettings, readConfig } from './platform/config.ts';
import { describeError } from './platform/describe-error.ts';
import { resolveDrizzleQuickly } from './platform/drizzle-resolution.ts';
import { errorLines } from './platform/loggable-error.ts';
import type { FirstKeys, Running } from './start.ts';

/** Starts the server and runs it until it is told to stop. */

const HELP = `Usage: pagewright-server [--role all|web|worker]

Settings are environment variables; none has to be set:
${describeSettings()}
`;

/** After this long a stop is no longer waited for, ms. */
const STOP_TIMEOUT = 15_000;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  try {
    resolveDrizzleQuickly();
    // Only now: what it needs is found by that.
    const { issueKeys, start } = await import('./start.ts');
    const running = await start(readConfig(process.env, args), logError);
    stopOnSignal(running);
    greet(running, await issueKeys(running));
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

function greet(running: Running, keys: FirstKeys | undefined): void {
  if (!keys) {
    process.stdout.write('Pagewright worker is running.\n');
    return;
  }
  process.stdout.write(
    `
Pagewright is running at ${running.url}

  Sign in as the owner (this link works once):
  ${keys.ownerLink}

  Invitation code for others: ${keys.invitation}

`,
  );
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function logError(error: unknown): void {
  process.stderr.write(`${errorLines(error)}\n`);
}

await main(process.argv.slice(2));
