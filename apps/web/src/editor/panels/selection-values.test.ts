import { componentOf } from '@pagewright/components/fixtures';
import { describe, expect, it } from 'vitest';
import { pageColors } from './page-colors.ts';
import { commonFields, MIXED, propOf, sharedValue } from './selection-values.ts';

const props = (fields: readonly { prop: string }[]) => fields.map(({ prop }) => prop);

describe('what several components have in common', () => {
  const text = componentOf('text', { fontSize: 20 });
  const heading = componentOf('heading', { fontSize: 20 });
  const circle = componentOf('circle');

  it('fields: texts share their looks, a text and a circle their border and opacity', () => {
    expect(props(commonFields([text, heading], 'style'))).toEqual(
      expect.arrayContaining(['fontSize', 'color', 'lineHeight', 'borderWidth']),
    );
    expect(props(commonFields([text, circle], 'style'))).toEqual([
      'borderStyle',
      'borderWidth',
      'borderColor',
      'opacity',
    ]);
  });

  it('no field that edits one component only', () => {
    expect(props(commonFields([text], 'property'))).toContain('text');
    expect(props(commonFields([text, heading], 'property'))).not.toContain('text');
    expect(props(commonFields([componentOf('line'), componentOf('line')], 'property'))).toEqual([]);
  });

  it('values, or that they differ', () => {
    expect(sharedValue([text, heading], (one) => propOf(one, 'fontSize'))).toBe(20);
    expect(sharedValue([text, heading], (one) => propOf(one, 'fontWeight'))).toBe(MIXED);
  });

  it('shows a field only where it means something', () => {
    expect(props(commonFields([componentOf('text')], 'style'))).not.toContain('markerColor');
    expect(props(commonFields([componentOf('text', { listType: 'bullet' })], 'style'))).toContain('markerColor');
    expect(props(commonFields([componentOf('rectangle', { borderStyle: 'none' })], 'style'))).not.toContain(
      'borderWidth',
    );
  });
});

it('offers the colours of a page, the most used first, none twice and none transparent', () => {
  const page = {
    title: '',
    format: 'custom',
    size: { width: 100, height: 100 },
    language: 'en-US',
    background: {
      type: 'linear',
      angle: 0,
      stops: [
        { color: '#ABCDEF', position: 0 },
        { color: 'red', position: 100 },
      ],
    },
    margin: 0,
    components: [
      componentOf('text', { color: 'red', borderColor: '#abcdef', spans: [{ start: 0, end: 1, color: '#f00' }] }),
    ],
  } as const;
  expect(pageColors({ ...page, components: [...page.components] } as never)).toEqual(['#ff0000', '#abcdef']);
});
