import type { CharacterLook, PrimitiveRun } from '@pagewright/components/primitives';
import { contrast, formatColor, parseColor } from '@pagewright/model/color';
import { BOLD_FROM } from '../drawingml/weight-names.ts';
import { characters, el, type Xml } from '../ooxml/xml.ts';
import { hyperlink } from './link.ts';
import { STYLE } from './styles.ts';
import type { TextDocument } from './text-document.ts';

const PAPER = '#ffffff';
/** What stands out in a colour must be readable in it. */
const READABLE = 3;

/** How the most of some words look: what differs from it stands out. */
export interface BaseLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly color: string;
}

export function baseLook(runs: readonly PrimitiveRun[]): BaseLook {
  const most = <Value>(of: (look: CharacterLook) => Value): Value | undefined => {
    const counts = new Map<Value, number>();
    for (const { text, look } of runs) counts.set(of(look), (counts.get(of(look)) ?? 0) + text.length);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  };
  return {
    bold: most(({ fontWeight }) => fontWeight >= BOLD_FROM) ?? false,
    italic: most(({ italic }) => italic) ?? false,
    color: most(({ color }) => color) ?? '',
  };
}

/** Words with what stands out in them; the rest is their paragraph's style. @param strong whether they name an entry */
export function writeRuns(
  runs: readonly PrimitiveRun[],
  base: BaseLook,
  document: TextDocument,
  { strong = false, isHeading = false }: { readonly strong?: boolean; readonly isHeading?: boolean } = {},
): Xml[] {
  return runs
    .filter(({ text }) => text !== '')
    .map((run) => {
      document.noteFonts(run, isHeading);
      const { link } = run.look;
      const written = el('w:r', {}, properties(run.look, base, strong), textOf(run.text));
      if (link === undefined) return written;
      return el('w:hyperlink', hyperlink(link, document), written);
    });
}

/** Characters, line ends as breaks. */
export function textOf(text: string): Xml[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [el('w:br')] : []),
      ...(line === '' ? [] : [el('w:t', { 'xml:space': 'preserve' }, characters(line))]),
    ]);
}

/** In the order that the schema has them. */
function properties(look: CharacterLook, base: BaseLook, strong: boolean): Xml | undefined {
  const { fontWeight, italic, decorations, highlight, baseline, code, link } = look;
  const bold = fontWeight >= BOLD_FROM;
  const style = link !== undefined ? STYLE.link : strong ? STYLE.strong : undefined;
  const marks = [
    style ? el('w:rStyle', { 'w:val': style }) : undefined,
    code ? el('w:rFonts', { 'w:ascii': 'Courier New', 'w:hAnsi': 'Courier New', 'w:cs': 'Courier New' }) : undefined,
    ...(bold && !base.bold && !strong ? [el('w:b'), el('w:bCs')] : []),
    ...(italic && !base.italic ? [el('w:i'), el('w:iCs')] : []),
    decorations.includes('line-through') ? el('w:strike') : undefined,
    link === undefined ? ownColor(look.color, base) : undefined,
    decorations.includes('underline') && link === undefined ? el('w:u', { 'w:val': 'single' }) : undefined,
    highlight ? shading(highlight) : undefined,
    baseline ? el('w:vertAlign', { 'w:val': baseline.is === 'super' ? 'superscript' : 'subscript' }) : undefined,
  ].filter((mark) => mark !== undefined);
  return marks.length > 0 ? el('w:rPr', {}, marks) : undefined;
}

function ownColor(css: string, base: BaseLook): Xml | undefined {
  if (css === base.color || contrast(css, PAPER) < READABLE) return undefined;
  const hex = opaque(css);
  return hex ? el('w:color', { 'w:val': hex }) : undefined;
}

function shading(css: string): Xml | undefined {
  const hex = opaque(css);
  return hex ? el('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hex }) : undefined;
}

function opaque(css: string): string | undefined {
  const parsed = parseColor(css);
  return (
    parsed &&
    formatColor({ ...parsed, a: 1 })
      .slice(1)
      .toUpperCase()
  );
}
