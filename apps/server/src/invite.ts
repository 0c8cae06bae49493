import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type InvitationOptions, invitationOptions } from '@pagewright/contract/invitations';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { IssuedInvitations } from './features/accounts/invitations.ts';
import { type Config, readConfig } from './platform/config.ts';
import { describeError } from './platform/describe-error.ts';
import { resolveDrizzleQuickly } from './platform/drizzle-resolution.ts';

/** `--count 3 --points 50 --uses 1 --days 7`. @throws PagewrightError `usage` */
export function readInvitationOptions(args: readonly string[]): InvitationOptions {
  const text = { type: 'string' } as const;
  const options = { count: text, points: text, uses: text, days: text, lang: text };
  let given: Record<string, string | undefined>;
  try {
    given = parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new PagewrightError('usage', { reason: (error as Error).message });
  }
  const { lang: _, ...wanted } = given;
  const numbers = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, Number(value || Number.NaN)]),
  );
  const read = invitationOptions.safeParse(numbers);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PagewrightError('usage', { reason: `--${issue?.path.join('.')}: ${issue?.message}` });
}

/** Loads what opens the database only now: what cannot be done is said without. @throws PagewrightError `install/…` */
async function issue(config: Config, options: InvitationOptions): Promise<IssuedInvitations> {
  if (!config.databaseUrl && !existsSync(config.dataFolder)) {
    const reason = `${config.dataFolder} (PAGEWRIGHT_DATA)`;
    throw new PagewrightError('install/database', { reason });
  }
  resolveDrizzleQuickly();
  const { issueInvitations } = await import('./issue-invitations.ts');
  return issueInvitations(config, options);
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = readInvitationOptions(args);
    const { codes, expireTime } = await issue(readConfig(process.env), options);
    process.stdout.write(`${codes.join('\n')}\n`);
    const points = options.points === undefined ? '' : `, points: ${options.points}`;
    process.stderr.write(`uses of each: ${options.uses}${points}, until ${expireTime.slice(0, 10)}\n`);
  } catch (error) {
    process.stderr.write(`pagewright: ${describeError(error, args)}\n`);
    process.exitCode = isPagewrightError(error) && error.code === 'usage' ? 2 : 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
