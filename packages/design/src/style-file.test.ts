import { readFileSync } from 'node:fs';
import { styleTokens } from '@pagewright/model/style-tokens';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import { describe, expect, it } from 'vitest';
import { designOutline } from './design.ts';
import { sampleDeck } from './fixtures/fixtures.ts';
import { readStyleFile } from './style-file.ts';
import { STYLES } from './styles.ts';

/** The brand kit that the documentation shows. */
const HOW_TO = readFileSync(new URL('../../../docs/how-to.md', import.meta.url), 'utf8');
const BRAND = /```json style\n(.*?)```/s.exec(HOW_TO)?.[1] ?? '';

describe('a style', () => {
  it.each(STYLE_IDS)('%s is plain data', (id) => {
    expect(styleTokens.parse(JSON.parse(JSON.stringify(STYLES[id])))).toEqual(STYLES[id]);
    expect(readStyleFile(JSON.parse(JSON.stringify(STYLES[id])))).toEqual({ tokens: STYLES[id] });
  });

  it('of a brand designs a deck', () => {
    const { tokens, faults } = readStyleFile(JSON.parse(BRAND));
    expect(faults).toBeUndefined();
    if (!tokens) return;
    for (const format of ['ppt-16-9', 'a4-portrait', 'note'] as const) {
      const pages = designOutline(sampleDeck('en-US'), { format, style: tokens });
      expect(pages.flatMap((page) => lintPage(page).filter(({ severity }) => severity === 'error'))).toEqual([]);
      if (format === 'ppt-16-9') expect(pages[0]?.background).toEqual({ type: 'solid', color: '#5b0e2d' });
      const families = pages.flatMap((page) =>
        page.components.flatMap(({ type, props }) => (type === 'heading' ? [props.fontFamily] : [])),
      );
      expect(new Set(families)).toEqual(new Set(['Playfair Display']));
    }
  });

  it('says what is wrong with it', () => {
    const faultsOf = (content: unknown) => readStyleFile(content).faults?.join('\n') ?? '';
    expect(faultsOf(undefined)).toContain('palette');
    expect(faultsOf({ based: 'brutal' })).toContain('based: not one of');
    expect(faultsOf({ based: 'warm', palette: { accent: 'red' } })).toContain('palette.accent: not a colour');
    expect(faultsOf({ based: 'warm', fonts: { body: { family: 'Comic Sans MS' } } })).toContain('no family Comic Sans');
    expect(faultsOf({ based: 'warm', fonts: { body: { weight: 450 } } })).toContain('has no weight 450');
    const split = [
      { color: '#000000', position: 0 },
      { color: '#ffffff', position: 100 },
    ];
    const cover = { fill: { type: 'linear', angle: 90, stops: split }, base: '#ffffff' };
    expect(faultsOf({ based: 'warm', palette: { cover } })).toContain('palette.cover: text has a contrast of');
  });
});
