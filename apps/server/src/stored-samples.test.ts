import { globSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';

/**
 * One of everything that stands as JSON in the database, in each version, read by the column that it stands in. Samples never
 * change: who changes a schema so that older ones are read otherwise raises its version, gives it a migration and adds the
 * sample of the new one. Columns of equal schemas have a sample each, since each has migrations of its own.
 */
const FOLDER = new URL('samples/', import.meta.url);
/** Gone after minutes, and read by the schema of each kind of job. */
const PASSING = ['jobs.payload', 'jobs.result', 'jobs.step'];

const found = globSync('**/tables.ts', { cwd: import.meta.dirname }).map((path) =>
  pathToFileURL(`${import.meta.dirname}/${path}`),
);
const modules: Record<string, unknown>[] = await Promise.all(found.map(({ href }) => import(href)));
const columns = new Map<string, AnyPgColumn>(
  modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (is(table, PgTable) ? getTableConfig(table).columns.map((column) => ({ table, column })) : []))
    .filter(({ column }) => is(column, PgCustomColumn))
    .map(({ table, column }) => [`${getTableName(table)}.${column.name}`, column] as const)
    .filter(([name]) => !PASSING.includes(name)),
);

const sample = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const newest = (name: string): string | undefined =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${name}-`))
    .sort()
    .at(-1);

/** The JSON that a column would write of what it reads. */
function rewritten(name: string, text: string): { version: number } {
  const column = columns.get(name);
  if (!column) throw new Error(`no column for ${name}`);
  return JSON.parse(String(column.mapToDriverValue(column.mapFromDriverValue(text))));
}

describe('stored samples', () => {
  it('are there of every column that holds JSON, in every version', () => {
    const wanted = [...columns.keys()].flatMap((name) => {
      const { version } = rewritten(name, sample(newest(name) ?? `${name}-1.json`));
      return Array.from({ length: version }, (_, index) => `${name}-${index + 1}.json`);
    });
    expect(columns.size).toBeGreaterThan(15);
    expect(readdirSync(FOLDER).sort()).toEqual(wanted.sort());
  });

  it.each(readdirSync(FOLDER))('%s is read, and nothing of it is lost where it is the newest', (file) => {
    const [, name = '', version] = /^([\w.]+)-(\d+)\.json$/.exec(file) ?? [];
    const written = rewritten(name, sample(file));
    if (Number(version) === written.version) expect(written).toEqual(JSON.parse(sample(file)));
    expect(rewritten(name, JSON.stringify(written))).toEqual(written);
  });

  it('name a newer Pagewright where one has written them, and are never guessed at', () => {
    for (const [name, column] of columns) {
      const { version, ...rest } = rewritten(name, sample(newest(name) ?? ''));
      const newer = JSON.stringify({ ...rest, version: version + 1 });
      expect(() => column.mapFromDriverValue(newer), name).toThrow('stored/newer');
      expect(() => column.mapFromDriverValue('"nothing"'), name).toThrow('stored/unreadable');
    }
  });

  it('lists and maps are read that were stored alone', () => {
    const bare = (name: string) => rewritten(name, JSON.stringify(JSON.parse(sample(`${name}-1.json`)).value));
    for (const name of ['users.tags', 'documents.pictures', 'documents.warnings', 'outlines.assets']) {
      expect(bare(name), name).toEqual(JSON.parse(sample(`${name}-1.json`)));
    }
  });

  it('what was called the type of a page is its format', () => {
    for (const name of ['document_steps.state', 'document_versions.state']) {
      const older = sample(`${name}-4.json`);
      const read = columns.get(name)?.mapFromDriverValue(older) as { pages: { format: string }[] };
      expect(read.pages.map(({ format }) => format)).toEqual(
        JSON.parse(older).pages.map(({ pageType }: { pageType: string }) => pageType),
      );
    }
  });

  it('what was called the supplement is the prompt', () => {
    const read = (name: string) => columns.get(name)?.mapFromDriverValue(sample(`${name}-1.json`));
    expect(read('project_drafts.draft')).toMatchObject({ prompt: 'fewer words, more charts' });
    expect(read('generations.request')).toMatchObject({ prompt: 'for the board' });
  });
});
