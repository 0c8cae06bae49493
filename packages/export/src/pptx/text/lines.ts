import { lineRuns } from '@pagewright/components/line-runs';
import type { PrimitiveLine, PrimitiveParagraph, PrimitiveRun } from '@pagewright/components/primitives';
import { textWidth } from '@pagewright/typography/measure';
import type { Fonts } from '../../drawingml/fonts.ts';
import { hasEastAsian, scriptChanges } from '../../drawingml/scripts.ts';
import type { PptxOptions } from '../format.ts';

/** How much wider or narrower another program may draw a line than it is measured, as a share of it. */
const DOUBT = 0.025;

/**
 * Whether every line is ended where it ends: a text that another program would surely break at the same places is left to
 * do so, and stays easy to write on in.
 *
 * @param width of the room, px
 */
export function keepsLines(
  paragraphs: readonly PrimitiveParagraph[],
  width: number,
  { lines, fonts, isTitle }: { lines: PptxOptions['lines']; fonts: Fonts; isTitle: boolean },
): boolean {
  if (lines !== 'auto') return lines === 'kept';
  return paragraphs.some(
    (paragraph) => paragraph.lines.length > 1 && (isTitle || !breaksSurely(paragraph, width, fonts)),
  );
}

/** East-asian texts are broken by other rules elsewhere: their lines are never sure. */
function breaksSurely(paragraph: PrimitiveParagraph, width: number, fonts: Fonts): boolean {
  const text = textOf(paragraph);
  if (hasEastAsian(text)) return false;
  return paragraph.lines.every((line, index) => {
    const indent = index === 0 ? paragraph.firstIndent : 0;
    const room = width - paragraph.hangingIndent - indent;
    const drawn = line.box.width + widening(paragraph, line, fonts);
    if (drawn * (1 + DOUBT) > room) return false;
    const next = paragraph.lines[index + 1];
    if (!next) return true;
    const word = /^\S+/.exec(text.slice(next.start, next.end))?.[0] ?? '';
    const [run] = lineRuns(paragraph, next);
    if (!run) return true;
    // LibreOffice takes linked words for a field, which it breaks within a word.
    if (run.look.link !== undefined && lineRuns(paragraph, line).at(-1)?.look.link === run.look.link) return false;
    const { fontFamily, fontSize, fontWeight } = run.look;
    const more = ` ${word}`;
    const measured = textWidth(more, { fontFamily, fontSize, fontWeight, language: fonts.language, lineHeight: 1 });
    const added = measured + fonts.widening(more, wholeRun(paragraph, run).text, run.look);
    return (drawn + added) * (1 - DOUBT) > room;
  });
}

/** px by which a line comes out wider in the faces that are named, where its words flow as runs of their own. */
function widening(paragraph: PrimitiveParagraph, line: PrimitiveLine, fonts: Fonts): number {
  return lineRuns(paragraph, line).reduce(
    (sum, run) => sum + fonts.widening(run.text, wholeRun(paragraph, run).text, run.look),
    0,
  );
}

/** The run that a piece of a line is of: its letters are spaced as all of it is. */
function wholeRun({ runs }: PrimitiveParagraph, piece: PrimitiveRun): PrimitiveRun {
  return runs.find(({ look, text }) => look === piece.look && text.includes(piece.text)) ?? piece;
}

/** By how much a line may come out wider in another program: as a share, and em where east-asian characters stand beside others. */
const WIDER = { share: 0.04, beside: 0.25 } as const;

/**
 * px to be taken from between the letters of each line that `runsByLine` gives, so that it stays one line in its room
 * where another program draws it wider; 0 or less.
 *
 * @param room of the paragraph's lines, px
 */
export function tightening(paragraph: PrimitiveParagraph, fonts: Fonts, kept: boolean, room: number): number[] {
  const { lines, hangingIndent, firstIndent } = paragraph;
  const each = lines.map((line, index) => {
    const indent = hangingIndent + (index === 0 ? firstIndent : 0);
    return lineTightening(paragraph, line, fonts, room - indent);
  });
  return kept && lines.length > 1 ? each : [Math.min(0, ...each)];
}

function lineTightening(paragraph: PrimitiveParagraph, line: PrimitiveLine, fonts: Fonts, room: number): number {
  const runs = lineRuns(paragraph, line);
  const changes = scriptChanges(runs.map(({ text }) => text).join(''));
  const size = Math.max(0, ...runs.map(({ look }) => look.fontSize));
  const drawn = runs.reduce((width, { text, look }) => width + fonts.widening(text, text, look), line.box.width);
  const over = drawn * (1 + WIDER.share) + changes * WIDER.beside * size - room;
  return over > 0 ? -over / Math.max(1, line.end - line.start) : 0;
}

/** The runs of each line, or of the paragraph as one. Spaces at the end of lines stay where they do not move the line. */
export function runsByLine(paragraph: PrimitiveParagraph, kept: boolean): (readonly PrimitiveRun[])[] {
  if (!kept || paragraph.lines.length < 2) return [paragraph.runs];
  const text = textOf(paragraph);
  return paragraph.lines.map((line) => {
    const runs = lineRuns(paragraph, line);
    const last = runs.at(-1);
    const spaced = paragraph.align === 'left' && /\s$/.test(text.slice(line.start, line.end));
    return last && spaced ? [...runs.slice(0, -1), { ...last, text: `${last.text} ` }] : runs;
  });
}

function textOf({ runs }: PrimitiveParagraph): string {
  return runs.map(({ text }) => text).join('');
}
