import type { Template } from '@pagewright/contract/templates';
import { expect, it } from 'vitest';
import { EVERY_TEMPLATE, fittingTemplates, valuesOf } from './template-filter.ts';

const template = (id: number, own: Partial<Template>): Template => ({
  id,
  name: `T${id}`,
  category: 'report',
  industry: 'general',
  price: 0,
  introduction: '',
  format: 'ppt-16-9',
  style: 'warm',
  pageTitles: [],
  ...own,
});
const ALL = [
  template(1, { name: 'Weekly report', pageTitles: ['Next week'] }),
  template(2, { industry: 'finance', introduction: 'A year on paper', format: 'a4-portrait' }),
  template(3, { category: 'meeting', name: '会议纪要' }),
];
const ids = (filter: Partial<typeof EVERY_TEMPLATE>) =>
  fittingTemplates(ALL, { ...EVERY_TEMPLATE, ...filter }).map(({ id }) => id);

it('finds templates by words anywhere in what is said of them, and by what they are', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ search: ' NEXT  week' })).toEqual([1]);
  expect(ids({ search: '会议' })).toEqual([3]);
  expect(ids({ search: 'paper week' })).toEqual([]);
  expect(ids({ industry: 'finance' })).toEqual([2]);
  expect(ids({ category: 'meeting' })).toEqual([3]);
  expect(ids({ format: 'ppt-16-9', search: 'report' })).toEqual([1]);
  expect(valuesOf(ALL, 'format')).toEqual(['ppt-16-9', 'a4-portrait']);
});
