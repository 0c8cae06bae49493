import type { JsonSchema } from '@pagewright/contract/openapi';

/** Limits of a value, as they are written in a schema. */
const LIMITS: readonly (readonly [keyword: string, sign: string])[] = [
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['minLength', 'length ≥ '],
  ['maxLength', 'length ≤ '],
  ['minItems', 'entries ≥ '],
  ['maxItems', 'entries ≤ '],
  ['pattern', 'like '],
  ['default', 'default '],
];

/** A schema as a person reads it: `{ id: integer, name?: string (length ≤ 30) }`, one property a line. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  return typeText(schema, indent) + limitsText(schema);
}

function typeText(schema: JsonSchema, indent: string): string {
  if (schema.$ref !== undefined) return String(schema.$ref).split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Array.isArray(choices)) return choices.map((one: JsonSchema) => schemaText(one, indent)).join(' | ');
  if (schema.type === 'array') return `${schemaText((schema.items ?? {}) as JsonSchema, indent)}[]`;
  if (schema.type === 'object') return objectText(schema, indent);
  return [schema.type ?? 'any'].flat().join(' | ');
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return '{ … }';
  const required = new Set((schema.required ?? []) as string[]);
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, property]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${schemaText(property, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function limitsText(schema: JsonSchema): string {
  const parts = LIMITS.filter(([keyword]) => isTelling(schema[keyword])).map(
    ([keyword, sign]) => sign + (keyword === 'pattern' ? schema[keyword] : JSON.stringify(schema[keyword])),
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** The bounds that only say that a number is a safe integer tell nobody anything. */
function isTelling(value: unknown): boolean {
  return value !== undefined && !(typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER);
}
