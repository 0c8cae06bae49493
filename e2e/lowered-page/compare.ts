import { lineRuns } from '@pagewright/components/line-runs';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type { Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';
import { turnedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import type { DrawnBox, DrawnComponent, DrawnLine } from '../proof-page/drawn.ts';

/** px by which the primitives of a page may differ from what the browser draws. */
const TOLERANCE = 1;

/** Where the lowered page is not the drawn one, in words; empty where they agree. */
export function differences(page: Page, drawn: readonly DrawnComponent[], picture: string): string[] {
  const { primitives } = lowerPage(page, { assets: () => picture });
  const byComponent = Map.groupBy(flat(primitives), ({ source }) => source?.componentId ?? '');
  return drawn.flatMap((component) => {
    const own = byComponent.get(component.id) ?? [];
    const isLine = own.some((primitive) => primitive.type === 'path' && primitive.line);
    // One without code has the number of its first line.
    const isListing = own.some((primitive) => primitive.type === 'text' && primitive.part !== undefined);
    const faults = isListing
      ? differentListing(own, component)
      : own.flatMap((primitive) => different(primitive, component, isLine));
    // Whatever shows words must have them.
    if (component.lines.length > 0 && !own.some(({ type }) => type === 'text' || type === 'table')) {
      faults.push('its words are missing');
    }
    return faults.map((fault) => `${component.id}: ${fault}`);
  });
}

function flat(primitives: readonly Primitive[]): Primitive[] {
  return primitives.flatMap((primitive) => (primitive.type === 'group' ? flat(primitive.children) : [primitive]));
}

/** @param isLine the words of a line stand beside its box */
function different(primitive: Primitive, drawn: DrawnComponent, isLine: boolean): string[] {
  switch (primitive.type) {
    case 'rect':
    case 'ellipse':
      return apart('box', around(primitive), drawn.box);
    case 'text':
      return [
        ...(isLine ? [] : apart('box', around(primitive), drawn.box)),
        // Lines that are turned cannot be told apart where they are seen; they are those of the upright text.
        ...(primitive.rotation ? [] : differentLines(primitive.paragraphs, drawn.lines)),
      ];
    case 'table': {
      const cells = primitive.rows.flat();
      return [
        ...apart('table', around(primitive), drawn.box),
        ...(cells.length === drawn.cells.length ? [] : [`${cells.length} cells, ${drawn.cells.length} drawn`]),
        ...cells.flatMap((cell, index) => apart(`cell ${cell.row},${cell.column}`, cell.box, drawn.cells[index])),
        ...differentLines(
          cells.flatMap(({ paragraphs }) => paragraphs),
          drawn.lines,
        ),
      ];
    }
    case 'image':
      return apart('picture', around(primitive), drawn.picture);
    case 'path':
      if (primitive.line) return apart('line', primitive.box, drawn.shape && atLeastOne(drawn.shape));
      if (primitive.preset) return apart('shape', around(primitive), drawn.shape);
      return apart('icon', squareAround(primitive), drawn.shape);
    case 'chart':
      return [...inside('chart', primitive.box, drawn.box), ...missingNames(primitive, drawn)];
    case 'diagram':
      return [...inside('diagram', primitive.box, drawn.box), ...differentDiagram(primitive, drawn)];
    default:
      return [];
  }
}

/** A ground, and on it several texts one after the other. */
function differentListing([ground, ...own]: readonly Primitive[], drawn: DrawnComponent): string[] {
  return [
    ...(ground ? different(ground, drawn, false) : ['nothing']),
    ...own.flatMap((primitive) => inside(primitive.type, primitive.box, drawn.box)),
    ...differentLines(
      own.flatMap((primitive) => (primitive.type === 'text' ? primitive.paragraphs : [])),
      drawn.lines,
    ),
  ];
}

function differentLines(paragraphs: readonly PrimitiveParagraph[], drawn: readonly DrawnLine[]): string[] {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.lines.flatMap((line) => {
      const runs = lineRuns(paragraph, line);
      const text = runs.map((run) => run.text).join('');
      return text.trim() === '' ? [] : [{ ...line, text, size: runs[0]?.look.fontSize ?? 0 }];
    }),
  );
  const breaks = (own: readonly { text: string }[]) => own.map(({ text }) => plain(text)).join(' ⏎ ');
  const compared = upToNarrowed(lines, drawn);
  if (compared.length === lines.length && breaks(lines) !== breaks(drawn)) {
    return [`lines ${breaks(lines)}, drawn ${breaks(drawn)}`];
  }
  return compared.flatMap(({ text, box, baseline, size }, index) => {
    const { left = 0, right = 0, baseline: drawnAt = 0 } = drawn[index] ?? {};
    const blank = text.length - text.trimStart().length > 0;
    const narrowed = NARROWED.test(text) ? size * GAP : 0;
    const off = [
      { edge: 'left', by: blank ? 0 : box.x - left, most: TOLERANCE + narrowed },
      { edge: 'right', by: box.x + box.width - right, most: TOLERANCE + narrowed },
      { edge: 'baseline', by: baseline - drawnAt, most: TOLERANCE },
    ];
    return off.flatMap(({ edge, by, most }) =>
      Math.abs(by) > most ? [`${edge} of “${text.slice(0, 40)}” off by ${by.toFixed(2)}`] : [],
    );
  });
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * A line that begins with a single Chinese or Japanese character before a Western one: Chromium leaves out the space
 * between these two where it begins a line (and nowhere else), which is measured, so that lines are never too long.
 */
const NARROWED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][\p{sc=Latin}\d]/u;
/** em. */
const GAP = 1 / 8;

/** The lines up to one for which that space decides what follows it; all where there is none. */
function upToNarrowed<L extends { readonly text: string }>(
  lines: readonly L[],
  drawn: readonly DrawnLine[],
): readonly L[] {
  const first = lines.findIndex(({ text }, index) => plain(text) !== plain(drawn[index]?.text ?? ''));
  const [own, other] = [plain(lines[first]?.text ?? ''), plain(drawn[first]?.text ?? '')];
  return first >= 0 && NARROWED.test(own) && other.startsWith(own) ? lines.slice(0, first) : lines;
}

function differentDiagram(primitive: Primitive & { type: 'diagram' }, { diagram }: DrawnComponent): string[] {
  if (primitive.nodes.length === 0 || !diagram) return [];
  // Labels that take several lines are drawn without the spaces that they are parted at.
  const bare = (label: string): string => label.replace(/\s+/g, '');
  const labels = primitive.nodes.map(({ label }) => bare(label)).sort();
  const drawn = diagram.labels.map(bare).sort();
  return [
    ...(labels.join('|') === drawn.join('|') ? [] : [`nodes ${labels.join('|')}, drawn ${drawn.join('|')}`]),
    ...(primitive.edges.length === diagram.edges ? [] : [`${primitive.edges.length} edges, ${diagram.edges} drawn`]),
  ];
}

/** Every category of a chart that is not crowded stands on the drawing. */
function missingNames({ figures }: Primitive & { type: 'chart' }, { chartTexts = [] }: DrawnComponent): string[] {
  if (!figures || figures.categories.length > 6 || !WITH_NAMES.has(figures.shape)) return [];
  const written = chartTexts.join('').replace(/\s+/g, '');
  const missing = figures.categories.filter((name) => !written.includes(name.replace(/\s+/g, '')));
  return missing.map((name) => `chart lacks “${name}”`);
}

/** Shapes whose names are wrapped or set whole, never cut. */
const WITH_NAMES: ReadonlySet<string> = new Set(['bar', 'bar-stacked', 'line', 'area', 'radar']);

function apart(what: string, box: Rect, drawn: DrawnBox | undefined): string[] {
  if (!drawn) return [`${what} not drawn`];
  const by = (['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(box[side] - drawn[side]));
  return Math.max(...by) > TOLERANCE ? [`${what} ${said(box)}, drawn ${said(drawn)}`] : [];
}

function inside(what: string, box: Rect, drawn: DrawnBox): string[] {
  const over = Math.max(drawn.x - box.x, drawn.y - box.y, box.x + box.width - drawn.x - drawn.width);
  return over > TOLERANCE ? [`${what} ${said(box)} outside of ${said(drawn)}`] : [];
}

function said({ x, y, width, height }: DrawnBox): string {
  return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
}

/** The upright box around a turned one. */
function around({ box, rotation = 0 }: { readonly box: Rect; readonly rotation?: number }): Rect {
  return turnedBounds(box, rotation);
}

/** An icon is drawn in a square in whose middle its outline stands. */
function squareAround({ box, rotation }: { readonly box: Rect; readonly rotation?: number }): Rect {
  const side = Math.max(box.width, box.height);
  const square = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  return around({ box: square, ...(rotation === undefined ? {} : { rotation }) });
}

function atLeastOne(box: DrawnBox): DrawnBox {
  return { ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) };
}
