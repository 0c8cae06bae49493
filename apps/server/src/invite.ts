import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createInvitations, type InvitationOptions, invitationOptions } from '@pagewright/contract/invitations';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { Invitations, type IssuedInvitations } from './features/accounts/invitations.ts';
import { type Config, readConfig } from './platform/config.ts';
import { askServer } from './platform/control-socket.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database.ts';
import { describeError } from './platform/describe-error.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { TryCounters } from './platform/try-counters.ts';

/** Name of the question that a running server answers with invitation codes. */
export const INVITE = 'invite';

/**
 * Issues invitation codes into the configured database. The embedded one belongs to one process: where a server runs,
 * it is asked to issue them.
 * @throws PagewrightError `install/…`
 */
export async function issueInvitations(config: Config, options: InvitationOptions): Promise<IssuedInvitations> {
  if (config.databaseUrl) return issueInto(await openPostgres(config.databaseUrl), config, options);
  if (!existsSync(config.dataFolder)) {
    const reason = `${config.dataFolder} (PAGEWRIGHT_DATA)`;
    throw new PagewrightError('install/database', { reason });
  }
  const folder = openDataFolder(config.dataFolder);
  let lock: ReturnType<typeof lockFolder>;
  try {
    lock = lockFolder(folder.path);
  } catch (locked) {
    const issued = await askServer(folder.path, INVITE, options);
    if (issued === undefined) throw locked;
    return createInvitations.data.parse(issued);
  }
  try {
    return await issueInto(await openEmbedded(folder.database, { durable: config.fsync }), config, options);
  } finally {
    lock.release();
  }
}

async function issueInto(database: OpenDatabase, config: Config, options: InvitationOptions) {
  try {
    return await new Invitations(database.db, new TryCounters(database.db), config.welcomePoints).create(options);
  } finally {
    await database.close();
  }
}

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

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = readInvitationOptions(args);
    const { codes, expireTime } = await issueInvitations(readConfig(process.env), options);
    process.stdout.write(`${codes.join('\n')}\n`);
    const points = options.points === undefined ? '' : `, points: ${options.points}`;
    process.stderr.write(`uses of each: ${options.uses}${points}, until ${expireTime.slice(0, 10)}\n`);
  } catch (error) {
    process.stderr.write(`pagewright: ${describeError(error, args)}\n`);
    process.exitCode = isPagewrightError(error) && error.code === 'usage' ? 2 : 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
