/** What of an error goes into the log. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where it happened: the frames of the stack. */
  readonly stack: string;
  readonly cause?: LoggableError;
}

/** Causes that are followed. */
const MAX_DEPTH = 5;

/**
 * An error without what people wrote: a failed query carries its values, which may be pages, addresses or hashes of
 * passwords, in its message and its properties.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = (error as { code?: unknown }).code;
  const stack = error.stack ?? '';
  const frames = stack.search(/\n\s+at /);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code: String(code) }),
    stack: frames < 0 ? '' : stack.slice(frames + 1),
    ...(error.cause !== undefined && depth < MAX_DEPTH ? { cause: loggableError(error.cause, depth + 1) } : {}),
  };
}

/** The same as lines of text. */
export function errorLines(error: unknown): string {
  const lines: string[] = [];
  for (let at: LoggableError | undefined = loggableError(error); at; at = at.cause) {
    lines.push(`${lines.length > 0 ? 'because of ' : ''}${at.type}: ${at.message}`, at.stack);
  }
  return lines.filter((line) => line !== '').join('\n');
}

/** Drizzle writes a query's values behind the query. */
function withoutValues(message: string): string {
  const at = message.indexOf('\nparams: ');
  return at < 0 ? message : message.slice(0, at);
}
