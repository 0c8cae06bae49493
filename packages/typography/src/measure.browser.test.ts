import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserLayout, LayoutBrowser } from '../testing/browser-layout.ts';
import { fullLineCases, layoutCases } from '../testing/layout-cases.ts';
import { measureText } from './measure.ts';

/** Share of texts that may take more lines than in Chromium, and that may break elsewhere in as many lines. */
const MORE_LINES = 0.01;
/** px, or this share of the line. */
const WIDTH = { px: 0.5, share: 0.005 } as const;

const cases = layoutCases(20_261);
const full = fullLineCases();
let layouts: BrowserLayout[] = [];
let fullLayouts: BrowserLayout[] = [];

beforeAll(async () => {
  const browser = await LayoutBrowser.open();
  layouts = await browser.layOut(cases);
  fullLayouts = await browser.layOut(full);
  await browser.close();
});

afterAll(() => {
  layouts = [];
});

const measured = cases.map(({ text, style, width }) => measureText(text, style, width));
const place = (index: number) => {
  const { text, style, width } = cases[index] as (typeof cases)[number];
  return `${style.fontFamily} ${style.fontWeight} ${style.fontSize}px ${style.language} in ${width}px: ${text}`;
};

test('no text takes more lines in Chromium than measured, and hardly any fewer', () => {
  const tooFew = layouts.flatMap((layout, index) =>
    (measured[index]?.lines.length ?? 0) < layout.lines.length ? [place(index)] : [],
  );
  const tooMany = layouts.flatMap((layout, index) =>
    (measured[index]?.lines.length ?? 0) > layout.lines.length ? [place(index)] : [],
  );
  expect(tooFew).toEqual([]);
  expect(tooMany.length, tooMany.join('\n')).toBeLessThanOrEqual(cases.length * MORE_LINES);
});

test('heights are those of Chromium where the lines are', () => {
  layouts.forEach((layout, index) => {
    if (measured[index]?.lines.length !== layout.lines.length) return;
    expect(measured[index].height).toBeCloseTo(layout.height, 0);
  });
});

test('lines break at the same places and are as wide as measured', () => {
  let lines = 0;
  const elsewhere: string[] = [];
  const wrongWidth: string[] = [];
  layouts.forEach((layout, index) => {
    layout.lines.forEach((line, at) => {
      const own = measured[index]?.lines[at];
      lines += 1;
      if (own?.text.trimEnd() !== line.text.trimEnd()) elsewhere.push(`${line.text} | ${own?.text} | ${place(index)}`);
      else if (Math.abs(own.width + own.kerning - line.width) > Math.max(WIDTH.px, line.width * WIDTH.share)) {
        wrongWidth.push(`${line.text}: ${own.width + own.kerning} measured, ${line.width} drawn | ${place(index)}`);
      }
    });
  });
  expect(lines).toBeGreaterThan(3000);
  expect(elsewhere.length, elsewhere.slice(0, 20).join('\n')).toBeLessThanOrEqual(lines * 0.01);
  expect(wrongWidth.length, wrongWidth.slice(0, 40).join('\n')).toBeLessThanOrEqual(lines * 0.01);
});

test('a word that is kerned towards the space behind it ends a full line only where lines are aligned left', () => {
  const textsOf = (lines: readonly { readonly text: string }[]): string[] => lines.map(({ text }) => text.trimEnd());
  const own = full.map(({ text, style, width }) => textsOf(measureText(text, style, width).lines));
  expect(fullLayouts.map(({ lines }) => textsOf(lines))).toEqual(own);
  const firstOf = (align: string): string[] =>
    own.flatMap(([first = ''], index) => (full[index]?.style.textAlign === align ? [first] : []));
  expect(firstOf('left').length).toBeGreaterThan(1);
  for (const align of ['center', 'right']) {
    expect(firstOf(align).every((line, index) => line.length < (firstOf('left')[index] ?? '').length)).toBe(true);
  }
});

test('headings part between the same phrases as in Chromium', () => {
  const headings = cases.flatMap(({ style }, index) => (style.keepsPhrases ? [index] : []));
  expect(headings.length).toBeGreaterThan(200);
  const elsewhere = headings.filter((index) => {
    const own = measured[index]?.lines.map(({ text }) => text.trimEnd());
    return JSON.stringify(own) !== JSON.stringify(layouts[index]?.lines.map(({ text }) => text.trimEnd()));
  });
  const linesAt = (index: number) => [measured[index], layouts[index]].map((own) => own?.lines.map(({ text }) => text));
  expect(elsewhere.map((index) => `${place(index)}: ${JSON.stringify(linesAt(index))}`)).toEqual([]);
});
