import { currentLanguage } from './i18n.ts';

/** Day and time as the person's language writes them. @param moment ISO 8601 */
export function shownMoment(moment: string): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
