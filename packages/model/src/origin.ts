/**
 * The place in a source file that a statement came from, as one string, so that it fits in page source text:
 * `report.docx#3`, `paper.pdf#14@p5`, `book.xlsx#2@Sheet1!A1:C9`, `prompt#0` for the person's own text.
 */
export type Origin = string & { readonly __origin: true };

export interface OriginParts {
  /** File name as uploaded; `text` for typed text. */
  readonly file: string;
  /** Index of the block in the SourceDocument, from 0. */
  readonly block: number;
  /** `p5` for page 5 of a PDF, `Sheet1!A1:C9` for cells; absent where the block index is all there is. */
  readonly place?: string;
}

export function formatOrigin(parts: OriginParts): Origin {
  const place = parts.place ? `@${parts.place}` : '';
  return `${parts.file}#${parts.block}${place}` as Origin;
}

/** The parts of an origin, or undefined where the text is not one. File names may hold `#` and `@`. */
export function parseOrigin(text: string): OriginParts | undefined {
  const match = /^(.*)#(\d+)(?:@(.+))?$/s.exec(text);
  if (!match) return undefined;
  const [, file = '', block = '0', place] = match;
  return place ? { file, block: Number(block), place } : { file, block: Number(block) };
}
