import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { expect, it } from 'vitest';
import { exportOrder } from './exports.ts';

it('as many pages are exported as a project has, and no more', () => {
  const ids = Array.from({ length: PROJECT_LIMITS.pages }, (_, index) => index + 1);
  expect(exportOrder.safeParse({ projectId: 1, pageIds: ids }).success).toBe(true);
  expect(exportOrder.safeParse({ projectId: 1, pageIds: [...ids, ids.length + 1] }).success).toBe(false);
});
