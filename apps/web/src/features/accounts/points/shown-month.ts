/** A month (YYYY-MM, in UTC) as people of a language write it. */
export function shownMonth(month: string, language: string): string {
  const begin = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(begin.getTime())) return month;
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(begin);
}
