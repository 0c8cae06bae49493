import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { NO_PRESS } from '../testing/presses.ts';
import { chartOf, pageOf, place } from '../testing/proof-pages.ts';
import { all, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';

const ground = (color: string) => ({ fill: { type: 'solid', color }, base: color }) as const;
const body = { family: 'Lora', weight: 400 };
const STYLE: NonNullable<ExportContext['style']> = {
  dark: true,
  palette: {
    page: ground('#102030'),
    cover: ground('#0a1420'),
    section: ground('#0a1420'),
    surface: '#1a2c40',
    surfaceAlt: '#24384e',
    strong: '#ff7a1a',
    ink: '#f4f6fa',
    soft: '#b8c4d4',
    rule: '#33475e',
    accent: '#ff7a1a',
    accents: ['#ff7a1a', '#2ec4b6', '#f4d35e'],
    chart: ['#2ec4b6', '#ff7a1a', '#f4d35e', '#9b5de5', '#00bbf9', '#ef476f'],
  },
  fonts: {
    heading: { family: 'Sora', weight: 700, by: { 'ja-JP': { family: 'Zen Maru Gothic', weight: 700 } } },
    body,
    figure: body,
    label: { ...body, uppercase: false },
  },
};

/** More is said in another colour, and in another face, than in those of the style. */
function page(ink: string, rest: Partial<Page> = {}): Page {
  return pageOf(
    [
      componentOf('heading', { text: 'Title', level: 1, fontFamily: 'Sora', color: ink }, place(40, 30, 900, 80)),
      componentOf('text', { text: 'Body', fontFamily: 'Lora', color: ink }, place(40, 130, 900, 40)),
      componentOf(
        'text',
        { text: 'By the way. '.repeat(20), fontFamily: 'Inter', color: '#ddeeff' },
        place(40, 200, 600, 200),
      ),
      chartOf('bar'),
    ],
    { background: { type: 'solid', color: '#102030' }, ...rest },
  );
}

async function themeOf(pages: readonly Page[]) {
  const context = { title: 'Theme', language: 'en-US', picture: async () => undefined, press: NO_PRESS } as const;
  const { bytes } = await exportPptx(pages, { lines: 'auto', fonts: 'designed' }, { ...context, style: STYLE });
  const theme = new ReadPackage(bytes).xml('ppt/theme/theme1.xml');
  const colors = all(theme, 'a:clrScheme')[0]?.children.map(({ name, children }) => [
    name,
    children[0]?.attributes.val,
  ]);
  const faces = all(theme, 'a:latin').map(({ attributes }) => attributes.typeface);
  return { colors: Object.fromEntries(colors ?? []) as Record<string, string>, faces };
}

describe('the theme of a presentation', () => {
  it('is that of the style that the pages are drawn in, its accents in their order', async () => {
    const { colors, faces } = await themeOf([page('#f4f6fa')]);
    expect([colors['a:dk1'], colors['a:lt1'], colors['a:dk2'], colors['a:lt2']]).toEqual([
      '102030',
      'F4F6FA',
      '1A2C40',
      'B8C4D4',
    ]);
    expect([1, 2, 3, 4, 5, 6].map((number) => colors[`a:accent${number}`])).toEqual([
      'FF7A1A',
      '2EC4B6',
      'F4D35E',
      '9B5DE5',
      '00BBF9',
      'EF476F',
    ]);
    expect(faces).toEqual(['Sora', 'Lora']);
  });

  it('is made of what is seen where the pages are drawn in something else', async () => {
    const { colors, faces } = await themeOf([page('#ffeedd')]);
    expect(colors['a:lt1']).toBe('DDEEFF');
    expect(colors['a:accent1']).not.toBe('FF7A1A');
    expect(faces).toEqual(['Sora', 'Lora']);
    expect((await themeOf([page('#ffeedd', { components: page('#ffeedd').components.slice(2) })])).faces).toEqual([
      'Inter',
      'Inter',
    ]);
  });
});
