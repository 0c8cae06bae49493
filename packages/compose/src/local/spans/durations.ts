const HOURS = /^(\d{1,4})\s?(?:h|hrs?|hours?|heures?|小[时時]|[时時]間|時)\s?(?=\d)/u;
const MINUTES = /^(\d{1,4})\s?(?:m|min\.?|mins|minutes?|分[钟鐘]?)?$/u;

const MINUTES_AND_SECONDS =
  /^(\d{1,4})\s?(?:m|min\.?|mins|minutes?|分[钟鐘]?)\s?(\d{1,2})\s?(?:s|secs?\.?|seconds?|secondes?|秒)$/u;

/** Minutes of a time that is told in two units, `2h 40m`, `1時間55分`, `6分20秒`; undefined of every other figure. */
export function minutesOf(text: string): number | undefined {
  const short = MINUTES_AND_SECONDS.exec(text);
  if (short) return Number(short[1]) + Number(short[2]) / 60;
  const hours = HOURS.exec(text);
  const minutes = hours && MINUTES.exec(text.slice(hours[0].length));
  return minutes ? Number(hours[1]) * 60 + Number(minutes[1]) : undefined;
}

/** Units of time in minutes, each by its names. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|secs?|seconds?|secondes?|秒[钟鐘]?)$/iu, 1 / 60],
  [/^(?:min\.?|mins|minutes?|分[钟鐘]?)$/iu, 1],
  [/^(?:h|hrs?|hours?|heures?|小[时時]|[时時]間|个小时|個小時)$/iu, 60],
  [/^(?:days?|jours?|天|日間?)$/iu, 1440],
  [/^(?:weeks?|semaines?|[周週]間?|星期)$/iu, 10_080],
  [/^(?:months?|mois|[个個かヶ]月)$/iu, 43_800],
  [/^(?:years?|ans?|年間?)$/iu, 525_600],
];

/** Minutes of a number of any unit of time, to be compared with another: undefined of what is no time. */
export function timeOf({
  number,
  unit,
}: {
  readonly number?: number | undefined;
  readonly unit: string;
}): number | undefined {
  const minutes = UNITS.find(([names]) => names.test(unit.trim()))?.[1];
  return number !== undefined && minutes !== undefined ? number * minutes : undefined;
}
