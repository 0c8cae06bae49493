/** For `drizzle-kit generate`, which writes a migration from the difference to the tables. */
const config = {
  dialect: 'postgresql' as const,
  schema: ['./src/features/*/tables.ts', './src/platform/tables.ts'],
  out: './migrations',
  casing: 'snake_case' as const,
};
export default config;
