import type { Wrapped } from '@pagewright/contract/endpoint';
import { errorMessage } from '@pagewright/contract/messages';
import { ERROR_CODES, type ErrorCode, isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { UPLOAD } from '@pagewright/model/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type core, ZodError } from 'zod';
import { acceptedLanguage } from './language.ts';

/** HTTP status of an error; it stands in the wrapper as `code` too. Areas where the code is not listed. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'file/too-large': 413,
  'generation/running': 409,
  'generation/failed': 500,
  'request/unauthorized': 401,
  'request/forbidden': 403,
  'request/not-found': 404,
  'request/conflict': 409,
  'request/key-reused': 409,
  'request/too-many': 429,
  'request/overloaded': 503,
  'request/unknown': 500,
  'account/bad-credentials': 401,
  'account/link-used': 401,
  'account/email-taken': 409,
  'account/phone-taken': 409,
  'account/identity-taken': 409,
  'account/last-sign-in': 409,
  'account/invitation-needed': 403,
  'account/points-short': 402,
  'account/code-not-sent': 503,
  'print/no-browser': 503,
  'print/failed': 500,
  'print/timeout': 503,
  'print/busy': 429,
  'token/scope': 403,
  'token/sign-in-needed': 403,
  'token/too-many': 409,
  'project/constraint': 500,
  'publish/too-many': 409,
  'publish/price-changed': 409,
  'share/gone': 404,
  'share/wrong-password': 403,
  'share/too-many': 409,
  'comment/full': 409,
  'version/too-many': 409,
  'image/in-use': 409,
  'image/kept': 409,
  'version/no-pages': 409,
  'assistant/stale': 409,
  'outline/stale': 409,
  'image/too-large': 413,
  'install/disk-full': 507,
  'install/read-only': 507,
};
const AREA_STATUS: Readonly<Record<string, number>> = { install: 500 };

/** Statuses, and errors, that are the installation's fault, not the request's: they are logged. */
const FAULT_STATUSES = new Set([500, 507]);
const FAULTS: ReadonlySet<ErrorCode> = new Set(['account/code-not-sent']);

/** Seconds after which to try again, where the error does not say. */
const RETRY_AFTER = 5;

export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? AREA_STATUS[code.split('/')[0] ?? ''] ?? 400;
}

/** Turns whatever a handler throws into the wrapper, in the person's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = asPagewrightError(error);
    if (FAULT_STATUSES.has(statusOf(known.code)) || FAULTS.has(known.code))
      request.log.error({ err: error }, known.code);
    return sendError(request, reply, known);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: PagewrightError): FastifyReply {
  const status = statusOf(error.code);
  if (status === 429 || status === 503) reply.header('retry-after', String(error.params.seconds ?? RETRY_AFTER));
  const challenge = challengeOf(error);
  if (challenge) reply.header('www-authenticate', challenge);
  const language = acceptedLanguage(request.headers['accept-language']);
  const body: Wrapped<never> = {
    code: status,
    msg: errorMessage(error.code, language, error.params),
    data: null,
    error: error.code,
    params: { ...error.params },
  };
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** What a program learns of why it was not let in (RFC 6750, §3). */
function challengeOf({ code, params }: PagewrightError): string | undefined {
  if (code === 'request/unauthorized') return 'Bearer';
  return code === 'token/scope' ? `Bearer error="insufficient_scope", scope="${params.scope}"` : undefined;
}

/** Status codes of errors that come from Fastify and its plugins. */
const FRAMEWORK_ERRORS: Readonly<Record<string, () => PagewrightError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PagewrightError('request/invalid', { field: 'body' }),
  FST_FILES_LIMIT: () => new PagewrightError('file/too-many', { max: UPLOAD.maxFiles }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new PagewrightError('file/missing'),
};

function asPagewrightError(error: unknown): PagewrightError {
  if (isPagewrightError(error)) return error;
  if (error instanceof ZodError) return invalid(error);
  const cause = causeOf(error);
  if (cause) return cause;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? FRAMEWORK_ERRORS[code] : undefined;
  if (known) return known();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new PagewrightError('request/invalid');
  return new PagewrightError('request/unknown', {}, { cause: error });
}

/** Errors of the database and of the file system, by their code, that mean something to people. */
const CAUSES: Readonly<Record<string, ErrorCode>> = {
  // A number larger than any id (PostgreSQL's numeric_value_out_of_range).
  '22003': 'request/not-found',
  // What it belongs to has gone meanwhile (foreign_key_violation).
  '23503': 'project/constraint',
  // disk_full, and read_only_sql_transaction.
  '53100': 'install/disk-full',
  '25006': 'install/read-only',
  ENOSPC: 'install/disk-full',
  EDQUOT: 'install/disk-full',
  EROFS: 'install/read-only',
};

/** What lies behind an error, where it is one of these. */
function causeOf(error: unknown): PagewrightError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = CAUSES[String((at as { code?: unknown }).code)];
    if (code) return new PagewrightError(code, {}, { cause: error });
  }
  return undefined;
}

/** The first thing that is wrong with a request, as the field's path; an issue may name an error code of its own. */
function invalid(error: ZodError): PagewrightError {
  const issue = error.issues[0] as core.$ZodIssue & { params?: { error?: unknown } };
  const code = ERROR_CODES.find((one) => one === issue?.params?.error);
  if (code) return new PagewrightError(code);
  return new PagewrightError('request/invalid', { field: issue?.path.join('.') || 'body' });
}
