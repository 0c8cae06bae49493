import { errorMessage } from '@pagewright/contract/messages';
import { asErrorCode } from '../../app/api/api-error.ts';
import { currentLanguage } from '../../app/i18n/i18n.ts';

/** What went wrong with a third party, by the code (`?error=`) that the server sent the browser back with. */
export function refusalText(code: string | null): string | null {
  const known = code === null ? undefined : asErrorCode(code);
  return known ? errorMessage(known, currentLanguage()) : null;
}
