/** Code of a diagram that cannot be read. What Mermaid says of it is English and lists everything that it would have expected. */
export class DiagramFault extends Error {
  /** From 1; undefined where it is not known. */
  readonly line: number | undefined;

  constructor(line: number | undefined, cause: unknown) {
    super('the code of the diagram cannot be read', { cause });
    this.line = line;
  }
}
