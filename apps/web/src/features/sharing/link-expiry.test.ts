import { expect, it } from 'vitest';
import { linkEnd } from './link-expiry.ts';

it('a link lasts for so many days, to the end of its last one, or without end', () => {
  const now = new Date(2026, 1, 27, 15, 30);
  expect(linkEnd('never', undefined, now)).toBeNull();
  expect(linkEnd('day', undefined, now)).toEqual(new Date(2026, 1, 28, 15, 30));
  expect(linkEnd('week', undefined, now)).toEqual(new Date(2026, 2, 6, 15, 30));
  expect(linkEnd('date', new Date(2026, 2, 1, 8), now)).toEqual(new Date(2026, 2, 1, 23, 59, 59));
  expect(linkEnd('date', now, now)?.getTime()).toBeGreaterThan(now.getTime());
});
