/** How long a link is to last. */
export const LINK_EXPIRIES = ['never', 'day', 'week', 'month', 'date'] as const;
export type LinkExpiry = (typeof LINK_EXPIRIES)[number];

const DAYS: Readonly<Partial<Record<LinkExpiry, number>>> = { day: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;

/** When a link ends that is made now; null where it does not. @param date its last day, to the end of which it lasts */
export function linkEnd(expiry: LinkExpiry, date: Date | undefined, now: Date): Date | null {
  if (expiry === 'never') return null;
  if (expiry !== 'date') return new Date(now.getTime() + (DAYS[expiry] ?? 0) * DAY_MS);
  const end = new Date(date ?? now);
  end.setHours(23, 59, 59, 0);
  return end;
}
