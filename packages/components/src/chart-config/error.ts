/** A chart configuration that cannot be used. The message names the place where there is one. */
export class ChartConfigError extends Error {
  /** Where the fault is in the text, from 1. */
  readonly place: { readonly line: number; readonly column: number } | undefined;

  constructor(reason: string, text?: string, offset?: number) {
    const place = text === undefined || offset === undefined ? undefined : placeOf(text, offset);
    super(place ? `${reason} (line ${place.line}, column ${place.column})` : reason);
    this.name = 'ChartConfigError';
    this.place = place;
  }
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
