import { errorMessage } from '@pagewright/contract/messages';
import { isPagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { acceptedLanguage } from './http/language.ts';
import { errorLines } from './loggable-error.ts';

/** An error for the person at the terminal: in the language after `--lang`, else in that of the terminal. */
export function describeError(error: unknown, args: readonly string[] = []): string {
  if (!isPagewrightError(error)) return errorLines(error);
  return errorMessage(error.code, terminalLanguage(args), error.params);
}

/** The language after `--lang`, else that of the terminal. */
export function terminalLanguage(args: readonly string[]): Language {
  const at = args.indexOf('--lang');
  const asked = at >= 0 ? args[at + 1] : undefined;
  const locale = asked || process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return acceptedLanguage(locale.split('.')[0]?.replace('_', '-'));
}
