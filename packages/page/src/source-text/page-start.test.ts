import { describe, expect, it } from 'vitest';
import { printPage, readPageStart } from '../source-text.ts';

const text = printPage({
  title: 'A > B, "quoted" {and} more',
  format: 'custom',
  size: { width: 900, height: 700 },
  language: 'en-US',
  background: {
    type: 'linear',
    angle: 90,
    stops: [
      { color: '#102030', position: 0 },
      { color: '#ffffff', position: 100 },
    ],
  },
  margin: 20,
  notes: 'a "note" > with {marks} '.repeat(300),
  components: [],
});

describe('the start of a page', () => {
  it('says what the whole text says of the page, whatever stands in its words', () => {
    const { notes: _long, ...start } = readPageStart(text) ?? {};
    expect(start).toMatchObject({
      title: 'A > B, "quoted" {and} more',
      size: { width: 900, height: 700 },
      background: { type: 'linear' },
    });
    const children = `${text.trim().slice(0, -2)}><Text id="t" x={`;
    expect(readPageStart(children)).toEqual(readPageStart(text));
  });

  it('is read where it is cut off within a later attribute', () => {
    const cut = text.slice(0, 4_096);
    expect(cut).toContain('notes=');
    expect(readPageStart(cut)).toMatchObject({ size: { width: 900, height: 700 }, background: { type: 'linear' } });
    expect(readPageStart(cut)?.notes).toBeUndefined();
  });

  it.each(['', '   ', 'no page', '<Text id="a"', '<Page', '<Page title="A" format="none">', '{"'])(
    'is none: %s',
    (start) => {
      expect(readPageStart(start)).toBeUndefined();
    },
  );
});
