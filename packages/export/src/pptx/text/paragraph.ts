import type { CharacterLook, PrimitiveParagraph, PrimitiveRun, Shadow } from '@pagewright/components/primitives';
import { percentage } from '../../drawingml/canvas.ts';
import { color, effects, solid } from '../../drawingml/paint.ts';
import { languageOf, runsByScript } from '../../drawingml/scripts.ts';
import { characters, el, type Xml } from '../../ooxml/xml.ts';
import { link } from '../link.ts';
import type { SlideContext } from '../slide-context.ts';
import { runsByLine, tightening } from './lines.ts';

/** How the paragraphs of a text are written. */
export interface TextLook {
  /** Whether each line ends where it ends on the page. */
  readonly kept: boolean;
  readonly opacity?: number | undefined;
  readonly shadow?: Shadow | undefined;
  /** Whether it is drawn in the theme's heading fonts. */
  readonly isTitle: boolean;
  /** Whether its figure is the number of the slide. */
  readonly isNumber?: boolean;
  /** px that lines have which must not be broken anew: their letters stand closer where they might become wider than it. */
  readonly room?: number | undefined;
}

/** A run that is written as large as other words are. */
interface SizedRun extends PrimitiveRun {
  readonly sizedAs?: string;
}

/** How one line is written. */
interface LineLook extends TextLook {
  /** Added between its letters, px. */
  readonly spacing?: number;
}

const ALIGN = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const;
/** Largest line spacing, hundredths of a point (ST_TextSpacingPoint). */
const MAX_SPACING = 158_400;
/** Space between letters, hundredths of a point (ST_TextPoint). */
const MAX_LETTER_SPACING = 400_000;

/** Of the levels that lists have, from 0. */
const DEEPEST_LEVEL = 8;
/** A link keeps the colour that its words have on the page. */
const LINK_COLOR = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    el('ahyp:hlinkClr', {
      'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
      val: 'tx',
    }),
  ),
);

const NO_SPACE_AFTER = el('a:spcAft', {}, el('a:spcPts', { val: 0 }));
const NO_BULLET = el('a:buNone');

export function paragraph(given: PrimitiveParagraph, look: TextLook, slide: SlideContext): Xml {
  const { fonts, language } = slide;
  const text = { ...given, runs: runsByScript(given.runs, language, fonts.hasOneFaceForRun) };
  const lines = runsByLine(text, look.kept);
  const closer = look.room === undefined ? [] : tightening(text, fonts, look.kept, look.room);
  const runs = lines.flatMap((line, index) => {
    const [first] = line;
    const lineLook = { ...look, spacing: closer[index] ?? 0 };
    const lineBreak =
      index > 0 && first ? [el('a:br', {}, characterProperties('a:rPr', unwritten(first), lineLook, slide))] : [];
    return [...lineBreak, ...line.filter((run) => run.text !== '').map((one) => run(one, lineLook, slide))];
  });
  const last = text.runs.at(-1);
  return el(
    'a:p',
    {},
    paragraphProperties(text, slide),
    runs,
    last ? characterProperties('a:endParaRPr', unwritten(last), look, slide) : undefined,
  );
}

/** What stands for no words, as large as its neighbours: a larger one would move their line. */
function unwritten({ text, look }: PrimitiveRun): SizedRun {
  return { text: '', look, sizedAs: text };
}

/** @param textLook with what is added between the letters, px */
function run(words: PrimitiveRun, textLook: LineLook, slide: SlideContext): Xml {
  const { text } = words;
  slide.noteFonts(words);
  const properties = characterProperties('a:rPr', words, textLook, slide);
  const content = el('a:t', {}, characters(text));
  if (textLook.isNumber && text.trim() === String(slide.number)) {
    return el('a:fld', { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' }, properties, content);
  }
  return el('a:r', {}, properties, content);
}

function paragraphProperties(text: PrimitiveParagraph, { canvas, palette }: SlideContext): Xml {
  const { align, lineHeight, spaceBefore, firstIndent, hangingIndent, level, marker } = text;
  // What a marker stands before hangs in the indent; without one, only the first line of a text is set in.
  const indent = marker ? marker.indent - hangingIndent : firstIndent;
  const exact = (px: number): Xml => el('a:spcPts', { val: Math.min(MAX_SPACING, Math.max(0, canvas.points(px))) });
  return el(
    'a:pPr',
    {
      marL: canvas.length(hangingIndent),
      indent: canvas.length(indent),
      lvl: level ? Math.min(level, DEEPEST_LEVEL) : undefined,
      algn: ALIGN[align],
    },
    el('a:lnSpc', {}, exact(lineHeight)),
    el('a:spcBef', {}, exact(spaceBefore)),
    NO_SPACE_AFTER,
    marker
      ? [el('a:buClr', {}, color(marker.color, palette)), el('a:buFont', { typeface: '+mj-lt' }), bullet(marker)]
      : NO_BULLET,
  );
}

/** Ordered lists count by themselves, from where this one begins. */
function bullet({ text, ordered }: NonNullable<PrimitiveParagraph['marker']>): Xml {
  const start = ordered ? /^(\d+)\.$/.exec(text)?.[1] : undefined;
  if (start === undefined) return el('a:buChar', { char: text });
  return el('a:buAutoNum', { type: 'arabicPeriod', startAt: Number(start) === 1 ? undefined : Number(start) });
}

function characterProperties(
  name: string,
  { text: words, look, sizedAs = words }: SizedRun,
  textLook: LineLook,
  slide: SlideContext,
): Xml {
  const { canvas, palette, language, fonts } = slide;
  const { faces, bold } = slide.faces({ text: words, look }, textLook.isTitle);
  const correction = fonts.widthCorrection(words, look);
  const spacing = canvas.points(look.letterSpacing + correction + (textLook.spacing ?? 0));
  return el(
    name,
    {
      ...languageOf(words, language),
      sz: canvas.fontSize(lineSize(look) * fonts.scale(sizedAs, look)),
      b: bold,
      i: look.italic,
      u: look.decorations.includes('underline') ? 'sng' : undefined,
      strike: look.decorations.includes('line-through') ? 'sngStrike' : undefined,
      spc: spacing === 0 ? undefined : Math.max(-MAX_LETTER_SPACING, Math.min(MAX_LETTER_SPACING, spacing)),
      // Programs make raised and lowered characters smaller themselves.
      baseline: look.baseline ? percentage(look.baseline.rise / look.baseline.of) : undefined,
      dirty: false,
    },
    solid(look.color, palette, textLook.opacity),
    effects(textLook.shadow, { canvas, palette, opacity: textLook.opacity }),
    look.highlight ? el('a:highlight', {}, color(look.highlight, palette)) : undefined,
    faces,
    name === 'a:rPr' ? link(look.link, slide, LINK_COLOR) : undefined,
  );
}

/** The size of the characters that a line is made for, px: raised and lowered ones belong to larger ones. */
export function lineSize({ fontSize, baseline }: CharacterLook): number {
  return baseline?.of ?? fontSize;
}
