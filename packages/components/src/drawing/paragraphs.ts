import type { Language } from '@pagewright/model/languages';
import { type ParagraphDefaults, type ParagraphStyle, paragraphStyle } from '@pagewright/typography/paragraph-style';
import { phraseStarts } from '@pagewright/typography/phrases';
import type { TextSpan } from '../props/text-style.ts';
import { listMarkers } from './list-markers.ts';

/** A stretch of text that looks the same throughout. */
export interface Run {
  readonly text: string;
  /** What differs from the component's own style. */
  readonly look?: Omit<TextSpan, 'start' | 'end'>;
  /** Offsets within the text at which a heading's line may part between letters; absent where the usual rules hold. */
  readonly breaks?: readonly number[];
}

/** One line of the source text (split at \n) with its list marker. */
export interface Paragraph {
  readonly runs: readonly Run[];
  readonly style: ParagraphStyle;
  /** `•` or `1.`; absent for plain text and for empty lines. */
  readonly marker?: string;
}

/** The paragraphs of a text kind's text, cut into runs at its spans. */
export function paragraphsOf(
  props: ParagraphDefaults & { readonly text: string; readonly spans?: readonly TextSpan[] | undefined },
): Paragraph[] {
  const { text, spans = [] } = props;
  let start = 0;
  // Spans are sorted: those before a line are before all that follow.
  let span = 0;
  const markerOf = listMarkers();
  return text.split('\n').map((line, index) => {
    while ((spans[span]?.end ?? Number.POSITIVE_INFINITY) <= start) span += 1;
    const runs = runsBetween(text, start, start + line.length, spans, span);
    start += line.length + 1;
    const style = paragraphStyle(props, index);
    const marker = line.trim() === '' ? undefined : markerOf(style);
    return marker === undefined ? { runs, style } : { runs, style, marker };
  });
}

/** A heading's paragraph with the edges of its phrases, where its lines may part. */
export function atPhrases(paragraph: Paragraph, language: Language): Paragraph {
  const starts = [...phraseStarts(paragraph.runs.map(({ text }) => text).join(''), language)];
  let offset = 0;
  const runs = paragraph.runs.map((run): Run => {
    const end = offset + run.text.length;
    const breaks = starts.filter((at) => at >= offset && at < end).map((at) => at - offset);
    offset = end;
    return breaks.length > 0 ? { ...run, breaks } : run;
  });
  return { ...paragraph, runs };
}

/** @param first the first of the spans that may reach into it */
function runsBetween(text: string, start: number, end: number, spans: readonly TextSpan[], first: number): Run[] {
  const runs: Run[] = [];
  let at = start;
  for (let index = first; index < spans.length; index += 1) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    const from = Math.max(span.start, at);
    const to = Math.min(span.end, end);
    if (to <= from) continue;
    if (from > at) runs.push({ text: text.slice(at, from) });
    const { start: _start, end: _end, ...look } = span;
    runs.push({ text: text.slice(from, to), look });
    at = to;
  }
  if (at < end) runs.push({ text: text.slice(at, end) });
  return runs;
}
