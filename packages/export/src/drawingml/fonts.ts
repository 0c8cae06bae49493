import type { CharacterLook } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { fontFamily } from '@pagewright/typography/catalogue';
import { advanceWidth, type TextStyle } from '@pagewright/typography/measure';
import { substituteOf, substituteScale, substitutionGain } from '@pagewright/typography/substitutes';
import { type EmbeddedFace, embeddedFace } from './embedded-face.ts';
import { googleSlidesFace, googleSlidesFamily } from './google-slides-fonts.ts';
import { hasEastAsian } from './scripts.ts';
import { BOLD, BOLD_FROM, REGULAR } from './weight-names.ts';

/**
 * `designed` names the document's own fonts, `embedded` has them in the file in their own weights, `safe` names such as come
 * with every office suite, `google-slides` those that Google Slides has, in their own weights.
 */
export type FontMode = 'designed' | 'embedded' | 'safe' | 'google-slides';

/** Which of a look's two families draws. */
export type FaceScript = 'latin' | 'eastAsian';

/** What a program without font stacks draws words with. */
export interface Face {
  /** As the file calls it. */
  readonly name: string;
  readonly bold: boolean;
  /** The family that it is of. */
  readonly family: string;
  /** The same as the file has it, where it does. */
  readonly embedded?: EmbeddedFace;
}

/** The names of the faces of both scripts. */
export interface FaceNames {
  readonly latin: string;
  readonly eastAsian: string;
}

/** What of a look says which face draws it. */
export type FaceLook = Pick<CharacterLook, 'fonts' | 'fontWeight' | 'italic'>;

/** em between letters. */
const MOST_CORRECTION = 0.04;
/** The same where another family stands for a wider one: its words may be narrower, but letters set apart read badly. */
const MOST_APART = 0.035;

/** Chinese and Japanese families that come with Microsoft Office, on Windows and macOS alike. */
const SAFE_SANS: Readonly<Record<Language, string>> = {
  'zh-CN': 'Microsoft YaHei',
  'zh-TW': 'Microsoft JhengHei',
  'ja-JP': 'Yu Gothic',
  'en-US': 'Microsoft YaHei',
  'fr-FR': 'Microsoft YaHei',
};
const SAFE_SERIF: Readonly<Record<Language, string>> = {
  'zh-CN': 'SimSun',
  'zh-TW': 'PMingLiU',
  'ja-JP': 'ＭＳ 明朝',
  'en-US': 'SimSun',
  'fr-FR': 'SimSun',
};

export class Fonts {
  readonly language: Language;
  readonly #mode: FontMode;
  /** By how much words come out wider than designed, px, by their look and themselves. */
  readonly #excess = new Map<CharacterLook, Map<string, number>>();
  /** What is drawn with which face is asked some ten times of each run. */
  readonly #faces: Readonly<Record<FaceScript, WeakMap<FaceLook, Face>>> = {
    latin: new WeakMap(),
    eastAsian: new WeakMap(),
  };

  constructor(language: Language, mode: FontMode) {
    this.language = language;
    this.#mode = mode;
  }

  /** Whether a run has one face: a program that does not tell the scripts of a run apart draws all of it with that. */
  get hasOneFaceForRun(): boolean {
    return this.#mode === 'google-slides';
  }

  face(look: FaceLook, script: FaceScript): Face {
    const known = this.#faces[script].get(look);
    if (known) return known;
    const found = this.#find(look, script);
    this.#faces[script].set(look, found);
    return found;
  }

  #find({ fonts, fontWeight, italic }: FaceLook, script: FaceScript): Face {
    const bold = fontWeight >= BOLD_FROM;
    switch (this.#mode) {
      case 'designed':
        return { name: fonts[script], family: fonts[script], bold };
      case 'embedded':
        return asFace(embeddedFace(fonts[script], { weight: fontWeight, italic }));
      case 'safe': {
        const name = script === 'latin' ? substituteOf(fonts.latin) : this.#safeEastAsian(fonts.eastAsian);
        return { name, family: name, bold };
      }
      case 'google-slides': {
        const family = googleSlidesFamily(fonts[script]);
        return { ...googleSlidesFace(family, { weight: fontWeight, italic }), family };
      }
    }
  }

  #safeEastAsian(family: string): string {
    return (fontFamily(family).generic === 'serif' ? SAFE_SERIF : SAFE_SANS)[this.language];
  }

  names(look: FaceLook): FaceNames {
    return { latin: this.face(look, 'latin').name, eastAsian: this.face(look, 'eastAsian').name };
  }

  /** How many times as large as on the page words are written: such as look smaller in the face that is named are set larger. */
  scale(words: string, { fonts, fontWeight }: FaceLook): number {
    return this.#mode === 'safe' && !hasEastAsian(words) ? substituteScale(fonts.latin, fontWeight) : 1;
  }

  /**
   * px between letters that make words about as wide in the face that is named as in the page's own: semibold ones drawn bold,
   * or in a wider family, would be wider than their lines.
   */
  widthCorrection(text: string, look: CharacterLook): number {
    const letters = [...text].length;
    if (letters === 0) return 0;
    const closer = look.fontSize * MOST_CORRECTION;
    const apart = look.fontSize * (this.#mode === 'safe' ? MOST_APART : MOST_CORRECTION);
    return Math.max(-closer, Math.min(apart, -this.#wider(text, look) / letters));
  }

  /** px by which a piece of words comes out wider than it is on the page, with the correction that all of them have. */
  widening(piece: string, words: string, look: CharacterLook): number {
    const wider = this.#wider(piece, look);
    const correction = this.widthCorrection(words, look);
    return correction === 0 ? wider : wider + correction * [...piece].length;
  }

  #wider(text: string, look: CharacterLook): number {
    if (this.#drawsAlike(look)) return 0;
    let known = this.#excess.get(look);
    if (!known) {
      known = new Map();
      this.#excess.set(look, known);
    }
    let excess = known.get(text);
    if (excess === undefined) {
      excess = this.#measuredExcess(text, look);
      known.set(text, excess);
    }
    return excess;
  }

  /** Whether words are drawn with the very face that they are measured with. */
  #drawsAlike({ fontFamily, fontWeight }: CharacterLook): boolean {
    if (this.#mode === 'embedded') return true;
    if (this.#mode === 'designed') return fontWeight === drawnWeight(fontWeight);
    return this.#mode === 'google-slides' && googleSlidesFamily(fontFamily) === fontFamily;
  }

  #measuredExcess(text: string, look: CharacterLook): number {
    const style = this.#style(look);
    switch (this.#mode) {
      case 'embedded':
        return 0;
      case 'designed':
        return advanceWidth(text, { ...style, fontWeight: drawnWeight(look.fontWeight) }) - advanceWidth(text, style);
      case 'safe':
        return substitutionGain(text, style, substituteOf(look.fonts.latin), this.scale(text, look));
      case 'google-slides':
        return (
          advanceWidth(text, { ...style, fontFamily: googleSlidesFamily(look.fontFamily) }) - advanceWidth(text, style)
        );
    }
  }

  #style({ fontFamily, fontSize, fontWeight, italic }: CharacterLook): TextStyle {
    const fontStyle = italic ? 'italic' : 'normal';
    return { fontFamily, fontSize, fontStyle, fontWeight, language: this.language, lineHeight: 1 };
  }
}

function asFace(embedded: EmbeddedFace): Face {
  const { name, bold, family } = embedded;
  return { name, bold, family, embedded };
}

function drawnWeight(fontWeight: number): number {
  return fontWeight >= BOLD_FROM ? BOLD : REGULAR;
}
