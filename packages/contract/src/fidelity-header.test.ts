import type { Fidelity } from '@pagewright/export/fidelity';
import { expect, it } from 'vitest';
import { readFidelity, writeFidelity } from './fidelity-header.ts';

const report: Fidelity = {
  nature: 'objects',
  pages: 3,
  native: { texts: 5, shapes: 4, pictures: 3, tables: 2, charts: 1 },
  losses: [],
  fonts: ['Noto Sans SC', 'Ünï 字'],
  fontsOf: 'google-slides',
  replaced: [{ family: 'Zen Maru Gothic', by: 'Noto Sans JP' }],
  scale: 1,
  isTooLarge: false,
};

it('a fidelity report fits into a header, whatever it tells', () => {
  expect(readFidelity(writeFidelity(report))).toEqual(report);
  const losses = Array.from({ length: 900 }, (_, index) => ({
    page: index >> 1,
    component: `c${index}`,
    reason: 'diagram' as const,
  }));
  const header = writeFidelity({ ...report, losses });
  expect(header).toMatch(/^[\x21-\x7e]{1,8000}$/);
  expect(readFidelity(header)?.losses.slice(0, 2)).toEqual([
    { page: 0, component: '', reason: 'diagram' },
    { page: 1, component: '', reason: 'diagram' },
  ]);
  expect([null, '', '%', '{}', 'null'].map(readFidelity)).toEqual(Array(5).fill(undefined));
});
