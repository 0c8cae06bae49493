import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What moves points: see the ledger. `return` is what was held and given back, and what was spent and given back. */
export const POINT_MOVES = ['grant', 'reserve', 'post', 'return'] as const;
export type PointMove = (typeof POINT_MOVES)[number];

/** What points move for; `work` is a published one that was paid for, `sale` one of the person's own that somebody paid for. */
export const POINT_REASONS = [
  'welcome',
  'owner',
  'monthly',
  'generation',
  'assistant',
  'work',
  'sale',
  'other',
] as const;
export type PointReason = (typeof POINT_REASONS)[number];

export const pointMovement = z.object({
  id: z.number().int(),
  move: z.enum(POINT_MOVES),
  reason: z.enum(POINT_REASONS),
  /** Month of a monthly grant, YYYY-MM. */
  month: z.string().optional(),
  /** Of a generation whose project is still there. */
  project: z.object({ id: z.number().int(), name: z.string() }).optional(),
  /** The page that was paid for, from 1 in its generation; absent where the movement is for the whole. */
  page: z.number().int().optional(),
  /** Change of what can be spent, and of what is held for what runs. */
  available: z.number().int(),
  reserved: z.number().int(),
  /** ISO 8601. */
  createTime: z.string(),
});
export type PointMovement = z.infer<typeof pointMovement>;

/** Movements of one answer at most. */
export const MOVEMENTS_AT_ONCE = 100;

export const listPoints = endpoint({
  method: 'GET',
  path: '/api/membership/points',
  access: 'user',
  scope: 'session',
  summary: "What the person's points were granted, held, spent and given back for, newest first",
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number().int().min(1).max(MOVEMENTS_AT_ONCE).default(20),
    move: z.enum(POINT_MOVES).optional(),
    /** Days in UTC, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  data: z.object({
    /** Movements that fit in all. */
    total: z.number().int(),
    movements: z.array(pointMovement),
    /** What the person has now. */
    available: z.number().int(),
    reserved: z.number().int(),
    /** What is granted every month; 0 where nothing is. */
    monthly: z.number().int(),
  }),
});
