import { i18n } from '../i18n/i18n.ts';

/**
 * The rule of a form's field that takes a text however long it is, and says of one that is too long that it cannot be saved:
 * a field that stops at its limit cuts off unseen what is pasted into it.
 * @param most UTF-16 units that can be saved
 */
export function fitsIn(most: number) {
  return {
    validator(_rule: unknown, value?: string): Promise<void> {
      const { length } = value?.trim() ?? '';
      return length > most ? Promise.reject(new Error(i18n.t('app.tooLong', { length, most }))) : Promise.resolve();
    },
  };
}
