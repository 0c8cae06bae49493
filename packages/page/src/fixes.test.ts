import type { Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixFinding, fixPage, whyUnfixed } from './fixes.ts';
import { part, rect, slide } from './lint/fixture-page.ts';
import { lintPage, type RuleName } from './lint.ts';

const LONG = 'Revenue grew in every region and in every quarter of the year. '.repeat(4).trim();

function fixed(page: Page, rule: RuleName): Page {
  const finding = lintPage(page).find((one) => one.rule === rule);
  if (!finding) throw new Error(`The page has no ${rule}`);
  const result = fixFinding(page, finding);
  if (!result) throw new Error('No fix');
  return result;
}

describe('one-click fixes', () => {
  it('gives overflowing text more height where there is room, and keeps its size', () => {
    const page = slide([part('text', 't', rect(80, 80, 300, 40), { text: LONG })], { margin: 40 });
    const result = fixed(page, 'overflow');
    expect(lintPage(result)).toEqual([]);
    expect(result.components[0]?.props).toEqual({ ...page.components[0]?.props, unfitted: { height: 40 } });
    expect(result.components[0]?.size.height).toBeGreaterThan(40);
  });

  it('lets what is turned grow away from where its upper side is seen', () => {
    const table = part('aiTable', 'table', rect(300, 300, 400, 60), {}, { rotation: 90 });
    // It is seen from 470 to 530 across and from 130 to 530 down, its upper side at the right.
    const [grown] = fixPage(slide([table])).components;
    expect(grown && rotatedBounds(grown)).toEqual(rect(370, 130, 160, 400));
  });

  it('pushes what belongs below a title, so that nothing lies over another', () => {
    const title = part('heading', 't', rect(80, 60, 500, 40), { text: LONG, fontSize: 30 }, { slot: 'title' });
    const below = part('text', 'below', rect(80, 110, 500, 40), { text: 'A subtitle' }, { slot: 'subtitle' });
    const page = slide([title, below]);
    const result = fixed(page, 'overflow');
    expect(lintPage(result)).toEqual([]);
    expect(result.components[0]?.props).toMatchObject({ fontSize: 30 });
    expect(result.components[1]?.position.y).toBeGreaterThan(150);
  });

  it('moves one of two texts that lie over each other to where there is room', () => {
    const page = slide([
      part('text', 'a', rect(80, 80, 300, 40), { text: 'One text' }),
      part('text', 'b', rect(90, 90, 300, 40), { text: 'Another text' }),
    ]);
    const result = fixed(page, 'overlap');
    expect(lintPage(result)).toEqual([]);
    expect(result.components.map(({ props }) => props)).toEqual(page.components.map(({ props }) => props));
  });

  it('says why there is none', () => {
    const why = (page: Page) => lintPage(page).map((finding) => [finding.rule, whyUnfixed(page, finding)]);
    expect(why(slide([]))).toEqual([['empty-page', 'judgement']]);
    const wide = part('text', 't', rect(1270, 80, 200, 40), { text: 'Out' }, { locked: true });
    expect(why(slide([wide]))).toEqual([['off-page', 'locked']]);
    const full = slide([
      part('text', 'a', rect(0, 0, 1280, 700), { text: 'One text', fontSize: 16 }),
      part('text', 'b', rect(0, 0, 1280, 700), { text: 'Another text', fontSize: 16 }),
    ]);
    const [finding] = lintPage(full);
    if (!finding) throw new Error('no finding');
    expect(fixFinding(full, finding)).toBeUndefined();
    expect(whyUnfixed(full, finding)).toBe('no-room');
  });

  it('makes the font smaller where another text stands below', () => {
    const below = part('text', 'below', rect(80, 210, 300, 40), { text: 'Another text' });
    const page = slide([part('text', 't', rect(80, 80, 300, 120), { text: LONG }), below]);
    const result = fixed(page, 'overflow');
    expect(lintPage(result)).toEqual([]);
    expect(result.components[0]?.size.height).toBe(120);
    expect(result.components[1]).toBe(page.components[1]);
  });

  it('brings what has left the page back inside the margins', () => {
    const page = slide([part('text', 't', rect(1200, -30, 200, 60), { text: 'Out' })], { margin: 40 });
    expect(fixed(page, 'off-page').components[0]?.position).toEqual({ x: 1040, y: 40 });
  });

  it('brings it beside what stands just inside, where it would lie on that', () => {
    const there = part('text', 'there', rect(980, 40, 260, 120), { text: LONG, fontSize: 12 });
    const page = slide([there, part('text', 't', rect(1260, 80, 200, 40), { text: 'Out' })], { margin: 40 });
    const result = fixed(page, 'off-page');
    expect(lintPage(result)).toEqual([]);
    expect(result.components[0]).toBe(page.components[0]);
  });

  it('moves both ends of a line', () => {
    const props = { startPoint: { x: 1200, y: 100 }, endPoint: { x: 1300, y: 100 } };
    const page = slide([part('line', 'l', rect(1200, 100, 100, 2), props)]);
    expect(fixed(page, 'off-page').components[0]?.props).toMatchObject({
      startPoint: { x: 1180, y: 100 },
      endPoint: { x: 1280, y: 100 },
    });
  });

  it('takes a colour of the page that can be read before black or white', () => {
    const page = slide([
      part('text', 'pale', rect(80, 80, 300, 40), { text: 'Pale words', color: '#eeeeee' }),
      part('text', 'brand', rect(80, 180, 300, 40), { text: 'Brand words', color: '#1d3a8a' }),
    ]);
    expect(fixed(page, 'contrast').components[0]?.props).toMatchObject({ color: '#1d3a8a' });
  });

  it('raises small text to the least size', () => {
    const page = slide([part('text', 't', rect(80, 80, 300, 40), { text: 'Small words', fontSize: 9 })]);
    expect(fixed(page, 'small-text').components[0]?.props).toMatchObject({ fontSize: 12 });
  });

  describe('of a listing', () => {
    const code = (lines: number) => Array.from({ length: lines }, (_, line) => `call(${line});`).join('\n');
    const listing = (text: string) => part('codeBlock', 'code', rect(80, 120, 500, 200), { code: text, language: 'c' });
    const title = part('heading', 'title', rect(80, 40, 600, 60), { text: 'A listing', fontSize: 32 });
    const beside = part('text', 'beside', rect(700, 120, 400, 300), { text: 'Words', fontSize: 20 });
    const rules = (page: Page) =>
      lintPage(page, { rules: ['overflow', 'overlap', 'off-page', 'small-text', 'contrast'] }).map(({ rule }) => rule);
    const boxOf = (page: Page) => page.components[0]?.size;

    it('give it the height that its lines need to be read', () => {
      const page = slide([listing(code(20)), title, beside], { margin: 40 });
      expect(rules(page)).toEqual(['small-text']);
      const result = fixPage(page);
      expect(rules(result)).toEqual([]);
      expect(boxOf(result)).toEqual({ width: 500, height: 520 });
    });

    it('take what is free beside it, and no more', () => {
      const long = code(24).replaceAll('call', `call_of_${'a'.repeat(50)}`);
      const page = slide([listing(long), title, beside], { margin: 40 });
      const result = fixPage(page);
      expect(rules(result)).toEqual([]);
      expect(boxOf(result)?.width).toBe(652);
      expect(result.components.slice(1)).toEqual(page.components.slice(1));
    });

    it('show all of it where no room is enough to read it', () => {
      const page = slide([listing(code(250)), title, beside], { margin: 40 });
      expect(rules(page)).toContain('overflow');
      const result = fixPage(page);
      expect(rules(result)).toEqual(['small-text']);
      expect(result.components.slice(1)).toEqual(page.components.slice(1));
    });
  });

  it('leaves locked components and faults without a fix alone', () => {
    const locked = part('text', 't', rect(1270, 80, 200, 40), { text: 'Out' }, { locked: true });
    const page = slide([locked]);
    expect(lintPage(page).map((finding) => fixFinding(page, finding))).toEqual(lintPage(page).map(() => undefined));
    expect(fixPage(page)).toBe(page);
    const empty = slide([]);
    expect(fixPage(empty)).toBe(empty);
  });

  it('never makes a page worse, whatever stands on it', () => {
    const box = fc.record({
      x: fc.integer({ min: -200, max: 1400 }),
      y: fc.integer({ min: -200, max: 800 }),
      width: fc.integer({ min: 20, max: 800 }),
      height: fc.integer({ min: 10, max: 400 }),
      fontSize: fc.integer({ min: 8, max: 60 }),
      color: fc.constantFrom('#ffffff', '#eeeeee', '#777777', '#1a1a1a'),
      text: fc.constantFrom('Words', LONG, '页面上的文字需要有地方可放', 'Ω ☃'),
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 6 }), (boxes) => {
        const page = slide(
          boxes.map(({ x, y, width, height, ...props }, index) =>
            part('text', `t${index}`, rect(x, y, width, height), props),
          ),
        );
        const errors = (one: Page) => lintPage(one).filter(({ severity }) => severity === 'error').length;
        const result = fixPage(page);
        expect(errors(result)).toBeLessThanOrEqual(errors(page));
        expect(result.components.map(({ id }) => id)).toEqual(page.components.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });
});
