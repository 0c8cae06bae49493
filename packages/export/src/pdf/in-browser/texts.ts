import { drawingFace } from '@pagewright/typography/drawing-face';
import { type TextTransform, transformText } from '@pagewright/typography/text-transform';
import type { Content } from './content.ts';
import { figure, hex4 } from './pdf-file.ts';

/** How the characters of an element are drawn, as the browser says it. */
export interface TextLook {
  /** Names of families in the order in which they are looked through. */
  readonly stack: readonly string[];
  /** px */
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly color: string;
  /** Drawn around the characters, below them. */
  readonly outline?: { readonly color: string; readonly width: number } | undefined;
}

/** A character in its place, px of the space that is drawn in. */
export interface PlacedCharacter {
  readonly text: string;
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
}

/** A line of characters that one font draws. */
interface FontRun {
  readonly font: string;
  /** The face is lighter than what was asked for, or upright instead of italic. */
  readonly isBolder: boolean;
  readonly isSlanted: boolean;
  readonly y: number;
  readonly glyphs: { readonly id: number; readonly x: number; readonly advance: number }[];
}

/** A browser slants by so much for each px of height, and makes strokes wider by so much of the size, where a face is missing. */
const SLANT = 0.25;
const BOLDER = 1 / 30;
/** A space in the text need not be exact: below this, of an em, a difference is nothing. */
const EXACT = 0.002;

const FALLBACK = ['Inter', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans TC'];

export function textLook(style: CSSStyleDeclaration): TextLook {
  const stack = style.fontFamily.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
  return {
    stack: [...stack, ...FALLBACK],
    size: Number.parseFloat(style.fontSize),
    weight: Number(style.fontWeight),
    italic: style.fontStyle === 'italic' || style.fontStyle.startsWith('oblique'),
    color: style.color,
  };
}

/** What a text shows where it is written otherwise; each of its UTF-16 units has its place in what is written. */
export function shownText(text: string, style: CSSStyleDeclaration) {
  const { text: shown, origins } = transformText(text, style.textTransform as TextTransform);
  return { shown, originOf: (at: number): number => origins?.[at] ?? at };
}

/**
 * Writes characters as text of the page.
 * @param isSeen false for words that only are to be found: the page shows them as a picture
 * @returns the characters that no font of ours has
 */
export function writeText(
  content: Content,
  characters: readonly PlacedCharacter[],
  look: TextLook,
  opacity: number,
  isSeen = true,
): PlacedCharacter[] {
  const { runs, missing } = fontRuns(content, characters, look);
  if (runs.length === 0) return missing;
  content.add('q');
  const isInked = content.fillColor(look.color, opacity);
  if (isSeen && isInked && look.outline && content.strokeColor(look.outline.color, opacity)) {
    content.add(`1 j ${figure(look.outline.width)} w`);
    for (const run of runs) show(content, run, look, 1);
  }
  for (const run of runs) {
    if (!isSeen || !isInked) show(content, run, look, 3);
    else if (run.isBolder && content.strokeColor(look.color, opacity)) {
      content.add(`${figure(look.size * BOLDER)} w`);
      show(content, run, look, 2);
    } else show(content, run, look, 0);
  }
  content.add('Q');
  return missing;
}

function fontRuns(content: Content, characters: readonly PlacedCharacter[], look: TextLook) {
  const runs: FontRun[] = [];
  const missing: PlacedCharacter[] = [];
  for (const character of characters) {
    const { text, x, y } = character;
    const isSpace = /^\s$/u.test(text);
    const code = isSpace ? 0x20 : (text.codePointAt(0) ?? 0x20);
    const face = drawingFace(look.stack, look.weight, look.italic, code);
    if (!face && !isSpace) missing.push(character);
    const name = face ? `${face.family.replaceAll(' ', '')}-${face.weight}${face.italic ? 'Italic' : ''}` : 'Inter-400';
    const font = content.resources.font(name);
    const advance = (face?.advance ?? 0) * 1000;
    const id = font.glyph(isSpace ? ' ' : text, face?.path ?? '', advance);
    const isBolder = face !== undefined && look.weight >= 600 && face.weight < 600;
    const isSlanted = face !== undefined && look.italic && !face.italic;
    const last = runs.at(-1);
    const glyph = { id, x, advance };
    const goesOn = last && last.font === font.name && last.isBolder === isBolder && last.isSlanted === isSlanted;
    if (goesOn && Math.abs(last.y - y) < 0.01 && x >= (last.glyphs.at(-1)?.x ?? x) - 0.01) last.glyphs.push(glyph);
    else runs.push({ font: font.name, isBolder, isSlanted, y, glyphs: [glyph] });
  }
  return { runs, missing };
}

/** @param mode how text is rendered (ISO 32000-1, §9.3.6) */
function show(content: Content, { font, isSlanted, y, glyphs }: FontRun, { size }: TextLook, mode: number): void {
  const first = glyphs[0];
  if (!first) return;
  const pieces: string[] = [];
  let codes = '';
  let x = first.x;
  for (const glyph of glyphs) {
    const off = (glyph.x - x) / size;
    if (Math.abs(off) > EXACT) {
      pieces.push(...(codes ? [`<${codes}>`] : []), figure(-off * 1000));
      codes = '';
      x = glyph.x;
    }
    codes += hex4(glyph.id);
    x += (glyph.advance / 1000) * size;
  }
  const slant = isSlanted ? SLANT : 0;
  content.add(
    `BT /${font} ${figure(size)} Tf ${mode} Tr 1 0 ${slant} -1 ${figure(first.x)} ${figure(y)} Tm ` +
      `[${pieces.join('')}<${codes}>] TJ ET`,
  );
}
