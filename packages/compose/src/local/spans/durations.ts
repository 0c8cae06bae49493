const HOURS = /^(\d{1,4})\s?(?:h|hrs?|hours?|heures?|小[时時]|[时時]間|時)\s?(?=\d)/u;
const MINUTES = /^(\d{1,4})\s?(?:m|min\.?|mins|minutes?|分[钟鐘]?)?$/u;

/** Minutes of a time that is told in two units, `2h 40m`, `1時間55分`; undefined of every other figure. */
export function minutesOf(text: string): number | undefined {
  const hours = HOURS.exec(text);
  const minutes = hours && MINUTES.exec(text.slice(hours[0].length));
  return minutes ? Number(hours[1]) * 60 + Number(minutes[1]) : undefined;
}
