/** One command of the command line. Loaded only when it is asked for. */
export interface Command {
  /** Resolves with the exit code. */
  run(args: readonly string[]): Promise<number>;
}
