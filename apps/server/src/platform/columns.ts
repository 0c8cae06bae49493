import { type Migrations, readStored, versionAfter } from '@pagewright/model/stored';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** Columns that many tables have. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

/**
 * A value as JSON in a text column. Unlike `jsonb` it takes whatever a document may hold, NUL characters and halves of
 * surrogate pairs included, and gives it back unchanged. Nothing is ever searched in it.
 */
export const jsonText = <Value>() => {
  const column = customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Value,
  });
  return column();
};

/**
 * What a person's work is made of, as JSON with its version in a text column: read through the migrations of whoever owns
 * the schema, and never otherwise. A query for what a newer Pagewright wrote throws PagewrightError `stored/newer`.
 */
export const storedJson = <Schema extends z.ZodObject>(schema: Schema, migrations: Migrations) => {
  const column = customType<{ data: z.output<Schema>; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify({ version: versionAfter(migrations), ...value }),
    fromDriver: (text) => readStored(schema, migrations, JSON.parse(text)),
  });
  return column();
};
