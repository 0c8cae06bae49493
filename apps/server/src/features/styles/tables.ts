import type { Migrations } from '@pagewright/model/stored';
import { styleTokens } from '@pagewright/model/style-tokens';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, storedJson } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

const TOKENS_MIGRATIONS: Migrations = {};

/** Styles that people keep for their documents. No document points at one: it holds the tokens itself. */
export const brandKits = pgTable(
  'brand_kits',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokens: storedJson(styleTokens, TOKENS_MIGRATIONS).notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('brand_kits_user').on(table.userId)],
);
