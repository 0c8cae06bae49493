import { isSameValue } from '../behaviour/same-value.ts';
import { TEXT_MAX_LENGTH, type TextParagraph, type TextSpan } from '../props/text-style.ts';
import { lineAt } from '../rich-paragraphs.ts';

interface TextProps {
  readonly text: string;
  readonly spans?: readonly TextSpan[] | undefined;
  readonly paragraphs?: readonly TextParagraph[] | undefined;
}

/**
 * Words and marks that a person gave a text, given to another state of it. Where that state shows the old words as
 * lines among others, the new ones take their place there.
 */
export function mergeText<P extends TextProps>(base: TextProps, mine: TextProps, target: P): P {
  const { text, spans = [], paragraphs = [] } = mergedWords(base, mine, target);
  const { spans: _spans, paragraphs: _paragraphs, ...plain } = target;
  return {
    ...plain,
    text,
    ...(spans.length > 0 ? { spans } : {}),
    ...(paragraphs.length > 0 ? { paragraphs } : {}),
  } as P;
}

function mergedWords(base: TextProps, mine: TextProps, target: TextProps): TextProps {
  if (mine.text === base.text) {
    const isMarked = !isSameValue(mine.spans ?? [], base.spans ?? []);
    const isSet = !isSameValue(mine.paragraphs ?? [], base.paragraphs ?? []);
    return {
      text: target.text,
      spans: isMarked ? marksIn(target.text, mine) : target.spans,
      paragraphs: isSet ? paragraphsIn(target.text, mine) : target.paragraphs,
    };
  }
  const at = linesAt(target.text, base.text);
  if (at < 0 || target.text.length - base.text.length + mine.text.length > TEXT_MAX_LENGTH) return mine;
  const end = at + base.text.length;
  const grown = mine.text.length - base.text.length;
  const before = (target.spans ?? []).filter((span) => span.end <= at);
  const after = (target.spans ?? []).filter((span) => span.start >= end).map((span) => moved(span, grown));
  const line = lineAt(target.text, at);
  const lines = lineAt(mine.text, mine.text.length) - lineAt(base.text, base.text.length);
  const [above, below] = [line - 1, line + lineAt(base.text, base.text.length) + 1];
  return {
    text: target.text.slice(0, at) + mine.text + target.text.slice(end),
    spans: [...before, ...(mine.spans ?? []).map((span) => moved(span, at)), ...after],
    paragraphs: [
      ...(target.paragraphs ?? []).filter((one) => one.line <= above),
      ...(mine.paragraphs ?? []).map((one) => ({ ...one, line: one.line + line })),
      ...(target.paragraphs ?? [])
        .filter((one) => one.line >= below)
        .map((one) => ({ ...one, line: one.line + lines })),
    ],
  };
}

/** Where some whole lines stand among others; -1 where they do not, or alone. */
function linesAt(text: string, lines: string): number {
  return lines === '' || text === lines ? -1 : `\n${text}\n`.indexOf(`\n${lines}\n`);
}

/** The marks of a text on the same words of another. */
function marksIn(text: string, { text: own, spans = [] }: TextProps): TextSpan[] {
  let from = 0;
  return spans.flatMap((span) => {
    if (text === own) return [span];
    const words = own.slice(span.start, span.end);
    const at = text.indexOf(words, from);
    if (at < 0 || words === '') return [];
    from = at + words.length;
    return [{ ...span, start: at, end: from }];
  });
}

/** Lines that are set otherwise, where another text has them. */
function paragraphsIn(text: string, { text: own, paragraphs = [] }: TextProps): TextParagraph[] {
  if (text === own) return [...paragraphs];
  const [lines, there] = [own.split('\n'), text.split('\n')];
  let from = 0;
  return paragraphs.flatMap((paragraph) => {
    const line = there.indexOf(lines[paragraph.line] ?? '', from);
    if (line < 0) return [];
    from = line + 1;
    return [{ ...paragraph, line }];
  });
}

function moved(span: TextSpan, by: number): TextSpan {
  return { ...span, start: span.start + by, end: span.end + by };
}
