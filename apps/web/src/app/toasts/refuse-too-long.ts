import { i18n } from '../i18n/i18n.ts';
import { notify } from './notify.ts';

/**
 * Whether a text is too long for where it is written, which is said then: it is not taken, so that what was pasted is still in
 * the clipboard as a whole, and nothing of it is cut off unseen.
 */
export function refuseTooLong({ length }: { readonly length: number }, most: number): boolean {
  const isTooLong = length > most;
  if (isTooLong) notify.warning(i18n.t('app.tooLong', { length, most }));
  return isTooLong;
}
