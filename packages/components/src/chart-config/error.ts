/** A chart configuration that cannot be used. The message names the place where there is one. */
export class ChartConfigError extends Error {
  constructor(reason: string, text?: string, offset?: number) {
    super(text === undefined || offset === undefined ? reason : `${reason} (${place(text, offset)})`);
    this.name = 'ChartConfigError';
  }
}

function place(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${offset - before.lastIndexOf('\n')}`;
}
