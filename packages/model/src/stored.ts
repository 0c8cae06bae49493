import { z } from 'zod';
import { PagewrightError } from './errors.ts';

/**
 * Everything that is stored carries the version it was written in, and whoever reads it brings it up to today's. What a
 * newer Pagewright wrote is refused by name, never guessed at.
 */

/** Where nothing is said, it is the first version. */
export const FIRST_VERSION = 1;

/** What an older version becomes in the next one, by the version that it leaves; `Known` is what else a migration is told. */
export type Migrations<Known extends readonly unknown[] = []> = Readonly<
  Record<number, (old: Record<string, unknown>, ...known: Known) => Record<string, unknown>>
>;

/** The version that migrations lead to: the one that is written today. */
export function versionAfter(migrations: Readonly<Record<number, unknown>>): number {
  return Math.max(FIRST_VERSION, ...Object.keys(migrations).map((from) => Number(from) + 1));
}

/** Takes a value through every migration from its version on; one whose version has none stays as it is. */
export function migrated<Known extends readonly unknown[]>(
  migrations: Migrations<Known>,
  version: number,
  value: Record<string, unknown>,
  ...known: Known
): Record<string, unknown> {
  const today = versionAfter(migrations);
  let current = value;
  for (let from = version; from < today; from += 1) current = migrations[from]?.(current, ...known) ?? current;
  return current;
}

const versioned = z.looseObject({ version: z.number().int().min(FIRST_VERSION).default(FIRST_VERSION) });

/**
 * A stored value, in today's version.
 * @param json as it was parsed: an object that names its `version`
 * @throws PagewrightError `stored/newer` where a newer Pagewright wrote it, `stored/unreadable` where it is not of the
 * schema
 */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  migrations: Migrations,
  json: unknown,
): z.output<Schema> {
  const found = versioned.safeParse(json);
  if (!found.success) throw unreadable(found.error);
  const { version } = found.data;
  const today = versionAfter(migrations);
  if (version > today) throw new PagewrightError('stored/newer', { version, known: today });
  const read = schema.safeParse({ ...migrated(migrations, version, found.data), version: today });
  if (!read.success) throw unreadable(read.error);
  return read.data;
}

function unreadable(error: z.ZodError): PagewrightError {
  const [issue] = error.issues;
  const detail = `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`;
  return new PagewrightError('stored/unreadable', {}, { cause: error, detail });
}
