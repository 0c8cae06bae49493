/** Code of a diagram that cannot be read. What Mermaid says of it is English and lists everything that it would have expected. */
export class DiagramFault extends Error {
  /** From 1; undefined where it is not known. */
  readonly line: number | undefined;

  constructor(line: number | undefined, cause: unknown) {
    super('the code of the diagram cannot be read', { cause });
    this.line = line;
  }
}

/** A diagram that was not drawn in time. */
export class DiagramTooSlow extends Error {
  /** How long was waited. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the diagram took longer than ${seconds} s`);
    this.seconds = seconds;
  }
}
