import { expect, it } from 'vitest';
import { expiryDate, membershipState } from './membership-state.ts';

const paid = {
  membershipLevel: 'pro',
  isValid: true,
  remainingDays: 90,
  points: 5,
  expireTime: '2026-12-31T00:00:00Z',
};

it.each([
  [{ ...paid }, 'active'],
  [{ ...paid, remainingDays: 31 }, 'active'],
  [{ ...paid, remainingDays: 30 }, 'expiring'],
  [{ ...paid, remainingDays: 1 }, 'expiring'],
  [{ ...paid, remainingDays: 0 }, 'expired'],
  [{ ...paid, isValid: false }, 'expired'],
  [{ ...paid, expireTime: null, remainingDays: 0 }, 'active'],
  [{ ...paid, membershipLevel: 'free', isValid: false, expireTime: null, remainingDays: 0 }, 'free'],
] as const)('%j is %s', (membership, state) => {
  expect(membershipState(membership)).toBe(state);
});

it('writes the expiry date in the long form', () => {
  expect(expiryDate('2026-03-05T12:00:00Z')).toBe('2026年3月5日');
});
