import { errorMessage } from '@pagewright/contract/messages';
import { isPagewrightError } from '@pagewright/model/errors';
import { i18n } from '../i18n/i18n.ts';
import { asLanguage } from '../i18n/language.ts';
import { isApiError, NO_ANSWER } from './api-error.ts';

/**
 * What a person reads about an error, in their language: the catalogue's words for the error code, else the server's
 * own message, else the words for the status (spec §8).
 */
export function errorText(error: unknown): string {
  if (isPagewrightError(error)) return errorMessage(error.code, asLanguage(i18n.language), error.params);
  if (!isApiError(error)) return error instanceof Error && error.message ? error.message : i18n.t('error.unknown');
  if (error.code) return errorMessage(error.code, asLanguage(i18n.language), error.params);
  return error.serverMessage || statusText(error.status);
}

function isHttpError(status: number): boolean {
  return status >= 400 && status < 600;
}

function statusText(status: number): string {
  switch (status) {
    case NO_ANSWER:
      return i18n.t('error.network');
    case 400:
      return i18n.t('error.badRequest');
    case 401:
      return i18n.t('error.unauthorized');
    case 403:
      return i18n.t('error.forbidden');
    case 404:
      return i18n.t('error.notFound');
    case 500:
      return i18n.t('error.server');
    default:
      // A code of the wrapper need not be a status.
      return isHttpError(status) ? i18n.t('error.status', { status }) : i18n.t('error.operation', { code: status });
  }
}
