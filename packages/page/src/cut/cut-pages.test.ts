import type { Component } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { part, slide } from '../lint/fixture-page.ts';
import { cutPages } from './cut-pages.ts';

/** Three sections of 1000 px, each on a ground of its own, with a heading and eight lines. */
const sections: Component[] = [0, 1, 2].flatMap((section) => {
  const top = 1000 * section;
  return [
    part('rectangle', `ground-${section}`, { x: 0, y: top, width: 1080, height: 1000 }, {}, { decorative: true }),
    part('heading', `heading-${section}`, { x: 60, y: top + 60, width: 960, height: 60 }, { text: 'Heading' }),
    ...Array.from({ length: 8 }, (_, line) =>
      part(
        'text',
        `text-${section}-${line}`,
        { x: 60, y: top + 140 + 100 * line, width: 960, height: 80 },
        { text: 'Line' },
      ),
    ),
  ];
});
const long = slide(sections, { format: 'long-3', size: { width: 1080, height: 3000 }, notes: 'Said once', margin: 40 });

const idsOf = ({ components }: typeof long): string[] => components.map(({ id }) => id);

describe('tall pages on several sheets', () => {
  it('are cut between sections', () => {
    const pieces = cutPages([long], () => 1500);
    expect(pieces.map(({ size }) => size)).toEqual(Array.from({ length: 3 }, () => ({ width: 1080, height: 1500 })));
    expect(pieces.map(({ components }) => components.length)).toEqual([10, 10, 10]);
    expect(pieces.map(({ components }) => components[0]?.position.y)).toEqual([0, 0, 0]);
    expect(pieces.map(({ notes }) => notes)).toEqual(['Said once', undefined, undefined]);
  });

  it('are cut between entries, and grounds with them, where a section is taller than a sheet', () => {
    const pieces = cutPages([long], () => 700);
    const shown = pieces.flatMap(idsOf).filter((id) => !id.startsWith('ground'));
    expect(shown.sort()).toEqual(
      sections
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('ground'))
        .sort(),
    );
    for (const { components, size } of pieces) {
      expect(size.height).toBe(700);
      for (const { position, size: own } of components) {
        expect(position.y).toBeGreaterThanOrEqual(0);
        expect(position.y + own.height).toBeLessThanOrEqual(700);
      }
      // A heading is never the last on its sheet.
      expect(components.at(-1)?.type).toBe('text');
    }
  });

  it('stay whole where there is no room given, and where they have it', () => {
    expect(cutPages([long], () => undefined)).toEqual([long]);
    expect(cutPages([long], () => 3000)).toEqual([long]);
  });

  it('are where links to them and to pages behind them lead', () => {
    const linked = (id: string, link: string) =>
      slide([part('text', id, { x: 60, y: 60, width: 400, height: 60 }, { text: 'On' }, { link })]);
    const pieces = cutPages([linked('first', 'page:3'), long, linked('last', 'page:2')], ({ size }) =>
      size.height > 2000 ? 1500 : undefined,
    );
    expect(pieces.map(({ components }) => components[0]?.link)).toEqual([
      'page:5',
      undefined,
      undefined,
      undefined,
      'page:2',
    ]);
  });

  it('are laid on a higher sheet where nothing divides them', () => {
    const table = part('text', 'whole', { x: 60, y: 700, width: 960, height: 2000 }, { text: 'Long' });
    const title = part('text', 'title', { x: 60, y: 60, width: 960, height: 600 }, { text: 'Title' });
    const pieces = cutPages([{ ...long, components: [title, table] }], () => 1500);
    expect(pieces.map((piece) => [idsOf(piece), piece.size.height])).toEqual([
      [['title'], 1500],
      [['whole'], 2040],
    ]);
  });
});
