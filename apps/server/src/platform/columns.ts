import { type Migrations, readStored, versionAfter } from '@pagewright/model/stored';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** Columns that many tables have. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

/**
 * Values stand as JSON in text columns. Unlike `jsonb` those take whatever a document may hold, NUL characters and halves
 * of surrogate pairs included, and give it back unchanged. Nothing is ever searched in them.
 */
function jsonColumn<Value>(write: (value: Value) => unknown, read: (json: unknown) => Value) {
  const column = customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(write(value)),
    fromDriver: (text) => read(JSON.parse(text)),
  });
  return column();
}

/** What only passes through, for minutes or a day: whoever put it there reads it with a schema of its own. */
export const passingJson = () =>
  jsonColumn<unknown>(
    (value) => value,
    (json) => json,
  );

/**
 * An object with its version: read through the migrations of whoever owns the schema, and never otherwise. A query for what
 * a newer Pagewright wrote throws PagewrightError `stored/newer`.
 */
export const storedJson = <Schema extends z.ZodObject>(schema: Schema, migrations: Migrations) =>
  jsonColumn<z.output<Schema>>(
    (value) => ({ version: versionAfter(migrations), ...value }),
    (json) => readStored(schema, migrations, json),
  );

/** A list or a map with its version: migrations take and give it as `value`. */
export const storedValue = <Schema extends z.ZodType>(schema: Schema, migrations: Migrations) => {
  const held = z
    .object({ value: z.unknown() })
    .transform(({ value }) => value)
    .pipe(schema);
  return jsonColumn<z.output<Schema>>(
    (value) => ({ version: versionAfter(migrations), value }),
    (json) => readStored(held, migrations, withVersion(json)),
  );
};

const valueWithVersion = z.strictObject({ version: z.number(), value: z.unknown() });

/** In the first version lists and maps stood alone. */
function withVersion(json: unknown): unknown {
  return valueWithVersion.safeParse(json).success ? json : { value: json };
}
