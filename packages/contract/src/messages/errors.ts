import type { ErrorCode } from '@pagewright/model/errors';
import type { Message } from './catalogue.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';

/** Every error code in the five languages. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, Message>> = {
  ...FILE_ERRORS,
  ...DOCUMENT_ERRORS,
  ...REQUEST_ERRORS,
};
