import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';
import { FIRST_OWN_TEMPLATE } from '@pagewright/contract/templates';
import { drawnPage } from '@pagewright/model/outline';
import type { Migrations } from '@pagewright/model/stored';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { createdAt, storedValue } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

const PAGES_MIGRATIONS: Migrations = {};

/** Templates that people made of their projects. What was made of one is no longer bound to it. */
export const ownTemplates = pgTable(
  'own_templates',
  {
    /** Ids below are those of the built-in ones. */
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: FIRST_OWN_TEMPLATE }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    introduction: text().notNull(),
    industry: text({ enum: PUBLISH_INDUSTRIES }).notNull(),
    category: text({ enum: PUBLISH_CATEGORIES }).notNull(),
    pages: storedValue(z.array(drawnPage).min(1), PAGES_MIGRATIONS).notNull(),
    /** Keys of the uploaded images that it shows: they stay as long as it does. */
    images: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('own_templates_user').on(table.userId)],
);
