import { lowerPage } from '@pagewright/components/lower-page';
import type { Primitive } from '@pagewright/components/primitives';
import { designPage } from '@pagewright/design/design';
import { STYLES } from '@pagewright/design/styles';
import type { Language } from '@pagewright/model/languages';
import { type Outline, outline } from '@pagewright/model/outline';
import type { Fill } from '@pagewright/model/page';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import type { z } from 'zod';
import { outlined } from './outlined.ts';
import { WORDS } from './strings.ts';

/** One really designed page, without a text in it: letters are outlines, so that nobody loads fonts for a card. */
export interface StyleSample {
  readonly size: Size;
  readonly background: Fill;
  /** What the page is made of, lowest first. */
  readonly primitives: readonly Primitive[];
}

/** A sample of each style. Node only: letters are read from the font files. */
export function drawSamples(language: Language): Record<StyleId, StyleSample> {
  const sample = sampleIn(language);
  const drawn = (style: StyleId): StyleSample => {
    const page = designPage(sample, 0, { format: 'ppt-16-9', style: STYLES[style] });
    const { size, background, primitives } = lowerPage(page, { assets: () => undefined });
    return { size, background, primitives: primitives.flatMap((one) => outlined(one, language)) };
  };
  return Object.fromEntries(STYLE_IDS.map((style) => [style, drawn(style)])) as Record<StyleId, StyleSample>;
}

function sampleIn(language: Language): Outline {
  const { title, subtitle, author } = WORDS[language];
  return outline.parse({
    version: 2,
    title,
    language,
    engine: 'local',
    mode: 'condense',
    format: 'ppt-16-9',
    pages: [
      { id: 'p1', form: 'cover', title: { text: title }, subtitle: { text: subtitle }, meta: [{ text: author }] },
    ],
    assets: {},
    unused: [],
    countReason: { code: 'count-asked' },
    followed: [],
    notFollowed: [],
  } satisfies z.input<typeof outline>);
}
