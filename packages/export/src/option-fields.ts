import type { Language } from '@pagewright/model/languages';
import { z } from 'zod';
import { FORMAT_STRINGS } from './format-strings.ts';
import { EXPORT_FORMATS, type ExportFormatId } from './formats.ts';

export type OptionValue = string | number | boolean;

/** An option of a format as a form shows it. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  /** What it is until somebody chooses. */
  readonly initial: OptionValue;
  /** Absent for a switch. */
  readonly choices?: readonly { readonly value: OptionValue; readonly label: string }[];
}

interface Labels {
  readonly label: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** What a person may choose of a format, from its schema and its words. */
export function optionFields(id: ExportFormatId, language: Language): OptionField[] {
  const labels: Readonly<Record<string, Labels>> = FORMAT_STRINGS[id][language].options;
  const shape: Readonly<Record<string, z.ZodType>> = EXPORT_FORMATS[id].options.shape;
  return Object.entries(shape).map(([name, schema]) => {
    const { label = name, choices } = labels[name] ?? {};
    const initial = z.union([z.string(), z.number(), z.boolean()]).parse(schema.parse(undefined));
    const values = valuesOf(schema);
    return {
      name,
      label,
      initial,
      ...(values
        ? { choices: values.map((value) => ({ value, label: choices?.[String(value)] ?? String(value) })) }
        : {}),
    };
  });
}

/** Undefined for a switch. @throws Error for a schema that no form shows */
function valuesOf(schema: z.ZodType): OptionValue[] | undefined {
  if (schema instanceof z.ZodDefault) return valuesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodBoolean) return undefined;
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isOptionValue);
  throw new Error('an option is a choice or a switch');
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
