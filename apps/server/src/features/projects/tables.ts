import { MODULE_IDS } from '@pagewright/contract/modules';
import { generationSettings, PROJECT_STATUSES } from '@pagewright/contract/projects';
import type { Migrations } from '@pagewright/model/stored';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, storedJson } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

export const SETTINGS_MIGRATIONS: Migrations = {
  // No style of the first was in tokens of its own.
  1: (old) => old,
};

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    /** Generation: 0 not generated, 1 generating, 2 generated (spec §3). */
    status: integer().notNull().default(0),
    projectStatus: text({ enum: PROJECT_STATUSES }).notNull().default('active'),
    module: text({ enum: MODULE_IDS }).notNull().default('local'),
    templateId: integer(),
    settings: storedJson(generationSettings, SETTINGS_MIGRATIONS).notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('projects_user').on(table.userId)],
);
