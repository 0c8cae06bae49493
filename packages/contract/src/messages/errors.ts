import type { ErrorCode } from '@pagewright/model/errors';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import type { Message } from './catalogue.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { PROJECT_ERRORS } from './project-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';
import { TOKEN_ERRORS } from './token-errors.ts';

/** Every error code in the five languages. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, Message>> = {
  ...FILE_ERRORS,
  ...DOCUMENT_ERRORS,
  ...PROJECT_ERRORS,
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...TOKEN_ERRORS,
};
