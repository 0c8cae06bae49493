import type { MembershipInfo } from '@pagewright/contract/accounts';

/** Expiring soon at so many days or less (spec §9). */
const SOON_DAYS = 30;

export type MembershipState = 'free' | 'active' | 'expiring' | 'expired';

/** Active when valid, expiring soon between 1 and 30 days, expired at 0 or less (spec §4); free people have none. */
export function membershipState({
  membershipLevel,
  isValid,
  remainingDays,
  expireTime,
}: MembershipInfo): MembershipState {
  if (membershipLevel === 'free' && expireTime === null) return 'free';
  if (!isValid || (expireTime !== null && remainingDays <= 0)) return 'expired';
  return expireTime !== null && remainingDays <= SOON_DAYS ? 'expiring' : 'active';
}

/** In the long form of the zh-CN format (spec §4). */
export function expiryDate(expireTime: string): string {
  return new Date(expireTime).toLocaleDateString('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });
}
