import { existsSync, fsyncSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './sync-folder.ts';

/**
 * Opens the embedded database in a folder. It is initialised beside and moved into place when it is whole, so that a kill
 * during the first start leaves nothing that cannot be opened.
 */
export async function openPglite(folder: string, durable: boolean): Promise<PGlite> {
  discardUnfinished(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const fresh = `${folder}.${process.pid}.new`;
    const first = await open(fresh, durable);
    await first.query('select 1');
    await first.close();
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    syncFolder(dirname(folder));
  }
  return open(folder, durable);
}

/** What an interrupted first start left. */
function discardUnfinished(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(folder)}.`) && name.endsWith('.new')) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

async function open(folder: string, durable: boolean): Promise<PGlite> {
  if (!durable) return PGlite.create({ dataDir: folder });
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: durableStartParams() });
}

/**
 * PGlite starts PostgreSQL with `-F`, which turns fsync off: an acknowledged write would survive a killed process but not
 * a power cut.
 */
function durableStartParams(): string[] {
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return [...params, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}

interface FileStream {
  readonly nfd?: number;
  readonly node?: unknown;
}
/** The parts of the WebAssembly module's file system that are reached into. */
interface FileSystemModule {
  readonly NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } };
}

/** Emscripten's NODEFS knows no fsync; this one passes it on to the operating system. */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const mountFolder = prepared.emscriptenOpts.preRun ?? [];
    const addFsync = (module: unknown): void => {
      (module as FileSystemModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [addFsync, ...mountFolder] as typeof mountFolder } };
  }
}
