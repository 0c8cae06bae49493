import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import { DEFAULT_LANGUAGE, type Language } from '@pagewright/model/languages';
import { ERROR_MESSAGES } from './messages/errors.ts';

/** A message of the error catalogue in the person's language, its `{name}` places filled. */
export function errorMessage(code: ErrorCode, language: Language, params: ErrorParams = {}): string {
  const message = ERROR_MESSAGES[code];
  return fillMessage(message[language] ?? message[DEFAULT_LANGUAGE], params);
}

export function fillMessage(template: string, params: ErrorParams): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => (name in params ? String(params[name]) : place));
}
