import type { LoweredPage, Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';
import type { FontPairing, StyleTokens } from '@pagewright/model/style-tokens';
import { drawnFonts } from '@pagewright/typography/drawn-fonts';
import type { FaceNames, Fonts } from './fonts.ts';

/** The fonts of headings and of texts, as a theme has them. */
export interface ThemeFonts {
  readonly major: FaceNames;
  readonly minor: FaceNames;
}

/** The fonts of the style where the pages are set in them; else those that most titles, and most other texts, are set in. */
export function themeFontsOf(
  pages: readonly LoweredPage[],
  fonts: Fonts,
  style?: Pick<StyleTokens, 'fonts'>,
): ThemeFonts {
  const titles = new Map<string, number>();
  const texts = new Map<string, number>();
  const known = new Map<string, FaceNames>();
  const count = (paragraphs: readonly PrimitiveParagraph[], into: Map<string, number>): void => {
    for (const { runs } of paragraphs) {
      for (const { text, look } of runs) {
        const names = fonts.names(look);
        const key = keyOf(names);
        known.set(key, names);
        into.set(key, (into.get(key) ?? 0) + text.length);
      }
    }
  };
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') for (const child of primitive.children) visit(child);
    if (primitive.type === 'text') count(primitive.paragraphs, primitive.source?.role === 'title' ? titles : texts);
    if (primitive.type === 'table') for (const cell of primitive.rows.flat()) count(cell.paragraphs, texts);
  };
  for (const { primitives } of pages) for (const primitive of primitives) visit(primitive);
  const ofStyle = style && styleFonts(style, fonts);
  if (ofStyle && known.has(keyOf(ofStyle.major)) && known.has(keyOf(ofStyle.minor))) return ofStyle;
  const plain = fonts.names({ fonts: { latin: 'Inter', eastAsian: 'Noto Sans SC' }, fontWeight: 400, italic: false });
  const most = (counts: Map<string, number>): FaceNames | undefined => {
    const [first] = [...counts].sort((a, b) => b[1] - a[1]);
    return first && known.get(first[0]);
  };
  const minor = most(texts) ?? most(titles) ?? plain;
  return { major: most(titles) ?? minor, minor };
}

function styleFonts({ fonts: { heading, body } }: Pick<StyleTokens, 'fonts'>, fonts: Fonts): ThemeFonts {
  const namesOf = (pairing: FontPairing): FaceNames => {
    const { family, weight } = pairing.by?.[fonts.language] ?? pairing;
    return fonts.names({ fonts: drawnFonts(family, fonts.language), fontWeight: weight, italic: false });
  };
  return { major: namesOf(heading), minor: namesOf(body) };
}

function keyOf({ latin, eastAsian }: FaceNames): string {
  return `${latin}|${eastAsian}`;
}
