import { expect, it } from 'vitest';
import { slotPlace } from './slot-place.ts';

const entry = { is: 'entry', depth: 1, ordered: false, lead: false };

it.each([
  ['subtitle', { is: 'subtitle' }],
  ['section', { is: 'section' }],
  ['meta.0', { is: 'meta' }],
  ['more.3', { is: 'body' }],
  ['parts.0.paragraphs.1', { is: 'body' }],
  ['parts.1.subtitle', { is: 'body' }],
  ['parts.1.title', { is: 'heading', part: 'parts.1' }],
  ['parts.1.columns.2.heading', { is: 'heading', part: 'parts.1.columns.2' }],
  ['sides.0.heading', { is: 'heading', part: 'sides.0' }],
  ['items.4', { ...entry, entry: 'items.4', list: 'items' }],
  ['parts.0.items.4.text', { ...entry, entry: 'parts.0.items.4', list: 'parts.0.items' }],
  ['items.4.lead', { ...entry, entry: 'items.4', list: 'items', lead: true }],
  ['items.4.children.1', { ...entry, entry: 'items.4.children.1', list: 'items.4.children', depth: 2 }],
  ['steps.0.title', { ...entry, entry: 'steps.0', list: 'steps', ordered: true, lead: true }],
  ['events.1.date', { ...entry, entry: 'events.1', list: 'events', lead: true }],
  ['stats.1.label', { ...entry, entry: 'stats.1', list: 'stats' }],
  ['image.caption', { is: 'caption' }],
  ['quote', { is: 'quote' }],
  ['a.field.of.tomorrow', { is: 'body' }],
])('%s is %o', (slot, place) => {
  expect(slotPlace(slot)).toEqual(place);
});
