import { LIST_INDENT } from './text-css.ts';

export type ListType = 'none' | 'bullet' | 'ordered';

/** What is other in one of the paragraphs of a text, the lines split at \n. */
export interface OwnParagraph {
  /** Which paragraph it is, from 0. */
  readonly line: number;
  readonly listType?: ListType | undefined;
  /** How many steps it is set in, 0 where absent. */
  readonly level?: number | undefined;
  /** Multiple of the font size. */
  readonly lineHeight?: number | undefined;
  /** px above it, in place of the space between paragraphs; the first has none. */
  readonly spaceBefore?: number | undefined;
}

/** What a text says of all its paragraphs, and where one of them is other. */
export interface ParagraphDefaults {
  /** Multiple of the font size. */
  readonly lineHeight: number;
  readonly listType?: ListType | undefined;
  /** px between paragraphs. */
  readonly paragraphSpacing?: number | undefined;
  /** Sorted by their lines, one of each at most. */
  readonly paragraphs?: readonly OwnParagraph[] | undefined;
}

export interface ParagraphStyle {
  readonly listType: ListType;
  readonly level: number;
  readonly lineHeight: number;
  /** px. */
  readonly spaceBefore: number;
  /** em that all its lines are set in, with the marker hanging in the last `LIST_INDENT` of it. */
  readonly indent: number;
}

/** How one of the paragraphs of a text is set, counted from 0. */
export function paragraphStyle(style: ParagraphDefaults, line: number): ParagraphStyle {
  const own = style.paragraphs?.find((one) => one.line === line);
  const listType = own?.listType ?? style.listType ?? 'none';
  const level = own?.level ?? 0;
  return {
    listType,
    level,
    lineHeight: own?.lineHeight ?? style.lineHeight,
    spaceBefore: line === 0 ? 0 : (own?.spaceBefore ?? style.paragraphSpacing ?? 0),
    indent: LIST_INDENT * (level + (listType === 'none' ? 0 : 1)),
  };
}
