import type { DraftBlock } from '../../structure/blocks.ts';

/** What a paragraph looks like, by which headings are guessed where no style names them. */
export interface Look {
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
  readonly look?: Look;
}
