import { createInvitations, type InvitationOptions } from '@pagewright/contract/invitations';
import { Invitations, type IssuedInvitations } from './features/accounts/invitations.ts';
import type { Config } from './platform/config.ts';
import { askServer } from './platform/control-socket.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database.ts';
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
