import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

/** What services understand in common of JSON schema; LM Studio refuses `$ref`, others bounds and defaults. */
const COMMON = ['type', 'properties', 'required', 'items', 'enum', 'additionalProperties', 'description'] as const;

/** The schema of an answer as any service takes it; what it leaves out is checked when the answer is there. */
export function plainSchema(schema: z.ZodType): JSONSchema7 {
  return plain(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', reused: 'inline' })) as JSONSchema7;
}

function plain(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const kept = COMMON.flatMap((name): [string, unknown][] => {
    const own = value[name];
    if (own === undefined) return [];
    if (name === 'properties' && isRecord(own)) {
      return [[name, Object.fromEntries(Object.entries(own).map(([key, one]) => [key, plain(one)]))]];
    }
    return [[name, name === 'items' ? plain(own) : own]];
  });
  return Object.fromEntries(kept);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
