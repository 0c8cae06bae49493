import { type PGlite, type PGliteInterface, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import type { PGliteLike } from 'pg-boss';

/**
 * How Drizzle and the job queue reach one embedded database. Drizzle names how times are read with each statement, and
 * PGlite copies its table of three hundred types for each statement that names any: as much work as a simple statement is.
 * So what Drizzle wants stands in the table, and the queue, which asks less often, names what it wants.
 */

type Parsers = Readonly<Record<number, (text: string) => unknown>>;
type CanQuery = Pick<Transaction, 'query'>;

const asText = (text: string): string => text;

/** What Drizzle wants as text, and reads itself. */
const DRIZZLE_PARSERS: Parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
  // numeric[], timestamp[], timestamptz[], interval[], date[]
  1231: asText,
  1115: asText,
  1185: asText,
  1187: asText,
  1182: asText,
};

const asDate = (text: string): Date => new Date(text);

/** What the queue wants: times as PGlite reads them by itself. */
const QUEUE_OPTIONS: QueryOptions = {
  parsers: { [types.TIMESTAMP]: asDate, [types.TIMESTAMPTZ]: asDate, [types.DATE]: asDate },
};

/** The database as Drizzle is given it. From now on whoever else asks it gets times as text. */
export async function clientForDrizzle(pglite: PGlite): Promise<PGlite> {
  // Types of arrays are added when it is ready.
  await pglite.waitReady;
  Object.assign(pglite.parsers, DRIZZLE_PARSERS);
  const client: CanQuery & Pick<PGliteInterface, 'transaction'> = {
    ...withTable(pglite),
    transaction: (work) => pglite.transaction((tx) => work(Object.assign(Object.create(tx), withTable(tx)))),
  };
  // Nothing else of it is asked (drizzle-orm/pglite/session).
  return client as PGlite;
}

/** Reads by the table wherever Drizzle names what stands in it. */
function withTable(asked: CanQuery): CanQuery {
  return {
    query: (text, params, { parsers = {}, ...options } = {}) => {
      const isKnown = Object.keys(parsers).every((type) => type in DRIZZLE_PARSERS);
      return asked.query(text, params, isKnown ? options : { ...options, parsers });
    },
  };
}

/** The same database as the queue is given it. */
export function clientForQueue(pglite: PGlite): PGliteLike {
  return {
    query: (text, params) => pglite.query(text, params, QUEUE_OPTIONS),
    exec: (text) => pglite.exec(text, QUEUE_OPTIONS),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
  };
}
