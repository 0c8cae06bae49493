import { z } from 'zod';

/** What a prop's schema allows, so that panels need not say it again. */
export interface FieldLimits {
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly options?: readonly (string | number)[];
  /** Whether the prop may be absent. */
  readonly optional: boolean;
}

export function limitsOf(schema: z.ZodType): FieldLimits {
  const optional = schema instanceof z.ZodOptional;
  const inner = bare(schema);
  if (inner instanceof z.ZodNumber)
    return { optional, ...finite('min', inner.minValue), ...finite('max', inner.maxValue) };
  if (inner instanceof z.ZodString)
    return inner.maxLength === null ? { optional } : { optional, maxLength: inner.maxLength };
  if (inner instanceof z.ZodEnum) return { optional, options: inner.options };
  return { optional };
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return bare(schema.unwrap() as z.ZodType);
  return schema;
}

/** Integer schemas have limits at the ends of what numbers can say; those are none. */
function finite(name: 'min' | 'max', value: number | null): { min?: number; max?: number } {
  return value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? {} : { [name]: value };
}
