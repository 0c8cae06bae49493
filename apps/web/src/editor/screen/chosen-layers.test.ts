import { expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { chosenLayers } from './chosen-layers.ts';

const box = { x: 10, y: 10, width: 100, height: 80 };
const page = pageOf(
  ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
    ...component('rectangle', id, box),
    zIndex: index,
    ...(id > 'c' && { groupId: 'pair' }),
  })),
);
const chosen = (way: 'alone' | 'toggle' | 'range', id: string, selected: string[] = [], anchor?: string) =>
  [...chosenLayers(page, { selected, anchor }, id, way)].sort();

it('layers are selected alone, one by one with Ctrl, and with Shift all from the one that was clicked before', () => {
  expect(chosen('alone', 'b', ['a', 'c'])).toEqual(['b']);
  expect(chosen('toggle', 'c', ['a'], 'a')).toEqual(['a', 'c']);
  expect(chosen('toggle', 'c', ['a', 'c'], 'c')).toEqual(['a']);
  expect(chosen('range', 'c', ['a'], 'a')).toEqual(['a', 'b', 'c']);
  // From the same one again, upwards and downwards.
  expect(chosen('range', 'a', ['b', 'c'], 'b')).toEqual(['a', 'b']);
  // What was selected on the page since counts, not what was clicked in the list before.
  expect(chosen('range', 'c', ['b'], 'a')).toEqual(['b', 'c']);
  expect(chosen('range', 'c')).toEqual(['c']);
});

it('what is grouped goes with its group', () => {
  expect(chosen('toggle', 'd', ['a', 'd', 'e'], 'a')).toEqual(['a']);
});
