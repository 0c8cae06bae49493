import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findChromium } from '@pagewright/printer/chromium';
import { SHIPPED_FAMILIES } from '@pagewright/typography/catalogue';
import { fontFile } from '@pagewright/typography/font-paths';
import { Client } from 'pg';
import type { Config } from '../config.ts';

export const CHECK_IDS = ['node', 'chromium', 'fonts', 'data', 'disk', 'database'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** `warning`: it works, with less. Details are versions, paths and amounts, never a secret. */
export interface Check {
  readonly id: CheckId;
  readonly state: 'good' | 'warning' | 'bad';
  readonly detail: string;
}

const NEEDED_NODE = 24;
/** Free room below which uploads and exports soon fail, bytes. */
const LITTLE_ROOM = 1024 ** 3;
const DATABASE_MS = 5_000;

/** Whether what Pagewright stands on is there. Nothing is made or changed. */
export async function checkEnvironment(config: Config): Promise<Check[]> {
  return Promise.all([node(), chromium(), fonts(), data(config), disk(config), database(config)]);
}

async function node(): Promise<Check> {
  const { version } = process;
  return { id: 'node', state: Number.parseInt(version.slice(1), 10) >= NEEDED_NODE ? 'good' : 'bad', detail: version };
}

/** Without one the reader's own browser makes PDFs. */
async function chromium(): Promise<Check> {
  const path = await findChromium().catch(() => undefined);
  return { id: 'chromium', state: path ? 'good' : 'warning', detail: path ?? '' };
}

async function fonts(): Promise<Check> {
  const missing: string[] = [];
  for (const family of SHIPPED_FAMILIES) {
    const file = fontFile(`${family.package}/${family.weights[0] ?? 400}.css`);
    if (!file || !(await isThere(file, constants.R_OK))) missing.push(family.package);
  }
  const there = SHIPPED_FAMILIES.length - missing.length;
  const detail = [`${there}/${SHIPPED_FAMILIES.length}`, ...missing].join(', ');
  return { id: 'fonts', state: missing.length > 0 ? 'bad' : 'good', detail };
}

async function data({ dataFolder }: Config): Promise<Check> {
  const folder = await nearest(dataFolder);
  const isWritable = await isThere(folder, constants.W_OK);
  return { id: 'data', state: isWritable ? 'good' : 'bad', detail: dataFolder };
}

async function disk({ dataFolder }: Config): Promise<Check> {
  const { bavail, bsize } = await statfs(await nearest(dataFolder));
  const free = bavail * bsize;
  return { id: 'disk', state: free < LITTLE_ROOM ? 'warning' : 'good', detail: `${(free / 1024 ** 3).toFixed(1)} GB` };
}

/** The embedded one is not opened: it belongs to one process, a server perhaps. */
async function database({ databaseUrl, dataFolder }: Config): Promise<Check> {
  if (!databaseUrl) return { id: 'database', state: 'good', detail: `PGlite (${dataFolder})` };
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: DATABASE_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>('show server_version');
    return { id: 'database', state: 'good', detail: `PostgreSQL ${rows[0]?.version ?? ''}`.trim() };
  } catch (error) {
    // Its words may quote the address with the password.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { id: 'database', state: 'bad', detail: ['PostgreSQL', code].filter(Boolean).join(' ') };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The folder, or the one above it that is there: it is made when it is needed. */
async function nearest(folder: string): Promise<string> {
  if (dirname(folder) === folder || (await isThere(folder, constants.F_OK))) return folder;
  return nearest(dirname(folder));
}

function isThere(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
