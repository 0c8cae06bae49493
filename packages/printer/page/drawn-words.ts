import type { DrawnLine, DrawnMatrix, DrawnRun, DrawnWords } from '@pagewright/components/drawn-part';

/** Characters of a line that follow each other in one look. */
interface OpenLine {
  x: number;
  readonly y: number;
  end: number;
  readonly runs: DrawnRun[];
}

/** px by which characters of one line may stand off from each other. */
const SAME = 0.75;

/** The words of an SVG text where the browser has them; undefined where they stand in ways that lines do not have. */
export function drawnWords(text: SVGTextElement, matrix: DrawnMatrix, opacity: number): DrawnWords | undefined {
  const nodes = shownNodes(text);
  if (nodes.reduce((sum, { shown }) => sum + shown.length, 0) !== text.getNumberOfChars()) return undefined;
  const lines: OpenLine[] = [];
  let at = 0;
  for (const { node, shown } of nodes) {
    const look = lookOf(node, opacity);
    const above = ascentShare(node);
    for (const character of shown) {
      if (text.getRotationOfChar(at) !== 0) return undefined;
      const { x } = text.getStartPositionOfChar(at);
      const cell = text.getExtentOfChar(at);
      // Where a character is said to begin is not on its baseline where the text stands about another line.
      add(lines, character, look, { x, y: cell.y + cell.height * above, end: text.getEndPositionOfChar(at).x });
      at += character.length;
    }
  }
  return { type: 'words', matrix, anchor: anchorOf(text), lines: lines.map(closed).filter(({ width }) => width > 0) };
}

interface ShownNode {
  readonly node: Text;
  readonly shown: string;
}

/** The text nodes with what is shown of them: as they are written, or with their white space collapsed. */
function shownNodes(text: SVGTextElement): ShownNode[] {
  const nodes = textNodes(text);
  const asWritten = nodes.map((node) => ({ node, shown: node.data }));
  if (nodes.reduce((sum, { data }) => sum + data.length, 0) === text.getNumberOfChars()) return asWritten;
  let isAfterSpace = true;
  const collapsed = nodes.map((node) => {
    const single = node.data.replace(/\s+/g, ' ');
    const shown = isAfterSpace ? single.trimStart() : single;
    isAfterSpace = shown === '' ? isAfterSpace : shown.endsWith(' ');
    return { node, shown };
  });
  const last = collapsed.findLastIndex(({ shown }) => shown !== '');
  return collapsed.map((one, index) => (index === last ? { ...one, shown: one.shown.trimEnd() } : one));
}

const pen = document.createElement('canvas').getContext('2d');

/** How much of the height of a font's characters is above their baseline, as a share. */
function ascentShare(node: Text): number {
  if (!pen) return 0.8;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node.parentElement as Element);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x');
  return above / (above + below);
}

function add(
  lines: OpenLine[],
  character: string,
  look: Omit<DrawnRun, 'text'>,
  { x, y, end }: { x: number; y: number; end: number },
): void {
  const last = lines.at(-1);
  const line = last && Math.abs(last.y - y) < SAME ? last : { x, y, end: x, runs: [] };
  if (line !== last) lines.push(line);
  line.x = Math.min(line.x, x);
  line.end = Math.max(line.end, end);
  const run = line.runs.at(-1);
  if (run && isSame(run, look)) line.runs[line.runs.length - 1] = { ...run, text: run.text + character };
  else line.runs.push({ ...look, text: character });
}

function isSame(run: DrawnRun, look: Omit<DrawnRun, 'text'>): boolean {
  return (Object.keys(look) as (keyof typeof look)[]).every((key) => run[key] === look[key]);
}

function closed({ x, y, end, runs }: OpenLine): DrawnLine {
  return { x, y, width: end - x, runs };
}

function lookOf(node: Text, opacity: number): Omit<DrawnRun, 'text'> {
  const style = getComputedStyle(node.parentElement as Element);
  return {
    color: style.fill,
    opacity: opacity * Number(style.fillOpacity),
    fontSize: Number.parseFloat(style.fontSize),
    fontWeight: Number(style.fontWeight),
    italic: style.fontStyle !== 'normal',
  };
}

function anchorOf(text: SVGTextElement): DrawnWords['anchor'] {
  const inner = text.querySelector('tspan') ?? text;
  return getComputedStyle(inner).textAnchor as DrawnWords['anchor'];
}

function textNodes(parent: Node): Text[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    return node instanceof Element && node.localName === 'title' ? [] : textNodes(node);
  });
}
