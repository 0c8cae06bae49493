import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { advanceWidth } from '@pagewright/typography/measure';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fidelityLines } from '../../fidelity-text.ts';
import { NO_PRESS } from '../../testing/presses.ts';
import { chartOf, pageOf, place } from '../../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../../testing/read-package.ts';
import { exportPptx } from '../export-pptx.ts';

const text = (words: string, look: Readonly<Record<string, unknown>> = {}, at = 0): Component =>
  componentOf('text', { text: words, ...look }, place(20, 20 + 60 * at, 900, 50));

async function exported(components: readonly Component[], rest: Partial<Page> = {}) {
  const { bytes, fidelity } = await exportPptx(
    [pageOf(components, rest)],
    { lines: 'auto', fonts: 'designed' },
    { title: 'Fonts', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  const file = new ReadPackage(bytes);
  return { file, fidelity, slide: file.xml('ppt/slides/slide1.xml'), fonts: fontsIn(file) };
}

/** The fonts of a file as a reader opens them that knows nothing of how they were made: by family, face by face. */
function fontsIn(file: ReadPackage): Record<string, Record<string, Font>> {
  const targets = new Map(file.relationships('ppt/presentation.xml').map(({ id, target }) => [id, target]));
  const entries = all(file.xml('ppt/presentation.xml'), 'p:embeddedFont').map(({ children: [font, ...faces] }) => [
    font?.attributes.typeface,
    Object.fromEntries(faces.map((face) => [face.name, opened(file, targets.get(face.attributes['r:id'] as string))])),
  ]);
  return Object.fromEntries(entries);
}

/** Unwraps a font (Embedded OpenType: its length, that of the font at its end, the version). */
function opened(file: ReadPackage, path: string | undefined): Font {
  const bytes = Buffer.from(file.files[path ?? ''] ?? []);
  expect(bytes.readUInt32LE(0)).toBe(bytes.length);
  expect(bytes.readUInt32LE(8)).toBe(0x00020001);
  return create(bytes.subarray(bytes.length - bytes.readUInt32LE(4))) as Font;
}

const facesOf = (fonts: Record<string, Record<string, Font>>) =>
  Object.fromEntries(Object.entries(fonts).map(([family, faces]) => [family, Object.keys(faces)]));

const holds = (font: Font | undefined, words: string): boolean =>
  [...words].every((character) => font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** What the runs of a slide are drawn with, names of the theme followed. */
function namesOf(slide: Element, file: ReadPackage) {
  const [minor] = all(file.xml('ppt/theme/theme1.xml'), 'a:minorFont');
  const nameIn = (run: Element, script: 'a:latin' | 'a:ea'): string | undefined => {
    const name = all(run, script)[0]?.attributes.typeface;
    return name?.startsWith('+mn-') && minor ? all(minor, script)[0]?.attributes.typeface : name;
  };
  return all(slide, 'a:rPr').map((run) => ({
    bold: run.attributes.b === '1',
    latin: nameIn(run, 'a:latin'),
    eastAsian: nameIn(run, 'a:ea'),
  }));
}

describe('the fonts of a presentation', () => {
  it('are in the file by the names that its runs have, a family of its own for each weight but regular and bold', async () => {
    const { fonts, slide, file } = await exported([
      text('Regular', { fontFamily: 'Lora' }),
      text('Bold', { fontFamily: 'Lora', fontWeight: 700 }, 1),
      text('Semibold', { fontFamily: 'Inter', fontWeight: 600 }, 2),
      text('Slanted', { fontFamily: 'Inter', fontWeight: 700, fontStyle: 'italic' }, 3),
    ]);
    expect(facesOf(fonts)).toEqual({
      Lora: ['p:regular', 'p:bold'],
      'Inter SemiBold': ['p:regular', 'p:bold'],
      // Programs find a family by its regular face.
      Inter: ['p:regular', 'p:boldItalic'],
    });
    expect(namesOf(slide, file).map(({ bold }) => bold)).toEqual([false, true, true, true]);
    for (const [family, faces] of Object.entries(fonts)) {
      for (const font of Object.values(faces)) expect(font.familyName).toBe(family);
    }
  });

  it('have the characters that are used, and those of ASCII, as wide as they are measured', async () => {
    const words = 'AVATAR Token: 22 000 Kč, „Łódź“ — “To” Ünïcôdé';
    const { fonts } = await exported([
      text(words, { fontFamily: 'Lora' }),
      text(words, { fontFamily: 'Source Sans 3', fontWeight: 600 }, 1),
    ]);
    for (const [family, fontFamily, fontWeight] of [
      ['Lora', 'Lora', 400],
      ['Source Sans 3 SemiBold', 'Source Sans 3', 600],
    ] as const) {
      const font = Object.values(fonts[family] ?? {}).at(-1) as Font;
      expect(holds(font, `${words}~}`)).toBe(true);
      expect(holds(font, 'Ж')).toBe(false);
      const set = font.layout(words, { liga: false, calt: false });
      const style = {
        fontFamily,
        fontWeight,
        fontSize: 100,
        fontStyle: 'normal',
        lineHeight: 1,
        language: 'en-US',
      } as const;
      expect((set.advanceWidth / font.unitsPerEm) * 100).toBeCloseTo(advanceWidth(words, style), 0);
    }
  });

  it('have ideographs from all files of a family, and little else', async () => {
    const words = '面包房在磨坊街，二〇二六年开业：𠮷。';
    const { fonts, file, fidelity } = await exported([text(words)], { language: 'zh-CN' });
    expect(facesOf(fonts)).toEqual({ 'Noto Sans SC': ['p:regular'] });
    const font = fonts['Noto Sans SC']?.['p:regular'];
    expect(holds(font, '面包房在磨坊街，二〇二六年开业：。Az')).toBe(true);
    expect(font?.glyphForCodePoint(0x9762).advanceWidth).toBe(font?.unitsPerEm);
    expect(font?.numGlyphs).toBeLessThan(130);
    expect(file.files['ppt/fonts/font1.fntdata']?.length).toBe(fidelity.fontBytes);
    expect(fidelity.fontBytes).toBeLessThan(60_000);
    expect(fidelityLines(fidelity, 'en-US').at(-1)).toMatch(
      /^Fonts in the file, for PowerPoint: .*Noto Sans SC \(\d+ kB\)$/,
    );
  });

  it('are for the script of their family, also where none of its files says so', async () => {
    const { fonts } = await exported([text('春天', { fontFamily: 'ZCOOL XiaoWei' })], { language: 'zh-CN' });
    const simplified = 1 << 18;
    expect((fonts['ZCOOL XiaoWei']?.['p:regular']?.['OS/2'].codePageRange?.[0] ?? 0) & simplified).toBe(simplified);
  });

  it('are bold ones of their families where they are heavy, whatever weights the families have', async () => {
    const { fonts, slide, file } = await exported([text('街 48', { fontWeight: 600 })], { language: 'zh-CN' });
    // Inter has a semibold face, Noto Sans SC takes its bold one for it.
    expect(namesOf(slide, file)).toEqual([{ bold: true, latin: 'Inter SemiBold', eastAsian: 'Noto Sans SC' }]);
    expect(facesOf(fonts)).toEqual({
      'Inter SemiBold': ['p:regular', 'p:bold'],
      'Noto Sans SC': ['p:regular', 'p:bold'],
    });
  });

  it('have the words of charts', async () => {
    const { fonts } = await exported([chartOf('bar', { unit: 'Ω', categories: ['Größe', 'Łódź', '三月'] })]);
    expect(holds(fonts.Inter?.['p:regular'], 'Größe Łódź')).toBe(true);
    expect(holds(fonts['Noto Sans SC']?.['p:regular'], '三月')).toBe(true);
  });
});
