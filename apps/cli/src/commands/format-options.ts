import { EXPORT_FORMAT_IDS, EXPORT_FORMATS, type ExportFormatId } from '@pagewright/export/formats';
import { type OptionField, type OptionValue, optionFields } from '@pagewright/export/option-fields';
import { PagewrightError } from '@pagewright/model/errors';

/** Options of formats as they were asked for; those that are not here have the formats' defaults. */
export type FormatOptions = { readonly [Id in ExportFormatId]?: Readonly<Record<string, OptionValue>> };

/**
 * Reads `pptx.fonts=safe` and the like. Every option that a format has can be set so: what there is stands in its schema.
 * @param written formats that are written
 * @throws PagewrightError `usage` with what there is
 */
export function readFormatOptions(given: readonly string[], written: ReadonlySet<string>): FormatOptions {
  const read: { [Id in ExportFormatId]?: Record<string, OptionValue> } = {};
  for (const one of given) {
    const [, format = '', name = '', text = ''] = /^([^.=]+)\.([^.=]+)=(.*)$/.exec(one) ?? [];
    const id = EXPORT_FORMAT_IDS.find((known) => known === format);
    if (!id) throw unknown(one, formatOptionNames());
    const fields = optionFields(id, 'en-US');
    const field = fields.find((known) => known.name === name);
    if (!field)
      throw unknown(
        one,
        fields.map((known) => `${id}.${optionText(known)}`),
      );
    const value = valuesOf(field).find((known) => String(known) === text);
    if (value === undefined) throw unknown(one, [`${id}.${optionText(field)}`]);
    if (!written.has(id)) throw unknown(one, [`--out x.${EXPORT_FORMATS[id].extension}`]);
    read[id] = { ...read[id], [name]: value };
  }
  return read;
}

/** Every option there is, with its values, the default first: `pptx.fonts=designed|safe`. */
export function formatOptionNames(): string[] {
  return EXPORT_FORMAT_IDS.flatMap((id) => optionFields(id, 'en-US').map((field) => `${id}.${optionText(field)}`));
}

function optionText(field: OptionField): string {
  const others = valuesOf(field).filter((value) => value !== field.initial);
  return `${field.name}=${[field.initial, ...others].join('|')}`;
}

/** A switch is on or off. */
function valuesOf({ choices }: OptionField): OptionValue[] {
  return choices ? choices.map(({ value }) => value) : [true, false];
}

function unknown(given: string, known: readonly string[]): PagewrightError {
  return new PagewrightError('usage', { reason: `--option ${given} (${known.join(' ')})` });
}
