import type { DataOf, QueryOf } from '@pagewright/contract/endpoint';
import type { listPoints, PointMove, PointMovement, PointReason } from '@pagewright/contract/points';
import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { generations } from '../generation/tables.ts';
import { projects } from '../projects/tables.ts';
import { balances, LEDGER_KINDS, ledger } from './tables.ts';

type Kind = (typeof LEDGER_KINDS)[number];

const MOVE_OF: Readonly<Record<Kind, PointMove>> = {
  grant: 'grant',
  reserve: 'reserve',
  post: 'post',
  release: 'return',
  refund: 'return',
};
const DAY_MS = 86_400_000;

/** Where a person's points came from and went. */
export class PointsHistory {
  readonly #db: Database;
  readonly #monthlyPoints: number;

  constructor(db: Database, monthlyPoints: number) {
    this.#db = db;
    this.#monthlyPoints = monthlyPoints;
  }

  async list(
    userId: number,
    { page, size, move, from, to }: QueryOf<typeof listPoints>,
  ): Promise<DataOf<typeof listPoints>> {
    const kinds = LEDGER_KINDS.filter((kind) => MOVE_OF[kind] === move);
    const wanted = and(
      eq(ledger.userId, userId),
      move ? inArray(ledger.kind, kinds) : undefined,
      from ? gte(ledger.createdAt, new Date(from)) : undefined,
      to ? lt(ledger.createdAt, new Date(Date.parse(to) + DAY_MS)) : undefined,
    );
    const [sum] = await this.#db.select({ total: count() }).from(ledger).where(wanted);
    const rows = await this.#db
      .select({ row: ledger, project: { id: projects.id, name: projects.name } })
      .from(ledger)
      // Whose generation it is stands in its row; names of other jobs fit none.
      .leftJoin(
        generations,
        and(eq(ledger.job, sql`'generation:' || ${generations.id}`), eq(generations.userId, ledger.userId)),
      )
      // Proposals of the assistant are gone when they are paid: their jobs name the project.
      .leftJoin(
        projects,
        or(
          eq(projects.id, generations.projectId),
          and(
            eq(projects.userId, ledger.userId),
            eq(sql`split_part(${ledger.job}, ':', 1)`, 'assistant'),
            eq(sql`split_part(${ledger.job}, ':', 3)`, sql`${projects.id}::text`),
          ),
        ),
      )
      .where(wanted)
      .orderBy(desc(ledger.id))
      .limit(size)
      .offset((page - 1) * size);
    const [has] = await this.#db.select().from(balances).where(eq(balances.userId, userId));
    return {
      total: sum?.total ?? 0,
      movements: rows.map(({ row, project }) => told(row, project)),
      available: has?.available ?? 0,
      reserved: has?.reserved ?? 0,
      monthly: this.#monthlyPoints,
    };
  }
}

function told(
  { id, kind, job, page, available, reserved, createdAt }: typeof ledger.$inferSelect,
  project: { readonly id: number; readonly name: string } | null,
): PointMovement {
  const [name = '', about = ''] = job.split(':');
  const reason = REASONS.get(name) ?? 'other';
  return {
    id,
    move: MOVE_OF[kind],
    reason,
    ...(reason === 'monthly' ? { month: about } : {}),
    ...(project ? { project } : {}),
    // Of a reservation it tells several of one job apart.
    ...(kind === 'post' && page > 0 ? { page } : {}),
    available,
    reserved,
    createTime: createdAt.toISOString(),
  };
}

const REASONS: ReadonlyMap<string, PointReason> = new Map(
  (['welcome', 'owner', 'monthly', 'generation', 'assistant', 'work', 'sale'] as const).map((reason) => [
    reason,
    reason,
  ]),
);
