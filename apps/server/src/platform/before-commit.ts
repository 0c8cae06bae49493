import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** As in database.ts, which needs this file. */
type Database = PgDatabase<PgQueryResultHKT>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type BeforeCommit = (tx: Transaction) => Promise<void>;

const current = new AsyncLocalStorage<BeforeCommit>();

/** Has every transaction that the work makes end with `last`, so that both are committed or neither is. */
export function endingTransactions<Result>(last: BeforeCommit, work: () => Promise<Result>): Promise<Result> {
  return current.run(last, work);
}

/** Makes a database's transactions heed `endingTransactions`. */
export function heedEndings(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      const result = await work(tx);
      await current.getStore()?.(tx);
      return result;
    }, config);
  return db;
}
