import { currentLanguage } from '../../app/i18n/i18n.ts';

/** Bytes as kilobytes or megabytes, in the person's language. */
export function shownSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 1024 ? [Math.max(1, Math.round(kilobytes)), 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
