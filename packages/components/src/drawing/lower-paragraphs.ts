import type { Rect } from '@pagewright/model/units';
import { fontStack } from '@pagewright/typography/catalogue';
import { drawnFonts } from '@pagewright/typography/drawn-fonts';
import type { MeasuredText, TextStyle } from '@pagewright/typography/measure';
import { transformText } from '@pagewright/typography/text-transform';
import type { CharacterLook, PrimitiveParagraph, PrimitiveRun } from '../primitives.ts';
import { LIST_INDENT, type TextSpan } from '../props/text-style.ts';
import { paragraphsOf, type Run } from './paragraphs.ts';
import { placedLines } from './placed-lines.ts';

/** A text with its looks, laid out in a room of the page. */
interface LaidOutText {
  readonly text: string;
  readonly spans?: readonly TextSpan[] | undefined;
  readonly style: TextStyle;
  readonly measured: MeasuredText;
  readonly room: Rect;
  readonly align: PrimitiveParagraph['align'];
  readonly vertical: 'top' | 'middle' | 'bottom';
  readonly color: string;
  readonly markerColor?: string | undefined;
  readonly decoration?: CharacterLook['decorations'][number] | 'none';
}

/** The paragraphs of a text with their runs and lines. */
export function lowerParagraphs(laidOut: LaidOutText): PrimitiveParagraph[] {
  const { text, spans, style, measured, room } = laidOut;
  const listType = style.listType ?? 'none';
  const placed = placedLines(measured, style, room, { align: laidOut.align, vertical: laidOut.vertical });
  let start = 0;
  return paragraphsOf({ text, spans: spans ? [...spans] : undefined, listType }).map((paragraph, index) => {
    const lines = placed.filter((line) => line.paragraph === index);
    const source = paragraph.runs.map((run) => run.text).join('');
    const shown = shownText(source, style);
    const runs = lowerRuns(paragraph.runs, shown, laidOut);
    const offset = start;
    start += source.length + 1;
    return {
      runs,
      lines: lines.map(({ box, baseline, ...line }) => ({
        start: shown.at(line.start - offset),
        end: shown.at(line.end - offset),
        box,
        baseline,
      })),
      align: laidOut.align,
      lineHeight: lines[0]?.box.height ?? style.fontSize * style.lineHeight,
      spaceBefore: index > 0 ? (style.paragraphSpacing ?? 0) : 0,
      firstIndent: index === 0 ? (style.textIndent ?? 0) * style.fontSize : 0,
      hangingIndent: listType === 'none' ? 0 : LIST_INDENT * style.fontSize,
      ...(paragraph.marker === undefined
        ? {}
        : {
            marker: {
              text: paragraph.marker,
              color: laidOut.markerColor ?? laidOut.color,
              ordered: listType === 'ordered',
            },
          }),
    };
  });
}

/** A paragraph as it is seen, and where an offset of the source stands in it. */
interface ShownText {
  readonly text: string;
  at(offset: number): number;
}

function shownText(source: string, style: TextStyle): ShownText {
  const { text, origins } = transformText(source, style.textTransform);
  if (!origins) return { text, at: (offset) => offset };
  return {
    text,
    at: (offset) => {
      const place = origins.findIndex((origin) => origin >= offset);
      return place < 0 ? text.length : place;
    },
  };
}

function lowerRuns(runs: readonly Run[], shown: ShownText, laidOut: LaidOutText): PrimitiveRun[] {
  let offset = 0;
  return runs.map((run) => {
    const start = shown.at(offset);
    offset += run.text.length;
    return { text: shown.text.slice(start, shown.at(offset)), look: lookOf(run, laidOut) };
  });
}

function lookOf({ look }: Run, { style, color, decoration }: LaidOutText): CharacterLook {
  // A span adds its decoration; `none` in a span does not take the component's away (CSS).
  const decorations = [...new Set([decoration, look?.textDecoration])].filter((one) => one && one !== 'none');
  return {
    fontFamily: style.fontFamily,
    fontStack: fontStack(style.fontFamily, style.language),
    fonts: drawnFonts(style.fontFamily, style.language),
    fontSize: look?.fontSize ?? style.fontSize,
    fontWeight: look?.fontWeight ?? style.fontWeight,
    italic: (look?.fontStyle ?? style.fontStyle) === 'italic',
    decorations: decorations as CharacterLook['decorations'],
    color: look?.color ?? color,
    letterSpacing: style.letterSpacing ?? 0,
  };
}
