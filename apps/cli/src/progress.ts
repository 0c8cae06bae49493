/** Progress on standard error: one line that is written over on a terminal, nothing elsewhere. */
export class Progress {
  readonly #on: boolean;

  constructor(quiet: boolean) {
    this.#on = !quiet && process.stderr.isTTY === true;
  }

  show(text: string): void {
    if (this.#on) process.stderr.write(`\r\u001b[2K${text}`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#on) process.stderr.write('\r\u001b[2K');
  }
}
