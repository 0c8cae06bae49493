/** A line of a document's first page. */
export interface CoverLine {
  readonly text: string;
  /** Size of its letters in any unit; 0 where the file does not say. */
  readonly size: number;
  readonly strong: boolean;
  /** It stands apart from the line before it. */
  readonly isApart: boolean;
  /** The file calls it the title. */
  readonly isTitleStyle?: boolean;
  /** It is a heading that all others of the file are below. */
  readonly isTop?: boolean;
  /** How many other lines of the document are set as this one is, where it stands out from the text: several are sections. */
  readonly rivals?: number;
  /** The block that it is in. */
  readonly block: number;
}

/** What else a file says about what it is called. */
export interface TitleHints {
  /** Size of the running text, in the unit of the lines. */
  readonly body: number;
  readonly property: string | undefined;
  readonly file: string;
  /** Whether a text is in another script than the document. */
  readonly isForeign: (text: string) => boolean;
  /** How often a text of the document says the same. */
  readonly timesSaid: (text: string) => number;
}
