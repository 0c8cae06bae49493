import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import { DEFAULT_LANGUAGE, type Language } from '@pagewright/model/languages';
import { ERROR_MESSAGES } from './messages/errors.ts';

/** A message of the error catalogue in the person's language, its `{name}` places filled. */
export function errorMessage(code: ErrorCode, language: Language, params: ErrorParams = {}): string {
  // A newer server may send a code that this client does not know.
  const message = ERROR_MESSAGES[code] ?? ERROR_MESSAGES['request/unknown'];
  const text = message[language] ?? message[DEFAULT_LANGUAGE];
  return fillMessage(text, text.includes('{minutes}') ? withMinutes(params) : params);
}

/** s from which a wait is told in minutes. */
const LONG_WAIT = 120;

/** Nobody waits 898 s: a long wait is told in minutes, none too few. */
function withMinutes({ seconds, ...params }: ErrorParams): ErrorParams {
  if (typeof seconds !== 'number') return params;
  return seconds < LONG_WAIT ? { ...params, seconds } : { ...params, minutes: Math.ceil(seconds / 60) };
}

/** Fills the `{name}` places; a part in square brackets is left out where one of its places has no value. */
export function fillMessage(template: string, params: ErrorParams): string {
  const isFilled = (part: string): boolean =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(params, name) && params[name] !== '');
  return template
    .replace(/\[([^[\]]*)\]/g, (_, part: string) => (isFilled(part) ? part : ''))
    .replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place));
}
