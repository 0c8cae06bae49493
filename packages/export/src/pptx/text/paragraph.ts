import type { CharacterLook, PrimitiveParagraph, PrimitiveRun, Shadow } from '@pagewright/components/primitives';
import { isCjk } from '@pagewright/model/languages';
import { characters, el, type Xml } from '../../ooxml/xml.ts';
import { color, effects, solid } from '../paint.ts';
import type { SlideContext } from '../slide-context.ts';
import { runsByLine } from './lines.ts';

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
}

const ALIGN = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const;
/** Largest line spacing, hundredths of a point (ST_TextSpacingPoint). */
const MAX_SPACING = 158_400;
/** Space between letters, hundredths of a point (ST_TextPoint). */
const MAX_LETTER_SPACING = 400_000;

export function paragraph(text: PrimitiveParagraph, look: TextLook, slide: SlideContext): Xml {
  const lines = runsByLine(text, look.kept);
  const runs = lines.flatMap((line, index) => {
    const [first] = line;
    const lineBreak = index > 0 && first ? [el('a:br', {}, characterProperties('a:rPr', first.look, look, slide))] : [];
    return [...lineBreak, ...line.filter((run) => run.text !== '').map((one) => run(one, look, slide))];
  });
  const last = text.runs.at(-1);
  return el(
    'a:p',
    {},
    paragraphProperties(text, slide),
    runs,
    last ? characterProperties('a:endParaRPr', last.look, look, slide) : undefined,
  );
}

function run(words: PrimitiveRun, textLook: TextLook, slide: SlideContext): Xml {
  const { text, look } = words;
  slide.noteFonts(words);
  const properties = characterProperties('a:rPr', look, textLook, slide);
  const content = el('a:t', {}, characters(text));
  if (textLook.isNumber && text.trim() === String(slide.number)) {
    return el('a:fld', { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' }, properties, content);
  }
  return el('a:r', {}, properties, content);
}

function paragraphProperties(text: PrimitiveParagraph, { canvas, palette }: SlideContext): Xml {
  const { align, lineHeight, spaceBefore, firstIndent, hangingIndent, marker } = text;
  const indent = hangingIndent > 0 ? -hangingIndent : firstIndent;
  const exact = (px: number): Xml => el('a:spcPts', { val: Math.min(MAX_SPACING, Math.max(0, canvas.points(px))) });
  return el(
    'a:pPr',
    { marL: canvas.length(hangingIndent), indent: canvas.length(indent), algn: ALIGN[align] },
    el('a:lnSpc', {}, exact(lineHeight)),
    el('a:spcBef', {}, exact(spaceBefore)),
    el('a:spcAft', {}, exact(0)),
    marker
      ? [el('a:buClr', {}, color(marker.color, palette)), el('a:buFont', { typeface: '+mj-lt' }), bullet(marker)]
      : el('a:buNone'),
  );
}

/** Ordered lists count by themselves, from where this one begins. */
function bullet({ text, ordered }: NonNullable<PrimitiveParagraph['marker']>): Xml {
  const start = ordered ? /^(\d+)\.$/.exec(text)?.[1] : undefined;
  if (start === undefined) return el('a:buChar', { char: text });
  return el('a:buAutoNum', { type: 'arabicPeriod', startAt: Number(start) === 1 ? undefined : Number(start) });
}

function characterProperties(name: string, look: CharacterLook, textLook: TextLook, slide: SlideContext): Xml {
  const { canvas, palette, language } = slide;
  const { latin, eastAsian, bold } = slide.faces(look, textLook.isTitle);
  const spacing = canvas.points(look.letterSpacing);
  return el(
    name,
    {
      lang: language,
      altLang: isCjk(language) ? 'en-US' : undefined,
      sz: canvas.fontSize(look.fontSize),
      b: bold,
      i: look.italic,
      u: look.decorations.includes('underline') ? 'sng' : undefined,
      strike: look.decorations.includes('line-through') ? 'sngStrike' : undefined,
      spc: spacing === 0 ? undefined : Math.max(-MAX_LETTER_SPACING, Math.min(MAX_LETTER_SPACING, spacing)),
      dirty: false,
    },
    solid(look.color, palette, textLook.opacity),
    effects(textLook.shadow, { canvas, palette, opacity: textLook.opacity }),
    el('a:latin', { typeface: latin }),
    el('a:ea', { typeface: eastAsian }),
    el('a:cs', { typeface: latin }),
  );
}
