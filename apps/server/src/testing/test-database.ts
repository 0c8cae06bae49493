import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS, type OpenDatabase, overPglite } from '../platform/database.ts';
import { openQueue } from '../platform/queue.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/pagewright', import.meta.url));

/** What is written into a database in memory before the first test sees it: all tables, those of the queue too. */
export async function openInMemory(): Promise<OpenDatabase> {
  const file = join(CACHE, `test-database-${stateOfTables()}`);
  if (!existsSync(file)) await writeSnapshot(file);
  return overPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }));
}

/** Making a database takes ten times as long as loading one that was made: it is made once for each state of its tables. */
async function writeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = await overPglite(pglite);
  const queue = await openQueue(database, [], (error) => {
    throw error;
  });
  await queue.stop();
  const snapshot = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  // Test files run side by side: each sees none or a whole one.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(own, file);
}

/** Changes with everything that decides what tables there are. */
function stateOfTables(): string {
  const hash = createHash('sha256');
  const { migrationsFolder } = MIGRATIONS;
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  const require = createRequire(import.meta.url);
  for (const library of ['@electric-sql/pglite', 'pg-boss']) hash.update(readFileSync(require.resolve(library)));
  return hash.digest('hex').slice(0, 16);
}
