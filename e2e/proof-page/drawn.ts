/** Where the browser has drawn what stands in the components of a page. Runs in the page under test; px from its corner. */

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnLine {
  /** Spaces at its end left out. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

export interface DrawnComponent {
  readonly id: string;
  /** What its View fills; turned ones as the upright box around them. */
  readonly box: DrawnBox;
  readonly lines: readonly DrawnLine[];
  readonly cells: readonly DrawnBox[];
  readonly picture?: DrawnBox;
  /** Of an icon or a line. */
  readonly shape?: DrawnBox;
  /** Labels of a diagram's nodes, and how many edges it has. */
  readonly diagram?: { readonly labels: readonly string[]; readonly edges: number };
  /** What is written on a chart. */
  readonly chartTexts?: readonly string[];
}

export function drawnComponents(page: Element): DrawnComponent[] {
  const { left, top } = page.getBoundingClientRect();
  const boxOf = ({ x, y, width, height }: DOMRect): DrawnBox => ({ x: x - left, y: y - top, width, height });
  return [...page.querySelectorAll<HTMLElement>('[data-component-id]')].map((element) => {
    const own = element.firstElementChild ?? element;
    const picture = element.querySelector('img');
    const shape = shapeBox(element);
    const figure = element.querySelector('figure svg');
    return {
      id: element.dataset.componentId ?? '',
      box: boxOf(own.getBoundingClientRect()),
      lines: linesOf(element).map((line) => ({
        text: line.text,
        left: line.left - left,
        right: line.right - left,
        baseline: line.baseline - top,
      })),
      cells: [...element.querySelectorAll('td, th')].map((cell) => boxOf(cell.getBoundingClientRect())),
      ...(picture && { picture: boxOf(picture.getBoundingClientRect()) }),
      ...(shape && { shape: boxOf(shape) }),
      ...(figure && { diagram: diagramIn(figure), chartTexts: textsIn(figure) }),
    };
  });
}

/** The outline of an icon's square, or the box of a line's ends and tips. */
function shapeBox(element: HTMLElement): DOMRect | undefined {
  // Not what only defines a filter.
  const svg = element.querySelector('svg:not(:has(> filter))');
  if (!svg || svg.closest('figure')) return undefined;
  const line = svg.querySelector('line');
  if (!line) return svg.getBoundingClientRect();
  const { x, y } = svg.getBoundingClientRect();
  const points = [
    [line.x1, line.y1].map((value) => value.baseVal.value),
    [line.x2, line.y2].map((value) => value.baseVal.value),
    ...[...svg.querySelectorAll('polygon')].map((polygon) => [polygon.points[0]?.x ?? 0, polygon.points[0]?.y ?? 0]),
  ];
  const xs = points.map(([own = 0]) => own);
  const ys = points.map(([, own = 0]) => own);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(x + left, y + top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/** px by which the baselines of one line's characters may differ. */
const SAME_LINE = 2;

/** The lines of all text of an element, list markers left out, by the boxes of its characters. */
function linesOf(element: HTMLElement): DrawnLine[] {
  const lines: { text: string; left: number; right: number; baseline: number; block: Element | null }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let gap = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('svg, [data-marker], [role="alert"], [data-failed]')) continue;
    const block = parent.closest('p, li, td, th, h1 > span, h2 > span, h3 > span, h4 > span, h5 > span, h6 > span');
    const ascent = ascentOf(parent) + riseOf(parent);
    for (const { text, rect } of piecesOf(node as Text)) {
      if (text.trim() === '') {
        gap += text;
        continue;
      }
      if (!rect) continue;
      const last = lines.at(-1);
      const baseline = rect.top + ascent;
      if (last?.block === block && !gap.includes('\n') && Math.abs(last.baseline - baseline) < SAME_LINE) {
        last.text += gap + text;
        last.right = Math.max(last.right, rect.right);
      } else {
        lines.push({ text, left: rect.left, right: rect.right, baseline, block });
      }
      gap = '';
    }
  }
  return lines;
}

/** One for all: whatever is taken out of the document is looked up in each that there is. */
const range = document.createRange();

interface Piece {
  readonly text: string;
  /** Of a piece that is no space; nothing where the browser draws none. */
  readonly rect?: DOMRect | undefined;
}

/** Spaces, and as much between them as lies in one box: a text of one line is measured once, at breaks down to the characters. */
function piecesOf(node: Text): Piece[] {
  const split = (start: number, text: string): Piece[] => {
    const words = text.trim();
    if (words === '') return text === '' ? [] : [{ text }];
    const before = text.length - text.trimStart().length;
    range.setStart(node, start + before);
    range.setEnd(node, start + before + words.length);
    const rects = range.getClientRects();
    const half = middleOf(words);
    const own =
      half === 0 || (rects.length === 1 && !words.includes('\n'))
        ? [{ text: words, rect: rects[0] }]
        : [...split(start + before, words.slice(0, half)), ...split(start + before + half, words.slice(half))];
    return [...split(start, text.slice(0, before)), ...own, ...split(0, text.slice(before + words.length))];
  };
  return split(0, node.data);
}

/** Where a text is parted into two, not within a character; 0 where it is one. */
function middleOf(text: string): number {
  const half = text.length >> 1;
  return (text.codePointAt(half - 1) ?? 0) > 0xffff ? half - 1 : half;
}

/** px by which the characters of an element stand above the baseline of their line. */
function riseOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).verticalAlign) || 0;
}

const ascents = new Map<string, number>();

/** px from the top of a text's box to its baseline. */
function ascentOf(element: Element): number {
  const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
  const key = `${fontFamily}|${fontSize}|${fontWeight}|${fontStyle}`;
  let ascent = ascents.get(key);
  if (ascent === undefined) {
    const probe = document.createElement('div');
    Object.assign(probe.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      fontFamily,
      fontSize,
      fontWeight,
      fontStyle,
    });
    const foot = document.createElement('span');
    Object.assign(foot.style, { display: 'inline-block', width: '1px', height: '0' });
    probe.append('x', foot);
    document.body.append(probe);
    range.selectNodeContents(probe.firstChild as Node);
    ascent = foot.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    probe.remove();
    ascents.set(key, ascent);
  }
  return ascent;
}

function diagramIn(svg: Element): DrawnComponent['diagram'] {
  const labels = [...svg.querySelectorAll('g.node, g.mindmap-node')].map((node) => plain(node.textContent ?? ''));
  return { labels, edges: svg.querySelectorAll('path.flowchart-link, path.edge').length };
}

function textsIn(svg: Element): string[] {
  return [...svg.querySelectorAll('text')].map((text) => plain(text.textContent ?? ''));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
