import type { Language } from '@pagewright/model/languages';

/** Default name of a new project: Document_YYYYMMDD_HHMMSS (spec §5), in local time. */
export function timestampName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `Document_${day}_${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

function timeOfName(name: string): Date | undefined {
  const match = /^Document_(\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})$/.exec(name);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The name as it is shown: names that match the timestamp pattern are shown relatively (spec §9) — minutes ago, the
 * time of today, yesterday, the weekday, month and day, the full date.
 */
export function shownName(
  name: string,
  language: Language,
  words: { readonly untitled: string; readonly justNow: string },
  now: Date,
): string {
  const time = timeOfName(name);
  return time ? shownTime(time, language, words.justNow, now) : name.trim() || words.untitled;
}

/** When a project was begun, shortly, beside a name that does not say so and needs the room; empty where the name is the time. */
export function timeBeside(
  { name, createTime }: { readonly name: string; readonly createTime: string },
  language: Language,
  justNow: string,
  now: Date,
): string {
  return timeOfName(name) ? '' : shownTime(new Date(createTime), language, justNow, now, 'short');
}

function shownTime(
  time: Date,
  language: Language,
  justNow: string,
  now: Date,
  length: 'long' | 'short' = 'long',
): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: length });
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(time);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const onDay = (day: string) => capitalised(length === 'short' ? day : `${day} ${format(clock)}`);
  // The shown time may lag a minute behind a name that was just given.
  if (minutes === 0 || minutes === -1) return justNow;
  if (minutes > 0 && minutes < 60) return relative.format(-minutes, 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days === 0) return format(clock);
  if (days === 1) return onDay(relative.format(-1, 'day'));
  if (days > 1 && days < 7) return onDay(format({ weekday: length }));
  if (time.getFullYear() === now.getFullYear()) return format({ month: length, day: 'numeric' });
  return format({ year: 'numeric', month: length, day: 'numeric' });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
