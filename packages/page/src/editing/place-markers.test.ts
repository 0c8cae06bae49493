import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { withPlaceMarkers } from './place-markers.ts';

const marker = (id: string) => componentOf('rectangle', {}, { id, decorative: true, visible: false });
const place = (id: string, text: string) =>
  componentOf('text', { text, placeholder: 'Which goal' }, { id, slot: `items.${id}` });
const page = (first: string): Page => ({
  title: 'Goals',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 60,
  components: [marker('m1'), place('1', first), marker('m2'), place('2', '')] as Component[],
});

it('shows what is drawn for a place as soon as something stands in it, and for no other place', () => {
  const typed = withPlaceMarkers(page(''), page('Less waste'));
  expect(typed.components.map(({ visible }) => visible !== false)).toEqual([true, true, false, true]);
  const longer = page('Less waste');
  expect(withPlaceMarkers(page('Less'), longer)).toBe(longer);
});
