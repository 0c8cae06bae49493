import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { part, rect, slide } from '../lint/fixture-page.ts';
import { lintPage } from '../lint.ts';
import { parsePage, printPage } from '../source-text.ts';
import { refitTexts } from './refit-texts.ts';

const SHORT = 'Growth in every region';
const LONG = `${SHORT}, in every quarter of the year, and nobody had expected as much of it`;

/** A head as designs draw it, with a body below. */
function headed(bodyTop: number, title: object = {}): Page {
  return slide(
    [
      part(
        'heading',
        'title',
        rect(72, 73, 1136, 52),
        { text: SHORT, fontSize: 40, textAlign: 'left', ...title },
        {
          slot: 'title',
        },
      ),
      part('rectangle', 'rule', rect(72, 135, 52, 4), {}, { decorative: true }),
      part('text', 'subtitle', rect(72, 150, 1136, 30), { text: 'A subtitle', fontSize: 18 }, { slot: 'subtitle' }),
      part('text', 'body', rect(72, bodyTop, 1136, 60), { text: 'The body', fontSize: 18 }, { slot: 'paragraphs.0' }),
    ],
    { margin: 40 },
  );
}

function written(page: Page, id: string, props: object): Page {
  const components = page.components.map((one) =>
    one.id === id ? ({ ...one, props: { ...one.props, ...props } } as Component) : one,
  );
  return refitTexts(page, { ...page, components });
}

const of = (page: Page, id: string) => page.components.find((one) => one.id === id) as Component;
const topOf = (page: Page, id: string) => of(page, id).position.y;
const fontOf = (page: Page, id: string) => (of(page, id).props as { fontSize: number }).fontSize;

describe('a text box that grows', () => {
  it('goes up instead of past the foot of the page, where a person has put it', () => {
    const page = slide([part('text', 'own', rect(72, 660, 300, 40), { text: 'Short', fontSize: 20, sizing: 'grow' })]);
    const own = of(written(page, 'own', { text: Array.from({ length: 6 }, () => LONG).join(' ') }), 'own');
    expect(own.position.y + own.size.height).toBe(page.size.height);
    expect(own.size.height).toBeGreaterThan(100);
  });

  it('pushes the rule and the subtitle of its head, not the body, and takes them back with fewer words', () => {
    const before = headed(320);
    const after = written(before, 'title', { text: LONG });
    const by = of(after, 'title').size.height - 52;
    expect(by).toBeGreaterThan(30);
    expect([topOf(after, 'rule'), topOf(after, 'subtitle'), topOf(after, 'body')]).toEqual([135 + by, 150 + by, 320]);
    expect(fontOf(after, 'title')).toBe(40);
    expect(lintPage(after)).toEqual([]);
    expect(parsePage(printPage(after))).toEqual(after);
    const back = written(after, 'title', { text: SHORT });
    expect(back).toEqual(before);
  });

  it('sets its words smaller where the design has no room, never over what stands below', () => {
    const after = written(headed(212), 'title', { text: LONG });
    expect(fontOf(after, 'title')).toBeLessThan(40);
    expect(lintPage(after)).toEqual([]);
    expect(fontOf(written(after, 'title', { text: SHORT }), 'title')).toBe(40);
  });

  it('keeps to its card and to its own entry', () => {
    const entry = (index: number, x: number) => [
      part('rectangle', `card-${index}`, rect(x, 100, 300, 260), { backgroundColor: '#f4f6fb' }, { decorative: true }),
      part(
        'text',
        `lead-${index}`,
        rect(x + 20, 120, 260, 40),
        { text: 'Lead', fontSize: 24 },
        {
          slot: `items.${index}.lead`,
        },
      ),
      part(
        'text',
        `text-${index}`,
        rect(x + 20, 170, 260, 30),
        { text: 'Words', fontSize: 16 },
        {
          slot: `items.${index}.text`,
        },
      ),
    ];
    const before = slide([...entry(0, 60), ...entry(1, 400)]);
    const after = written(before, 'lead-0', { text: LONG });
    expect(topOf(after, 'text-0')).toBeGreaterThan(170);
    expect(topOf(after, 'text-1')).toBe(170);
    expect(topOf(after, 'text-0') + 30).toBeLessThanOrEqual(360);
    expect(of(after, 'card-0')).toBe(of(before, 'card-0'));
    expect(lintPage(after)).toEqual([]);
  });

  it('that a person made grows freely, and keeps a height that they set', () => {
    const before = slide([part('text', 't', rect(80, 80, 200, 30), { text: 'Note' })]);
    const after = written(before, 't', { text: LONG });
    expect(of(after, 't').size.height).toBeGreaterThan(60);
    expect(fontOf(after, 't')).toBe(16);
    const components = after.components.map((one) => ({ ...one, size: { ...one.size, height: 300 } }));
    const set = refitTexts(after, { ...after, components });
    expect(of(written(set, 't', { text: 'Note' }), 't').size.height).toBe(300);
  });
});

describe('a box of another sizing', () => {
  it('makes its words smaller, and larger again with fewer', () => {
    const before = headed(320, { sizing: 'shrink' });
    const after = written(before, 'title', { text: LONG });
    expect(of(after, 'title').size).toEqual(of(before, 'title').size);
    expect(fontOf(after, 'title')).toBeLessThan(40);
    expect(lintPage(after).filter(({ rule }) => rule === 'overflow')).toEqual([]);
    expect(written(after, 'title', { text: SHORT })).toEqual(before);
  });

  it('stays as it is where it is fixed, and page health offers to let it grow', () => {
    const after = written(headed(320, { sizing: 'fixed' }), 'title', { text: LONG });
    expect(of(after, 'title').size.height).toBe(52);
    expect(lintPage(after).map(({ rule }) => rule)).toContain('overflow');
  });

  it('is left alone when it is moved, coloured or locked', () => {
    const page = slide([part('text', 't', rect(80, 80, 100, 10), { text: LONG })]);
    expect(written(page, 't', { color: '#ff0000' }).components[0]?.size.height).toBe(10);
    const locked = slide([part('text', 't', rect(80, 80, 100, 10), { text: SHORT }, { locked: true })]);
    expect(written(locked, 't', { text: LONG }).components[0]?.size.height).toBe(10);
  });
});

describe('a shape with words', () => {
  const shaped = (props: object, size = rect(200, 200, 160, 90)) =>
    slide([part('shape', 's', size, { text: 'Plan', fontSize: 20, ...props })]);
  const overflows = (page: Page) => lintPage(page).filter(({ rule }) => rule === 'overflow');

  it.each(['roundRect', 'ellipse', 'diamond', 'hexagon', 'wedgeRectCallout', 'flowChartTerminator'])(
    '%s makes its words smaller, grows around them, or stays as it is, as it is told',
    (shape) => {
      const [smaller, larger, fixed] = (['shrink', 'grow', 'fixed'] as const).map((sizing) => {
        const before = shaped({ shape, sizing, text: '' }, rect(200, 200, 260, 150));
        return { before, after: written(before, 's', { text: 'Plans for the whole year and the next' }) };
      });
      if (!smaller || !larger || !fixed) throw new Error('not written');
      expect(of(smaller.after, 's').size).toEqual(of(smaller.before, 's').size);
      expect(fontOf(larger.after, 's')).toBe(20);
      expect(of(fixed.after, 's')).toMatchObject({ size: of(fixed.before, 's').size, props: { fontSize: 20 } });
      for (const { after } of [smaller, larger]) expect(overflows(after), shape).toEqual([]);
      if (overflows(fixed.after).length > 0) {
        expect(fontOf(smaller.after, 's')).toBeLessThan(20);
        expect(of(larger.after, 's').size.height).toBeGreaterThan(150);
      }
      // With fewer words it goes back to what it was.
      for (const { before, after } of [smaller, larger]) expect(written(after, 's', { text: '' })).toEqual(before);
    },
  );

  it('of an older version stays as it is; a new one sets its words smaller', () => {
    const text = printPage(shaped({}));
    const old = parsePage(text.replace(/version=\{7\}/, 'version={6}'));
    expect(of(old, 's').props).toMatchObject({ sizing: 'fixed' });
    expect(of(parsePage(text), 's').props).toMatchObject({ sizing: 'shrink' });
  });

  it('is fitted at whatever height it has', () => {
    for (const height of [0.4, 1, 19.6, 20.5, 33.3, 90.25]) {
      const before = shaped({ sizing: 'grow', text: '' }, rect(200, 200, 160.5, height));
      const after = written(before, 's', { text: 'Plans for the whole year' });
      expect(overflows(after), String(height)).toEqual([]);
    }
  });

  it('is fitted anew when it becomes another shape', () => {
    const before = shaped({ shape: 'rect', text: 'Plans for the whole year', fontSize: 24 }, rect(200, 200, 170, 90));
    const after = written(before, 's', { shape: 'diamond' });
    expect(fontOf(after, 's')).toBeLessThan(24);
    expect(fontOf(written(after, 's', { shape: 'rect' }), 's')).toBe(24);
  });
});
