import { contrast } from '@pagewright/model/color';
import { LANGUAGES } from '@pagewright/model/languages';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { STYLE_IDS } from '@pagewright/model/styles';
import { lintPage } from '@pagewright/page/lint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designOutline } from './design.ts';
import { sampleDeck } from './fixtures/fixtures.ts';
import { readStyleFile } from './style-file.ts';
import { STYLES } from './styles.ts';
import {
  familiesFor,
  THEME_COLORS,
  THEME_LIMITS,
  themeColor,
  themeFont,
  unreadableColors,
  withGap,
  withRadius,
  withTextSize,
  withThemeColor,
  withThemeFont,
} from './theme-edit.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const { radius, gap, text } = THEME_LIMITS;

type Change = (tokens: StyleTokens) => StyleTokens;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...THEME_COLORS), color).map(
    ([part, value]): Change =>
      (one) =>
        withThemeColor(one, part, value),
  ),
  fc.integer(radius).map(
    (value): Change =>
      (one) =>
        withRadius(one, value),
  ),
  fc.integer(gap).map(
    (value): Change =>
      (one) =>
        withGap(one, value),
  ),
  fc.integer({ min: text.min * 20, max: text.max * 20 }).map(
    (value): Change =>
      (one) =>
        withTextSize(one, value / 20),
  ),
  fc
    .tuple(fc.constantFrom('heading' as const, 'body' as const), fc.constantFrom(...LANGUAGES), fc.nat())
    .map(([role, language, at]): Change => {
      const families = familiesFor(language);
      return (one) => withThemeFont(one, role, families[at % families.length]?.name ?? '', language);
    }),
);
const theme = fc
  .tuple(fc.constantFrom(...STYLE_IDS), fc.array(change, { minLength: 1, maxLength: 8 }))
  .map(([id, changes]) => changes.reduce((tokens, one) => one(tokens), STYLES[id]));

describe('a theme that a person makes', () => {
  it('is a style whatever they choose: its faces are there and its texts can be read', () => {
    fc.assert(
      fc.property(theme, (tokens) => {
        expect(readStyleFile(JSON.parse(JSON.stringify(tokens)))).toEqual({ tokens });
      }),
      { numRuns: 300 },
    );
  });

  it('makes no page on which something cannot be read', () => {
    fc.assert(
      fc.property(theme, (tokens) => {
        const pages = designOutline(sampleDeck('en-US'), { format: 'ppt-16-9', style: tokens });
        expect(pages.flatMap((page) => lintPage(page, { rules: ['contrast'] }))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('marks titles with a colour that they can be read on, also where every accent is near to the ink', () => {
    const night = withThemeColor(withThemeColor(STYLES.energetic, 'page', '#000000'), 'ink', '#99949d');
    const pages = designOutline(sampleDeck('en-US'), { format: 'ppt-16-9', style: night });
    expect(pages.flatMap((page) => lintPage(page, { rules: ['contrast'] }))).toEqual([]);
  });

  it('has the colour that was chosen, and the style is else as it was', () => {
    for (const part of THEME_COLORS) {
      const changed = withThemeColor(STYLES.professional, part, '#7a1fa2');
      expect(themeColor(changed, part)).toBe('#7a1fa2');
      expect({ ...changed, palette: 0, dark: 0 }).toEqual({ ...STYLES.professional, palette: 0, dark: 0 });
    }
    // An accent is one colour in lines, panels and charts.
    const { palette } = withThemeColor(STYLES.professional, 'accent', '#7a1fa2');
    expect([palette.accents[0], palette.chart[0]]).toEqual(['#7a1fa2', '#7a1fa2']);
    // Other ink is needed on a dark page, and brought along.
    const night = withThemeColor(STYLES.professional, 'page', '#10131a');
    expect(night.dark).toBe(true);
    expect(contrast(night.palette.ink, '#10131a')).toBeGreaterThanOrEqual(7);
  });

  it('says which colours cannot be read as they are, with the nearest that can', () => {
    for (const id of STYLE_IDS) expect(unreadableColors(STYLES[id]), id).toEqual([]);
    const pale = withThemeColor(STYLES.professional, 'ink', '#d9d2b0');
    const [finding, ...others] = unreadableColors(pale);
    expect([finding?.part, others]).toEqual(['ink', []]);
    const mended = withThemeColor(pale, 'ink', finding?.fix ?? '');
    expect(unreadableColors(mended)).toEqual([]);
  });

  it('has faces of the language of the document', () => {
    const serif = withThemeFont(STYLES.professional, 'heading', 'Noto Serif SC', 'zh-CN');
    expect([themeFont(serif, 'heading', 'zh-CN'), themeFont(serif, 'heading', 'en-US')]).toEqual([
      'Noto Serif SC',
      STYLES.professional.fonts.heading.family,
    ]);
    expect(serif.fonts.figure.by?.['zh-CN']?.family).toBe('Noto Serif SC');
    expect(themeFont(serif, 'body', 'zh-CN')).toBe(themeFont(STYLES.professional, 'body', 'zh-CN'));
  });
});
