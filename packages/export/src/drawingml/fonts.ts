import type { CharacterLook, LoweredPage, Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { fontFamily } from '@pagewright/typography/catalogue';
import { textWidth } from '@pagewright/typography/measure';

/** `designed` names the document's own fonts, `safe` such as come with every office suite. */
export type FontMode = 'designed' | 'safe';

/** The faces that a program without font stacks draws a text with. */
export interface Faces {
  readonly latin: string;
  readonly eastAsian: string;
  readonly bold: boolean;
}

/** The fonts of headings and of texts, as a theme has them. */
export interface ThemeFonts {
  readonly major: Omit<Faces, 'bold'>;
  readonly minor: Omit<Faces, 'bold'>;
}

/** From this weight on a text is drawn bold: presentations know two weights. */
const BOLD_FROM = 600;
const REGULAR = 400;
const BOLD = 700;
/** em between letters. */
const MOST_CORRECTION = 0.04;

/** Fonts that come with office suites or are replaced by ones of the same widths. */
const SAFE_LATIN = { 'sans-serif': 'Arial', serif: 'Georgia', monospace: 'Courier New' } as const;
const SAFE_EAST_ASIAN: Readonly<Record<Language, string>> = {
  'zh-CN': 'Microsoft YaHei',
  'zh-TW': 'Microsoft JhengHei',
  'ja-JP': 'Yu Gothic',
  'en-US': 'Microsoft YaHei',
  'fr-FR': 'Microsoft YaHei',
};

/** Ideographs, kana, hangul and their punctuation: what is drawn with the east-asian face. */
const EAST_ASIAN = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud8bf][\udc00-\udfff]/;
const OTHERS = /[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/;

export class Fonts {
  readonly language: Language;
  readonly #mode: FontMode;

  constructor(language: Language, mode: FontMode) {
    this.language = language;
    this.#mode = mode;
  }

  facesOf(look: Pick<CharacterLook, 'fonts' | 'fontWeight'>): Faces {
    const bold = look.fontWeight >= BOLD_FROM;
    if (this.#mode === 'designed') return { ...look.fonts, bold };
    const { generic } = fontFamily(look.fonts.latin);
    return { latin: SAFE_LATIN[generic], eastAsian: SAFE_EAST_ASIAN[this.language], bold };
  }

  /**
   * px between letters that make up for the weight: semibold words drawn bold would be wider than their lines. None where
   * the fonts are others anyway.
   */
  widthCorrection(text: string, look: CharacterLook): number {
    const drawn = look.fontWeight >= BOLD_FROM ? BOLD : REGULAR;
    const letters = [...text].length;
    if (this.#mode !== 'designed' || drawn === look.fontWeight || letters === 0) return 0;
    const width = (fontWeight: number): number =>
      textWidth(text, {
        fontFamily: look.fontFamily,
        fontSize: look.fontSize,
        fontStyle: look.italic ? 'italic' : 'normal',
        fontWeight,
        language: this.language,
        lineHeight: 1,
      });
    const wanted = (width(look.fontWeight) - width(drawn)) / letters;
    const most = look.fontSize * MOST_CORRECTION;
    return Math.max(-most, Math.min(most, wanted));
  }
}

export function hasEastAsian(text: string): boolean {
  return EAST_ASIAN.test(text);
}

/** How often east-asian characters and others follow each other. */
export function scriptChanges(text: string): number {
  const kinds = [...text].map(hasEastAsian);
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}

/** Whether characters are drawn with the Latin face. */
export function hasOthers(text: string): boolean {
  return OTHERS.test(text);
}

/** The fonts that most of the titles, and most of the other texts, are set in. */
export function themeFontsOf(pages: readonly LoweredPage[], fonts: Fonts): ThemeFonts {
  const titles = new Map<string, number>();
  const texts = new Map<string, number>();
  const known = new Map<string, Faces>();
  const count = (paragraphs: readonly PrimitiveParagraph[], into: Map<string, number>): void => {
    for (const { text, look } of paragraphs.flatMap(({ runs }) => runs)) {
      const faces = fonts.facesOf(look);
      const key = `${faces.latin}|${faces.eastAsian}`;
      known.set(key, faces);
      into.set(key, (into.get(key) ?? 0) + text.length);
    }
  };
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') for (const child of primitive.children) visit(child);
    if (primitive.type === 'text') count(primitive.paragraphs, primitive.source?.role === 'title' ? titles : texts);
    if (primitive.type === 'table') for (const cell of primitive.rows.flat()) count(cell.paragraphs, texts);
  };
  for (const { primitives } of pages) for (const primitive of primitives) visit(primitive);
  const plain = fonts.facesOf({ fonts: { latin: 'Inter', eastAsian: 'Noto Sans SC' }, fontWeight: 400 });
  const most = (counts: Map<string, number>): Faces | undefined => {
    const [first] = [...counts].sort((a, b) => b[1] - a[1]);
    return first && known.get(first[0]);
  };
  const minor = most(texts) ?? most(titles) ?? plain;
  return { major: most(titles) ?? minor, minor };
}
