/** What the browser really drew of one page: where text lies and what sticks out. Runs in the page under test. */

export interface Fault {
  readonly rule: 'overflow' | 'overlap' | 'off-page';
  readonly component: string;
  readonly other?: string;
  /** By how many px, at the worst place. */
  readonly by: number;
  readonly text: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface TextBox extends Box {
  readonly component: string;
  readonly text: string;
}

/** Rounding of sub-pixel layout, px. */
const TOLERANCE = 1;

/** Faults of one drawn page. `pageElement` is the page's box; components carry `data-component-id`. */
export function measurePage(pageElement: Element): Fault[] {
  const page = pageElement.getBoundingClientRect();
  const faults: Fault[] = [];
  const lines: TextBox[] = [];
  for (const element of pageElement.querySelectorAll<HTMLElement>('[data-component-id]')) {
    if (element.getAttribute('aria-hidden') === 'true') continue;
    const own = textLines(element);
    const containers = containersIn(element);
    lines.push(...own);
    for (const figure of element.querySelectorAll('figure svg')) {
      const labels = figureLabels(figure, element.dataset.componentId ?? '');
      // What reaches out of its drawing is cut off there.
      const drawing = figure.getBoundingClientRect();
      faults.push(...overlaps(labels), ...labels.flatMap((label) => outside(label, drawing, 'overflow')));
      faults.push(...labels.flatMap((label) => outside(label, page, 'off-page')));
    }
    for (const line of own) {
      faults.push(...outside(line, containerOf(containers, line), 'overflow'));
      faults.push(...outside(line, page, 'off-page'));
    }
  }
  return [...faults, ...overlaps(lines)];
}

interface Containers {
  readonly cells: readonly Box[];
  readonly component: Box;
}

/** What holds the text of a component, measured once for all its lines. */
function containersIn(component: Element): Containers {
  const cells = [...component.querySelectorAll('td, th')].map((cell) => cell.getBoundingClientRect());
  return { cells, component: component.getBoundingClientRect() };
}

/** Cells hold their text themselves, so that a table whose cell overflows is found although the table is large enough. */
function containerOf({ cells, component }: Containers, line: TextBox): Box {
  const middle = { x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2 };
  const around = cells.find(
    ({ left, right, top, bottom }) => middle.x >= left && middle.x <= right && middle.y >= top && middle.y <= bottom,
  );
  return around ?? component;
}

/** The boxes of the lines of text in an element. Half of the leading is taken off: only the type itself must not touch. */
function textLines(element: HTMLElement): TextBox[] {
  const component = element.dataset.componentId ?? '';
  const lines: TextBox[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (!parent || !text.trim() || parent.closest('svg, [aria-hidden="true"]')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const rect of wordBoxes(node, text)) {
      const centre = (rect.top + rect.bottom) / 2;
      // The type itself takes about one em about the middle, whatever the leading.
      const half = Math.min(rect.height, size) / 2;
      lines.push({ component, text, left: rect.left, right: rect.right, top: centre - half, bottom: centre + half });
    }
  }
  return lines;
}

/** The upright words of a drawn chart or diagram, each a component of its own so that none may stand on another. */
function figureLabels(figure: Element, component: string): TextBox[] {
  return [...figure.querySelectorAll('text')].flatMap((label, index) => {
    const text = label.textContent ?? '';
    const matrix = label.getScreenCTM();
    if (!text.trim() || !matrix || Math.abs(matrix.b) > 0.01) return [];
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const centre = (top + bottom) / 2;
    const half = Math.min(bottom - top, Number.parseFloat(getComputedStyle(label).fontSize) * matrix.d) / 2;
    return [{ component: `${component} label ${index}`, text, left, right, top: centre - half, bottom: centre + half }];
  });
}

/** One for all: whatever is taken out of the document is looked up in each that there is. */
const range = document.createRange();

/** The box of a text of one line, those of the words of others: spaces at the end of a line hang over it and are not seen. */
function wordBoxes(node: Node, text: string): DOMRect[] {
  const boxes = (start: number, { length }: string): DOMRect[] => {
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return [...range.getClientRects()].filter(({ width }) => width >= 0.5);
  };
  const whole = boxes(text.search(/\S/), text.trim());
  return whole.length <= 1 ? whole : [...text.matchAll(/\S+/g)].flatMap((word) => boxes(word.index, word[0]));
}

function outside(line: TextBox, box: Box, rule: 'overflow' | 'off-page'): Fault[] {
  const by = Math.max(box.left - line.left, box.top - line.top, line.right - box.right, line.bottom - box.bottom);
  return by > TOLERANCE ? [{ rule, component: line.component, by, text: line.text.slice(0, 60) }] : [];
}

function overlaps(lines: readonly TextBox[]): Fault[] {
  const faults: Fault[] = [];
  const fromTop = lines.toSorted((a, b) => a.top - b.top);
  for (const [index, a] of fromTop.entries()) {
    for (let at = index + 1; at < fromTop.length; at++) {
      const b = fromTop[at] as TextBox;
      // Nor does any that begins further down.
      if (a.bottom - b.top <= TOLERANCE) break;
      if (a.component === b.component) continue;
      const by = Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
      if (by > TOLERANCE) {
        faults.push({ rule: 'overlap', component: a.component, other: b.component, by, text: a.text.slice(0, 60) });
      }
    }
  }
  return faults;
}
