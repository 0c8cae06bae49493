/** What can be wrong with a chart configuration, in English. */
const FAULTS = {
  'too-long': 'longer than {{kilobytes}} KB',
  'too-deep': 'nested too deeply',
  'too-many-values': 'too many values',
  'too-many-points': 'more than {{max}} data points',
  'too-many-series': 'more than {{max}} series',
  'no-object': 'not an object',
  'more-behind': 'something stands behind the object',
  'forbidden-key': 'the key {{name}} is not allowed here',
  'no-such-type': 'there is no chart type "{{name}}"',
  'no-such-map': 'there is no map "{{name}}"',
  /** It is not written as JSON or as an object literal is; the detail is the parser's. */
  syntax: '{{detail}}',
  /** Something that would have to be run, or is put together wrongly; the detail says what. */
  'not-plain': '{{detail}}',
} as const;

export type ChartFault = keyof typeof FAULTS;
export const CHART_FAULTS = Object.keys(FAULTS) as ChartFault[];

/** A chart configuration that cannot be used. The message names the place where there is one. */
export class ChartConfigError extends Error {
  readonly fault: ChartFault;
  /** What the fault's words name. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Where the fault is in the text, from 1. */
  readonly place: { readonly line: number; readonly column: number } | undefined;

  constructor(
    fault: ChartFault,
    values: Readonly<Record<string, string | number>> = {},
    at?: { readonly text: string; readonly offset: number },
  ) {
    const place = at && placeOf(at.text, at.offset);
    const reason = FAULTS[fault].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    super(place ? `${reason} (line ${place.line}, column ${place.column})` : reason);
    this.name = 'ChartConfigError';
    this.fault = fault;
    this.values = values;
    this.place = place;
  }
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
