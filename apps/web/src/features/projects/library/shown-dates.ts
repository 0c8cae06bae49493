import type { Project } from '@pagewright/contract/projects';
import type { Language } from '@pagewright/model/languages';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A moment as a day of the person's calendar. */
export function shownDay(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language, DAY).format(new Date(moment));
}

/** From its first to its last day, as far as they are known; undefined where neither is. Days are YYYY-MM-DD. */
export function shownPeriod({ startDate, endDate }: Pick<Project, 'startDate' | 'endDate'>, language: Language) {
  const format = new Intl.DateTimeFormat(language, { ...DAY, timeZone: 'UTC' });
  const start = startDate ? new Date(`${startDate}T00:00:00Z`) : undefined;
  const end = endDate ? new Date(`${endDate}T00:00:00Z`) : undefined;
  if (start && end) return format.formatRange(start, end);
  if (start) return `${format.format(start)} –`;
  if (end) return `– ${format.format(end)}`;
  return undefined;
}
