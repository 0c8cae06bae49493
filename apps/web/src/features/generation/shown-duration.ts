import type { Language } from '@pagewright/model/languages';

/** Seconds, from two minutes on whole minutes, in the person's language. */
export function shownDuration(seconds: number, language: Language): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
