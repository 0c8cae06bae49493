import type { TextSpan } from '../props/text-style.ts';
import { TEXT_MAX_LENGTH } from '../props/text-style.ts';

interface TextProps {
  readonly text: string;
  readonly spans?: TextSpan[] | undefined;
}

/**
 * Words and marks that a person gave a text, given to another state of it. Where that state shows the old words as
 * lines among others, the new ones take their place there.
 */
export function mergeText<P extends TextProps>(base: TextProps, mine: TextProps, target: P): P {
  const { text, spans } = mergedWords(base, mine, target);
  const { spans: _spans, ...plain } = target;
  return { ...plain, text, ...(spans && spans.length > 0 ? { spans } : {}) } as P;
}

function mergedWords(base: TextProps, mine: TextProps, target: TextProps): TextProps {
  if (mine.text === base.text) {
    const marked = JSON.stringify(mine.spans ?? []) !== JSON.stringify(base.spans ?? []);
    return marked ? { text: target.text, spans: marksIn(target.text, mine) } : target;
  }
  const at = linesAt(target.text, base.text);
  if (at < 0 || target.text.length - base.text.length + mine.text.length > TEXT_MAX_LENGTH) return mine;
  const end = at + base.text.length;
  const grown = mine.text.length - base.text.length;
  const before = (target.spans ?? []).filter((span) => span.end <= at);
  const after = (target.spans ?? []).filter((span) => span.start >= end).map((span) => moved(span, grown));
  return {
    text: target.text.slice(0, at) + mine.text + target.text.slice(end),
    spans: [...before, ...(mine.spans ?? []).map((span) => moved(span, at)), ...after],
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

function moved(span: TextSpan, by: number): TextSpan {
  return { ...span, start: span.start + by, end: span.end + by };
}
