import { behaviourOf } from '@pagewright/components/behaviours';
import { componentOf } from '@pagewright/components/fixtures';
import { type Component, type Page, pageSchema } from '@pagewright/components/models';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import { CUSTOM_SIZE, FORMAT_IDS, PAGE_FORMATS } from '@pagewright/model/formats';
import { type Rect, rectContains } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintPage } from '../lint.ts';
import { withFormat, withinLimits } from './page-size.ts';

const SLIDE = PAGE_FORMATS['ppt-16-9'].size;

function pageOf(...components: Component[]): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { ...SLIDE },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 60,
    components,
  };
}

const place = ({ x, y, width, height }: Rect) => ({ position: { x, y }, size: { width, height } });
const find = (page: Page, id: string): Component => {
  const found = page.components.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** Boxes that lie on a slide. */
const onSlide: fc.Arbitrary<Rect> = fc
  .record({
    x: fc.integer({ min: 0, max: 1200 }),
    y: fc.integer({ min: 0, max: 680 }),
    width: fc.integer({ min: 4, max: 1280 }),
    height: fc.integer({ min: 4, max: 720 }),
  })
  .map(({ x, y, width, height }) => ({ x, y, width: Math.min(width, 1280 - x), height: Math.min(height, 720 - y) }));

const kind = fc.constantFrom('rectangle', 'circle', 'icon', 'image', 'aiTable', 'text', 'line');
const component = (id: string): fc.Arbitrary<Component> =>
  fc.tuple(kind, onSlide).map(([type, box]) => {
    const made = componentOf(type, {}, { id, ...place(box) });
    const [startPoint, endPoint] = [
      { x: box.x, y: box.y },
      { x: box.x + box.width, y: box.y + box.height },
    ];
    return behaviourOf(made).ends?.between(made, { startPoint, endPoint }) ?? made;
  });
const slides = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => component(`c${index}`))))
  .map((components) => pageOf(...components));
const side = fc.integer({ min: CUSTOM_SIZE.min, max: CUSTOM_SIZE.max });
const target = fc.record({ format: fc.constantFrom(...FORMAT_IDS), size: fc.record({ width: side, height: side }) });

describe('another type of a page', () => {
  it('makes what stands on end longer by how much the page becomes higher, and leaves it inside', () => {
    const table = componentOf('aiTable', { rowHeights: [40, 60] }, { id: 'table', rotation: 90 });
    const page = pageOf({ ...table, ...place({ x: 840, y: 310, width: 700, height: 100 }) });
    const tall = find(withFormat(page, 'custom', { width: 640, height: 1440 }), 'table');
    // It is seen from 1140 to 1240 across and from 10 to 710 down, and then from 570 to 620 and from 20 to 1420.
    expect(rotatedBounds(tall)).toEqual({ x: 570, y: 20, width: 50, height: 1400 });
    expect(tall.props).toMatchObject({ rowHeights: [20, 30] });
  });

  it('keeps everything on the page and apart, and gives a valid page', () => {
    fc.assert(
      fc.property(slides, target, (page, { format, size }) => {
        const now = withFormat(page, format, size);
        expect(now.format).toBe(format);
        expect(now.size).toEqual(format === 'custom' ? size : PAGE_FORMATS[format].size);
        expect(pageSchema.safeParse(now).error).toBeUndefined();
        const sheet = { x: 0, y: 0, ...now.size };
        for (const one of now.components) expect(rectContains(sheet, rectOf(one), 1.01)).toBe(true);
        for (const [index, first] of page.components.entries()) {
          for (const second of page.components.slice(index + 1)) {
            if (overlap(rectOf(first), rectOf(second)) > 0) continue;
            expect(overlap(rectOf(find(now, first.id)), rectOf(find(now, second.id)))).toBeLessThan(1.01);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the shape of pictures and icons', () => {
    fc.assert(
      fc.property(onSlide, fc.constantFrom('icon', 'image'), target, (box, type, { format, size }) => {
        fc.pre(box.width > 20 && box.height > 20 && box.width < 1280 && box.height < 720);
        const now = withFormat(pageOf(componentOf(type, {}, { id: 'a', ...place(box) })), format, size);
        const { width, height } = find(now, 'a').size;
        expect(width / height / (box.width / box.height)).toBeCloseTo(1, 1);
      }),
      { numRuns: 60 },
    );
  });

  it('gives text the largest size for which there is room, the same for texts of the same size', () => {
    const text = 'Revenue grew by twelve percent in the third quarter. '.repeat(3);
    const words = (id: string, x: number, more: string): Component =>
      componentOf('text', { text: text + more, fontSize: 24 }, { id, ...place({ x, y: 80, width: 480, height: 300 }) });
    const page = pageOf(words('a', 80, ''), words('b', 700, text));
    expect(lintPage(page, { rules: ['overflow'] })).toEqual([]);
    for (const format of FORMAT_IDS) {
      const now = withFormat(page, format, { width: 500, height: 900 });
      expect(lintPage(now, { rules: ['overflow'] })).toEqual([]);
      const [a, b] = now.components.map(({ props }) => ('fontSize' in props ? props.fontSize : 0));
      expect(a).toBe(b);
      // More than the narrower side alone would allow, where the other side gives room.
      if (format === 'a4-portrait') expect(a).toBeGreaterThan(24 * (992 / 1280));
    }
  });

  it('keeps what stood on one line on one line, in the middle of where its box would be', () => {
    const line = componentOf(
      'text',
      { text: '98.6%', fontSize: 80, lineHeight: 1.2 },
      { id: 'a', ...place({ x: 100, y: 100, width: 260, height: 96 }) },
    );
    const mark = componentOf('rectangle', {}, { id: 'm', ...place({ x: 60, y: 146, width: 24, height: 4 }) });
    const now = withFormat(pageOf(line, mark), 'long-3');
    const [text, rule] = [find(now, 'a'), find(now, 'm')];
    expect('fontSize' in text.props && text.props.fontSize).toBeGreaterThan(60);
    expect(text.size.height).toBeLessThan(96 * 2);
    expect(text.position.y + text.size.height / 2).toBeCloseTo(rule.position.y + rule.size.height / 2, 0);
    expect(lintPage(now, { rules: ['overflow'] })).toEqual([]);
  });

  it('keeps the weight of bars, at the edge that they lay along', () => {
    const bar = (id: string, box: Rect) => componentOf('rectangle', {}, { id, ...place(box) });
    const page = pageOf(
      bar('card', { x: 100, y: 200, width: 400, height: 300 }),
      bar('top', { x: 100, y: 200, width: 400, height: 8 }),
      bar('foot', { x: 100, y: 492, width: 400, height: 8 }),
      bar('free', { x: 600, y: 300, width: 60, height: 8 }),
      bar('beside', { x: 700, y: 10, width: 6, height: 90 }),
    );
    // Twice as high, as wide as before.
    const now = withFormat(page, 'custom', { width: 1280, height: 1440 });
    const box = (id: string) => rectOf(find(now, id));
    expect(box('card')).toEqual({ x: 100, y: 400, width: 400, height: 600 });
    expect(box('top')).toEqual({ x: 100, y: 400, width: 400, height: 8 });
    expect(box('foot')).toEqual({ x: 100, y: 992, width: 400, height: 8 });
    expect(box('free')).toEqual({ x: 600, y: 604, width: 60, height: 8 });
    expect(box('beside')).toEqual({ x: 700, y: 20, width: 6, height: 180 });
  });

  it('scales what is set in px, and moves what is locked', () => {
    const page = pageOf(
      componentOf(
        'text',
        { padding: 20, spans: [{ start: 0, end: 1, fontSize: 40 }], text: 'ab' },
        { id: 'a', locked: true, ...place({ x: 640, y: 360, width: 200, height: 100 }) },
      ),
      componentOf('line', { lineWidth: 4 }, { id: 'l', ...place({ x: 0, y: 0, width: 640, height: 1 }) }),
    );
    const now = withFormat(page, 'custom', { width: 640, height: 360 });
    expect(find(now, 'a')).toMatchObject({
      position: { x: 320, y: 180 },
      size: { width: 100, height: 50 },
      props: { padding: 10, fontSize: 8, spans: [{ fontSize: 20 }] },
    });
    expect(find(now, 'l').props).toMatchObject({ lineWidth: 2, endPoint: { x: 50, y: 0 } });
    expect(now.margin).toBe(30);
  });

  it('changes nothing but the type where the size stays, and nothing at all where both stay', () => {
    const page = pageOf(componentOf('text', {}, { id: 'a' }));
    expect(withFormat(page, 'ppt-16-9')).toBe(page);
    const custom = withFormat(page, 'custom');
    expect(custom).toMatchObject({ format: 'custom', size: SLIDE });
    expect(custom.components[0]).toBe(page.components[0]);
  });

  it('holds a custom size within its limits', () => {
    expect(withinLimits({ width: 3, height: 9000 })).toEqual({ width: CUSTOM_SIZE.min, height: CUSTOM_SIZE.max });
    expect(withFormat(pageOf(), 'custom', { width: 1, height: 500.4 }).size).toEqual({ width: 320, height: 500 });
  });
});

/** px by which two boxes overlap in the direction in which they do least. */
function overlap(a: Rect, b: Rect): number {
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(x, y);
}
