import { i18n } from '../i18n/i18n.ts';
import { notify } from './notify.ts';

/**
 * Whether a text is too long for where it is written, which is said then: it is not taken, so that what was pasted is still in
 * the clipboard as a whole, and nothing of it is cut off unseen.
 * @param before what stood there: one that was too long already may be made shorter step by step
 */
export function refuseTooLong(
  { length }: { readonly length: number },
  most: number,
  before?: { readonly length: number },
): boolean {
  const isTooLong = length > Math.max(most, (before?.length ?? 0) - 1);
  if (isTooLong) notify.warning(i18n.t('app.tooLong', { length, most }));
  return isTooLong;
}
