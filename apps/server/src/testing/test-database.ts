import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { openDataFolder } from '../platform/data-folder.ts';
import { MIGRATIONS, type OpenDatabase, overPglite } from '../platform/database.ts';
import { openQueue } from '../platform/queue.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/pagewright', import.meta.url));

/**
 * A database in memory as the first test sees it: with all tables, those of the queue too. One that was closed is emptied
 * and given to the next who asks: that takes a tenth of loading another.
 */
export async function openInMemory(): Promise<OpenDatabase> {
  const pglite = closed.pop() ?? (await loadPglite());
  const { given, end } = lend(pglite);
  return {
    ...(await overPglite(given)),
    async close() {
      end();
      await empty(pglite);
      closed.push(pglite);
    },
  };
}

/** Databases that nobody uses, without a row: as many as were once open together. */
const closed: PGlite[] = [];

/** A PGlite of the borrower's own, which closes it: to make one that is empty takes four times as long as to load one. */
export async function loadPglite(): Promise<PGlite> {
  prepared ??= prepare();
  return PGlite.create(await prepared);
}

/** A database as if it were the borrower's own: of what was not awaited nothing reaches the next one's. */
function lend(pglite: PGlite): { readonly given: PGlite; end(): void } {
  let ended = false;
  const given = new Proxy(pglite, {
    get(target, name) {
      if (ended) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    given,
    end: () => {
      ended = true;
    },
  };
}

/** Takes all rows away but those that say which version the tables have. */
async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec(`
    RESET ALL;
    SELECT pg_advisory_unlock_all();
    DO $$
    DECLARE
      one regclass;
      filled boolean;
    BEGIN
      FOR one IN
        SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') AND (n.nspname, c.relname) <> ('pgboss', 'version')
      LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', one) INTO filled;
        IF filled THEN EXECUTE format('TRUNCATE %s RESTART IDENTITY CASCADE', one); END IF;
      END LOOP;
    END $$;
  `);
}

let prepared: Promise<PGliteOptions> | undefined;

/** What all databases of a process begin with, read and compiled once. */
async function prepare(): Promise<PGliteOptions> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return {
    loadDataDir: new Blob([readFileSync(await snapshot())]),
    fsBundle: new Blob([readFileSync(join(library, 'pglite.data'))]),
    pgliteWasmModule: await WebAssembly.compile(readFileSync(join(library, 'pglite.wasm'))),
  };
}

/**
 * Puts the same database into a data folder that is empty or not there: for servers in a process of their own, where the
 * test is not about the first start of an installation.
 */
export async function putDatabaseInto(dataFolder: string): Promise<void> {
  const { database } = openDataFolder(dataFolder);
  mkdirSync(database, { mode: 0o700 });
  // Quiet about the names, which begin with a slash.
  execFileSync('tar', ['-xf', await snapshot(), '-C', database], { stdio: 'ignore' });
}

/** Makes what databases begin with ahead of the test files, which run side by side: each of the first would make it. */
export async function makeSnapshot(): Promise<void> {
  await snapshot();
}

/**
 * Making a database takes ten times as long as loading one that was made: it is made once for each state of its tables.
 * @returns a TAR file of its folder
 */
async function snapshot(): Promise<string> {
  const file = join(CACHE, `test-database-${stateOfTables()}`);
  if (!existsSync(file)) await writeSnapshot(file);
  return file;
}

async function writeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = await overPglite(pglite);
  const queue = await openQueue(database, [], (error) => {
    throw error;
  });
  await queue.stop();
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  // Test files run side by side: each sees none or a whole one.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
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
