import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

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
