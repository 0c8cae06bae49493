import { lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type { Primitive } from '@pagewright/components/primitives';
import { designPage } from '@pagewright/design/design';
import { STYLES } from '@pagewright/design/styles';
import { outline } from '@pagewright/model/outline';
import type { Fill } from '@pagewright/model/page';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import { fontFamily } from '@pagewright/typography/catalogue';
import { fontStyleSheets } from '@pagewright/typography/font-faces';
import type { z } from 'zod';

/**
 * One really designed page a style, for the style cards. Vite runs this module while building and ships only its
 * values (vite/prerender.ts), so that neither the designer nor the page renderer weigh on the first screen.
 */
export interface StyleSample {
  readonly size: Size;
  readonly background: Fill;
  /** What the page is made of, lowest first. */
  readonly primitives: readonly Primitive[];
  /** Font style sheets it needs, as paths under the fonts' base path. */
  readonly fontSheets: readonly string[];
}

const sample = outline.parse({
  version: 2,
  title: 'Aurora',
  language: 'en-US',
  engine: 'local',
  mode: 'condense',
  format: 'ppt-16-9',
  pages: [
    {
      id: 'p1',
      form: 'cover',
      title: { text: 'Aurora 2030' },
      subtitle: { text: 'A bright plan in six steps' },
      meta: [{ text: 'Studio North' }],
    },
  ],
  assets: {},
  unused: [],
  countReason: { code: 'count-asked' },
  followed: [],
  notFollowed: [],
} satisfies z.input<typeof outline>);

export const STYLE_SAMPLES = Object.fromEntries(
  STYLE_IDS.map((style) => [style, drawn(designPage(sample, 0, { format: 'ppt-16-9', style: STYLES[style] }))]),
) as Record<StyleId, StyleSample>;

function drawn(page: Page): StyleSample {
  const { size, background, primitives } = lowerPage(page, { assets: () => undefined });
  return { size, background, primitives, fontSheets: sheetsOf(primitives, page) };
}

/** Sheets of the families that the texts name themselves: a sample has no characters for the ones behind them. */
function sheetsOf(primitives: readonly Primitive[], page: Page): string[] {
  const looks = primitives.flatMap((primitive) =>
    primitive.type === 'text' ? primitive.paragraphs.flatMap(({ runs }) => runs.map(({ look }) => look)) : [],
  );
  const own = new Set(looks.map((look) => fontFamily(look.fontFamily).package));
  const uses = looks.map((look) => ({ family: look.fontFamily, weight: look.fontWeight, language: page.language }));
  return fontStyleSheets(uses).filter((sheet) => own.has(sheet.slice(0, sheet.lastIndexOf('/'))));
}
