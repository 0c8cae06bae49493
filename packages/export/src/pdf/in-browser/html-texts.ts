import type { Content } from './content.ts';
import type { PageSpace } from './page-space.ts';
import { figure } from './pdf-file.ts';
import { type PlacedCharacter, shownText, type TextLook, textLook, writeText } from './texts.ts';

/** A line that an element draws along all the text in it. */
export interface Decoration {
  readonly line: 'underline' | 'line-through' | 'overline';
  readonly color: string;
}

/** Thickness of such lines, and where they run above the baseline, em. */
const THICKNESS = 0.065;
const PLACES = { underline: -0.13, 'line-through': 0.3, overline: 0.9 } as const;

/** Writes a text node where the browser has drawn it. @returns the characters that no font of ours has */
export function writeHtmlText(
  content: Content,
  space: PageSpace,
  node: Text,
  decorations: readonly Decoration[],
  opacity: number,
  isSeen: boolean,
): { missing: readonly PlacedCharacter[]; look: TextLook } | undefined {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === '') return undefined;
  const style = getComputedStyle(parent);
  if (style.visibility === 'hidden') return undefined;
  const look = textLook(style);
  const characters = placed(space, node, style);
  if (characters.length === 0) return undefined;
  const shadow = isSeen ? shadowOf(style.textShadow) : undefined;
  if (shadow) {
    const moved = characters.map(({ text, x, y }) => ({ text, x: x + shadow.x, y: y + shadow.y }));
    writeText(content, moved, { ...look, color: shadow.color }, opacity);
  }
  let missing: readonly PlacedCharacter[] = [];
  content.structure.words(() => {
    missing = writeText(content, characters, look, opacity, isSeen);
  });
  if (isSeen) for (const decoration of decorations) decorate(content, characters, look, decoration, opacity);
  return { missing, look };
}

function placed(space: PageSpace, node: Text, style: CSSStyleDeclaration): PlacedCharacter[] {
  const { shown, originOf } = shownText(node.data, style);
  const range = node.ownerDocument.createRange();
  const ascent = ascentOf(style);
  const characters: PlacedCharacter[] = [];
  let at = 0;
  let before = -1;
  for (const text of shown) {
    const origin = originOf(at);
    at += text.length;
    // A letter that is written as two has the place of one.
    if (origin === before) continue;
    before = origin;
    range.setStart(node, origin);
    range.setEnd(node, Math.min(node.data.length, origin + (text.length > 1 ? text.length : 1)));
    const rect = widest(range.getClientRects());
    if (!rect || text === '\n') continue;
    const { x, y } = space.rect(rect);
    characters.push({ text, x, y: y + ascent });
  }
  return characters;
}

/** Of a character at which a line breaks there are two: one is at the end of the line before. */
function widest(rects: DOMRectList): DOMRect | undefined {
  let found: DOMRect | undefined;
  for (const rect of rects) if (!found || rect.width > found.width) found = rect;
  return found;
}

const ascents = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** px from the top of a line's text to its baseline: whole, as the browser lays it out. */
function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  let ascent = ascents.get(font);
  if (ascent === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (!pen) return 0;
    pen.font = font;
    ascent = Math.round(pen.measureText('x').fontBoundingBoxAscent);
    ascents.set(font, ascent);
  }
  return ascent;
}

function decorate(
  content: Content,
  characters: readonly PlacedCharacter[],
  { size }: TextLook,
  { line, color }: Decoration,
  opacity: number,
): void {
  const lines = Map.groupBy(characters, ({ y }) => y);
  content.add('q');
  if (content.fillColor(color, opacity)) {
    for (const [y, own] of lines) {
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) continue;
      const width = last.x - first.x + size * 0.5;
      content.add(
        `${figure(first.x)} ${figure(y - PLACES[line] * size)} ${figure(width)} ${figure(size * THICKNESS)} re f`,
      );
    }
  }
  content.add('Q');
}

/** As the browser tells it: `rgb(0, 0, 0) 2px 2px 4px`. */
function shadowOf(css: string): { x: number; y: number; color: string } | undefined {
  const match = /^(rgba?\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px/.exec(css);
  return match ? { color: match[1] ?? '', x: Number(match[2]), y: Number(match[3]) } : undefined;
}
