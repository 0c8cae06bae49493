import type { TextParagraph } from './props/text-style.ts';

/** Changes of how lines of a text are set, which keep to their lines whatever is typed: pure functions. Lines are split at \n, from 0. */

/** What may be other in a line of a text. */
export type ParagraphLook = Omit<TextParagraph, 'line'>;

/** Lines from the first to the last, both included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Which line an offset of the text stands in. */
export function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** The lines that a stretch of a text touches. */
export function linesOf(text: string, start: number, end: number): LineRange {
  return { first: lineAt(text, start), last: lineAt(text, end) };
}

interface Inserted {
  readonly text: string;
  /** What it brings along; where absent its lines are set as the one that they are put into. */
  readonly paragraphs?: readonly TextParagraph[] | undefined;
}

interface SetText {
  readonly text: string;
  readonly paragraphs?: readonly TextParagraph[] | undefined;
}

/** How the lines are set when a stretch of the text is replaced; undefined where none is set otherwise. */
export function paragraphsAfter(
  { text, paragraphs = [] }: SetText,
  start: number,
  end: number,
  put: Inserted,
): TextParagraph[] | undefined {
  const { first, last } = linesOf(text, start, end);
  const isAtStart = start === 0 || text[start - 1] === '\n';
  const added = lineAt(put.text, put.text.length);
  const head = lookAt(paragraphs, first);
  const tail = lookAt(paragraphs, last);
  const own = Array.from({ length: added + 1 }, (_, line): ParagraphLook => {
    if (line === 0 && !isAtStart) return head;
    if (put.paragraphs) return lookAt(put.paragraphs, line);
    return line === added && last > first && (line > 0 || put.text === '') ? tail : head;
  });
  const all = [
    ...paragraphs.filter(({ line }) => line < first),
    ...own.map((look, line) => ({ ...look, line: first + line })),
    ...paragraphs.filter(({ line }) => line > last).map((one) => ({ ...one, line: one.line + added - (last - first) })),
  ].filter(isOther);
  return all.length > 0 ? all : undefined;
}

/** The lines set otherwise; what is undefined in a change is as in the whole text again. */
export function setParagraphs(
  paragraphs: readonly TextParagraph[],
  { first, last }: LineRange,
  changeOf: (look: ParagraphLook, line: number) => ParagraphLook,
): TextParagraph[] | undefined {
  const changed = Array.from({ length: last - first + 1 }, (_, index) => {
    const line = first + index;
    const look = Object.entries(changeOf(lookAt(paragraphs, line), line)).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(look), line };
  });
  const others = paragraphs.filter(({ line }) => line < first || line > last);
  const all = [...others, ...changed].filter(isOther).toSorted((a, b) => a.line - b.line);
  return all.length > 0 ? all : undefined;
}

/** What is other in a line. */
export function lookAt(paragraphs: readonly TextParagraph[], line: number): ParagraphLook {
  const found = paragraphs.find((one) => one.line === line);
  if (!found) return {};
  const { line: _line, ...look } = found;
  return look;
}

function isOther({ line: _line, ...look }: TextParagraph): boolean {
  return Object.keys(look).length > 0;
}
