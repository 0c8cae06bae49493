import type { DraftBlock } from '../../structure/blocks.ts';
import type { WrittenLink } from '../../structure/links.ts';
import type { Note } from './notes.ts';

/** What a paragraph looks like, by which headings are guessed where no style names them. */
export interface ParagraphLook {
  /** All of its text is bold, or underlined. */
  readonly strong: boolean;
  /** Font size, half points. */
  readonly size: number;
  /** The list that its number comes from. */
  readonly list?: string;
}

/** A block before headings are guessed. */
export interface DocxBlock {
  readonly block: DraftBlock;
  readonly look?: ParagraphLook;
  /** Page that the file says it begins on, from 0. */
  readonly page?: number;
  /** An empty paragraph stands before it. */
  readonly isApart?: boolean;
  /** In the style for titles. */
  readonly isTitle?: boolean;
  /** In their order. */
  readonly links?: readonly WrittenLink[];
  /** Footnotes and endnotes that it points to. */
  readonly notes?: readonly Note[];
}
