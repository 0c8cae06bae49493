/**
 * Everything that can go wrong in a way the person can act on. A code is stable and is translated where it is shown;
 * `message` is for the log and for developers and never holds a secret.
 */
export const ERROR_CODES = [
  // files (spec §5)
  'file/too-large',
  'file/too-many',
  'file/image',
  'file/archive',
  'file/data',
  'file/executable',
  'file/unsupported',
  'file/missing',
  'file/empty',
  'file/password',
  'file/corrupt',
  'file/scanned',
  'file/scan-unreadable',
  'file/bomb',
  'file/entities',
  'file/timeout',
  'file/memory',
  'file/no-content',
  // composing and design
  'compose/no-content',
  'compose/page-count',
  'engine/unknown',
  'generation/cancelled',
  'generation/failed',
  'generation/running',
  'generation/no-cloud',
  // page source
  'page/syntax',
  'page/unknown-element',
  'page/unknown-attribute',
  'page/bad-value',
  'page/too-large',
  'page/too-many-pictures',
  'page/pictures-too-large',
  'page/newer',
  // what was stored before
  'stored/newer',
  'stored/unreadable',
  // projects and what belongs to them
  'project/dates',
  'project/constraint',
  'project/full',
  'style/unusable',
  'style/too-many',
  'module/unknown',
  'template/unknown',
  'template/too-many',
  'template/no-pages',
  'publish/no-pages',
  'publish/incomplete',
  'publish/unreadable',
  'publish/too-many',
  'publish/price-changed',
  'share/gone',
  'share/wrong-password',
  'share/too-many',
  'comment/full',
  'version/too-many',
  'version/no-pages',
  'assistant/stale',
  'outline/stale',
  'image/missing',
  'image/type',
  'image/broken',
  'image/too-large',
  'image/in-use',
  'image/kept',
  // output
  'print/no-browser',
  'print/failed',
  'print/timeout',
  'print/busy',
  'print/no-pages',
  'print/no-element',
  'print/no-elements',
  'print/size-invalid',
  'print/merge-failed',
  'export/no-tables',
  'export/not-pages',
  // requests
  'request/invalid',
  'request/project-id',
  'request/unauthorized',
  'request/forbidden',
  'request/not-found',
  'request/conflict',
  'request/key-reused',
  'request/too-many',
  'request/overloaded',
  'request/unfinished',
  'request/unknown',
  // accounts
  'account/bad-credentials',
  'account/email-taken',
  'account/common-password',
  'account/password-mismatch',
  'account/invitation-needed',
  'account/invitation-unknown',
  'account/points-short',
  'account/link-used',
  'account/code-wrong',
  'account/code-not-sent',
  'account/phone-taken',
  'account/old-password',
  'account/tag-exists',
  'account/provider-unknown',
  'account/sign-in-failed',
  'account/identity-email-taken',
  'account/identity-taken',
  'account/last-sign-in',
  // personal access tokens
  'token/scope',
  'token/sign-in-needed',
  'token/too-many',
  // this installation
  'install/data-locked',
  'install/database',
  'install/port-taken',
  'install/setting',
  'install/no-model',
  'install/disk-full',
  'install/read-only',
  'usage',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ErrorParams = Readonly<Record<string, string | number>>;

export class PagewrightError extends Error {
  readonly code: ErrorCode;
  /** Values for the translated message: the file, the field, a limit. */
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: { cause?: unknown; detail?: string }) {
    super(options?.detail ? `${code}: ${options.detail}` : code, options?.cause ? { cause: options.cause } : undefined);
    this.name = 'PagewrightError';
    this.code = code;
    this.params = params;
  }
}

export function isPagewrightError(error: unknown): error is PagewrightError {
  return error instanceof Error && error.name === 'PagewrightError' && 'code' in error;
}
