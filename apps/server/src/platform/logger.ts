import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { loggableError } from './loggable-error.ts';

/** Places that may hold a secret; the log shows that something was there and nothing of it. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'err.config',
  '*.password',
  '*.confirmPassword',
  '*.token',
  '*.key',
];

/** JSON lines, on standard output where no stream is given. Queries stay out of it: a sign-in link carries its key there. */
export function loggerOptions(
  level: Config['logLevel'],
  stream?: NodeJS.WritableStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    ...(stream ? { stream } : {}),
    level,
    redact: { paths: SECRETS, censor: '[secret]' },
    serializers: {
      err: (error) => ({ ...loggableError(error) }),
      req: (request) => ({
        method: request.method,
        path: request.url?.split('?')[0],
        address: request.socket?.remoteAddress,
      }),
    },
  };
}
