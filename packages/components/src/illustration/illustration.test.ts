import { mix, parseColor } from '@pagewright/model/color';
import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { chosenEntry, fieldChange, INSERT_ENTRIES } from '../panels.ts';
import { drawnScene } from './drawn-scene.ts';
import { SCENE } from './scenes/parts.ts';
import { SCENE_NAMES, SCENES } from './scenes.ts';
import { illustrationStrings } from './strings.ts';
import { tonesOf } from './tones.ts';

const PALETTE = ['#1a5fb4', '#c79a3a', '#2a9d8f'];

describe('illustrations', () => {
  it.each(SCENE_NAMES)('%s is drawn within its space, on the soft ground that all have', (scene) => {
    const parts = SCENES[scene];
    expect(parts.slice(0, 2).map(({ tone }) => tone)).toEqual(['blob', 'shade']);
    for (const { data } of parts) {
      expect(data).toMatch(/^M[-\d. LlHhVvCcSsQqAaZzMm]+Z$/);
      const [x = 0, y = 0] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(data)?.slice(1).map(Number) ?? [];
      expect(x >= 0 && x <= SCENE.width && y >= 0 && y <= SCENE.height, data).toBe(true);
    }
    // What would be a picture of one colour says nothing.
    expect(new Set(parts.map(({ tone }) => tone)).size).toBeGreaterThanOrEqual(5);
  });

  it('takes every colour from its palette: none stays when another style comes', () => {
    const [one, other] = [PALETTE, ['#8a1c4a', '#2f6f4f', '#e0a100']].map((palette) =>
      SCENE_NAMES.flatMap((scene) => drawnScene({ scene, palette }).map(({ color }) => color)),
    );
    expect(one?.filter((color, index) => color === other?.[index])).toEqual([]);
  });

  it('tells its colours apart, whatever a style has', () => {
    for (const palette of [[], ['#111111'], ['#1a5fb4', '#1b60b5'], PALETTE]) {
      const { main, second, third } = tonesOf(palette);
      for (const [a, b] of [
        [main, second],
        [main, third],
        [second, third],
      ] as const) {
        const [from, to] = [parseColor(a), parseColor(b)];
        const way = Math.hypot(
          (from?.r ?? 0) - (to?.r ?? 0),
          (from?.g ?? 0) - (to?.g ?? 0),
          (from?.b ?? 0) - (to?.b ?? 0),
        );
        expect(way, palette.join()).toBeGreaterThan(30);
      }
    }
    expect(tonesOf(PALETTE)).toMatchObject({ main: '#1a5fb4', second: '#c79a3a', third: '#2a9d8f' });
    expect(tonesOf(['#1a5fb4']).blob).toBe(mix('#1a5fb4', '#ffffff', 0.87));
  });

  it('is one group of filled outlines, as large as fits its box', () => {
    const scene = componentOf('illustration', { palette: PALETTE }, { size: { width: 400, height: 180 } });
    const [group, ...more] = lower(scene, { language: 'en-US', assets: () => undefined });
    expect(more).toEqual([]);
    if (group?.type !== 'group') throw new Error('no group');
    expect(group.box).toEqual({ x: 120, y: 30, width: 240, height: 180 });
    expect(group.children.every((part) => part.type === 'path' && part.fill !== undefined && !part.stroke)).toBe(true);
    expect(group.children).toHaveLength(SCENES.work.length);
  });

  it('is offered by scene, named in the language of who inserts it, and called by what it shows', () => {
    const entry = INSERT_ENTRIES.find(({ kind }) => kind === 'illustration');
    if (!entry?.gallery) throw new Error('no gallery');
    expect(entry.gallery.groups.flatMap(({ choices }) => choices.map(({ value }) => value)).sort()).toEqual(
      [...SCENE_NAMES].sort(),
    );
    const say = (key: string): string => `said ${key}`;
    const props = chosenEntry(entry, entry.gallery, 'growth').props(say, 'en-US');
    expect(props).toMatchObject({ scene: 'growth', alt: 'said options.scene.growth' });
    const made = componentOf('illustration', { scene: 'growth', alt: '增长' });
    expect(fieldChange(made, 'scene', 'idea', 'fr-FR')).toEqual({ props: { scene: 'idea', alt: 'Idée' } });
    const named = componentOf('illustration', { scene: 'growth', alt: 'Our year' });
    expect(fieldChange(named, 'scene', 'idea', 'fr-FR')).toEqual({ props: { scene: 'idea' } });
  });

  it('is found by words in every language', () => {
    for (const language of LANGUAGES) {
      const { options, searchWords } = illustrationStrings[language];
      for (const scene of SCENE_NAMES) {
        expect(searchWords.scene[scene].split(' ').length, `${language} ${scene}`).toBeGreaterThanOrEqual(4);
        expect(options.scene[scene]).not.toBe('');
      }
    }
  });
});
