import type { Rect } from '@pagewright/model/units';
import { fontStack } from '@pagewright/typography/catalogue';
import { drawnFonts } from '@pagewright/typography/drawn-fonts';
import type { MeasuredText, TextStyle } from '@pagewright/typography/measure';
import { BASELINES, CODE_FAMILY, LIST_INDENT } from '@pagewright/typography/text-css';
import { transformText } from '@pagewright/typography/text-transform';
import type { CharacterLook, PrimitiveParagraph, PrimitiveRun } from '../primitives.ts';
import type { TextSpan } from '../props/text-style.ts';
import { paragraphsOf, type Run } from './paragraphs.ts';
import { placedLines } from './placed-lines.ts';
import { CODE_GROUND, decorationsOf } from './text-block-css.ts';

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
  const placed = placedLines(measured, style, room, { align: laidOut.align, vertical: laidOut.vertical });
  let start = 0;
  return paragraphsOf({ ...style, text, spans }).map((paragraph, index) => {
    const lines = placed.filter((line) => line.paragraph === index);
    const { style: own } = paragraph;
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
      lineHeight: lines[0]?.box.height ?? style.fontSize * own.lineHeight,
      spaceBefore: own.spaceBefore,
      firstIndent: index === 0 ? (style.textIndent ?? 0) * style.fontSize : 0,
      hangingIndent: own.indent * style.fontSize,
      ...(own.level > 0 ? { level: own.level } : {}),
      ...(paragraph.marker === undefined
        ? {}
        : {
            marker: {
              text: paragraph.marker,
              color: laidOut.markerColor ?? laidOut.color,
              ordered: own.listType === 'ordered',
              indent: own.level * LIST_INDENT * style.fontSize,
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
  const decorations = new Set(look ? decorationsOf(look) : []);
  const family = look?.code ? CODE_FAMILY : style.fontFamily;
  const fontSize = look?.fontSize ?? style.fontSize;
  const baseline = look?.baseline && BASELINES[look.baseline];
  const highlight = look?.highlight ?? (look?.code ? CODE_GROUND : undefined);
  return {
    fontFamily: family,
    fontStack: fontStack(family, style.language),
    fonts: drawnFonts(family, style.language),
    fontSize: baseline ? fontSize * baseline.size : fontSize,
    fontWeight: look?.fontWeight ?? style.fontWeight,
    italic: (look?.fontStyle ?? style.fontStyle) === 'italic',
    decorations: [
      ...(decoration && decoration !== 'none' ? [decoration] : []),
      ...decorations.difference(new Set([decoration])),
    ],
    color: look?.color ?? color,
    letterSpacing: style.letterSpacing ?? 0,
    ...(highlight === undefined ? {} : { highlight }),
    ...(baseline && look.baseline
      ? { baseline: { is: look.baseline, rise: fontSize * baseline.rise, of: fontSize } }
      : {}),
    ...(look?.code ? { code: true } : {}),
    ...(look?.link === undefined ? {} : { link: look.link }),
  };
}
