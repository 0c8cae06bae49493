import type { Language } from '@pagewright/model/languages';

/** How a run of text is set, complete enough to be measured and drawn. */
export interface TextLook {
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
  readonly fontWeight: number;
  /** Multiple of the font size. */
  readonly lineHeight: number;
  /** px. */
  readonly letterSpacing: number;
  readonly textTransform: 'none' | 'uppercase';
  readonly fontStyle: 'normal' | 'italic';
  readonly language: Language;
  readonly color: string;
  /** `left` where absent. */
  readonly textAlign?: 'left' | 'center' | 'right' | 'justify';
  /** Lines part between phrases only: what is drawn as a heading. */
  readonly keepsPhrases?: boolean;
}

/** What the words say and where they belong: field of the brief and places in the source. */
export interface Phrase {
  readonly text: string;
  readonly slot: string;
  readonly origins: readonly string[];
}
