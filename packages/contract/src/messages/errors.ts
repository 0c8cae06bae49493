import type { ErrorCode } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';

/** Every error code in the five languages. */
export const ERROR_MESSAGES = {} as Record<ErrorCode, Record<Language, string>>;
