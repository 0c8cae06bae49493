import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutPages } from './page-grid.ts';
import { type Sketch, SketchLayer } from './sketch-layer.ts';

/** A name that a sketch has written, where it stands on its canvas. */
interface Mark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A canvas of which is known what has been written where. */
class FakeCanvas {
  marks: Mark[] = [];
  hidden = false;
  width: number;
  height: number;
  parentElement: FakeWorld | undefined;
  readonly style = {};
  constructor(width = 300, height = 150) {
    [this.width, this.height] = [width, height];
  }
  getContext(kind: string) {
    return kind === '2d'
      ? new FakePaper(this)
      : { transferFromImageBitmap: ({ marks }: FakeCanvas) => (this.marks = marks) };
  }
  transferToImageBitmap() {
    return this;
  }
  remove() {
    this.parentElement?.sheets.delete(this);
    this.parentElement = undefined;
  }
}

class FakePaper {
  #at = { x: 0, y: 0 };
  readonly #canvas: FakeCanvas;
  constructor(canvas: FakeCanvas) {
    this.#canvas = canvas;
  }
  beginPath() {}
  rect(x: number, y: number) {
    this.#canvas.marks = this.#canvas.marks.filter((mark) => mark.x !== x || mark.y !== y);
  }
  clip() {}
  scale() {}
  save() {}
  restore() {
    this.#at = { x: 0, y: 0 };
  }
  translate(x: number, y: number) {
    this.#at = { x, y };
  }
  fillText(name: string) {
    this.#canvas.marks.push({ name, ...this.#at });
  }
  /** All of it, or what stands at a place of it to another. */
  drawImage(source: FakeCanvas, ...[fromX, fromY, , , x, y]: number[]) {
    if (x === undefined || y === undefined) this.#canvas.marks.push(...source.marks);
    const copied = source.marks.filter((mark) => mark.x === fromX && mark.y === fromY);
    if (x !== undefined && y !== undefined) this.#canvas.marks.push(...copied.map(({ name }) => ({ name, x, y })));
  }
}

class FakeWorld {
  readonly sheets = new Set<FakeCanvas>();
  readonly dataset: Record<string, string> = {};
  append(...canvases: FakeCanvas[]) {
    for (const canvas of canvases) {
      canvas.parentElement = this;
      this.sheets.add(canvas);
    }
  }
  shown(): string[] {
    return [...this.sheets].flatMap(({ marks }) => marks.map(({ name }) => name)).sort();
  }
}

let idle: (() => void)[] = [];
let drawn: string[] = [];
let world: FakeWorld;

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  drawn = [];
  world = new FakeWorld();
  vi.stubGlobal('document', { createElement: () => new FakeCanvas() });
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('window', { devicePixelRatio: 1, requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function untilIdle() {
  while (idle.length > 0) for (const run of idle.splice(0)) run();
}

function untilDone() {
  for (let turn = 0; turn < 50; turn += 1) {
    untilIdle();
    vi.advanceTimersByTime(200);
  }
}

const SLIDE = { width: 1280, height: 720 };
const names = (count: number) => Array.from({ length: count }, (_, index) => `page ${index}`);

function sketchOf(name: string): Sketch {
  return {
    key: name,
    size: SLIDE,
    draw(context) {
      drawn.push(name);
      context.fillText(name, 0, 0);
    },
  };
}

function show(layer: SketchLayer, pages: readonly string[], { columns = 10, seen = pages.length } = {}) {
  const widest = columns * (SLIDE.width + 64);
  // Wide as can be, so that rows have as many pages as there may be.
  const grid = layoutPages(
    pages.map(() => SLIDE),
    { aspect: 100, widest },
  );
  layer.show(grid, pages.map(sketchOf));
  const indexes = pages.map((_, index) => index);
  layer.want({ seen: indexes.slice(0, seen), others: indexes.slice(seen) });
}

/** A layer that lies in the world, which knows no more of an element than the layer asks for. */
const layerOf = (of: FakeWorld) => new SketchLayer(of as unknown as HTMLElement);

it('draws the sheets of pages that are seen at once, others after a pause', () => {
  show(layerOf(world), names(100), { seen: 10 });
  untilIdle();
  const first = drawn.length;
  expect(drawn).toEqual(names(100).slice(0, first));
  expect(first).toBeGreaterThanOrEqual(10);
  expect(first).toBeLessThan(60);
  untilDone();
  expect(drawn).toEqual(names(100));
  expect(world.shown()).toEqual(names(100).sort());
  expect(world.dataset.sketched).toBe('100');
});

it('draws only the page that has changed, and shows what it was until then', () => {
  const layer = layerOf(world);
  show(layer, names(40));
  untilDone();
  drawn = [];
  const changed = names(40).with(3, 'changed');
  show(layer, changed);
  expect(world.shown()).toEqual(names(40).sort());
  untilDone();
  expect(drawn).toEqual(['changed']);
  expect(world.shown()).toEqual(changed.sort());
});

it('keeps what is drawn as pages come, and shows nothing of pages that have gone', () => {
  const layer = layerOf(world);
  for (const count of [1, 12, 13, 25, 40, 33, 31, 8]) {
    drawn = [];
    show(layer, names(count));
    untilDone();
    expect(drawn.filter((name) => names(count).indexOf(name) < 0)).toEqual([]);
    expect(world.shown()).toEqual(names(count).sort());
  }
  expect(drawn).toEqual([]);
});

it('draws nothing anew where pages lie otherwise, or when one comes back to them', () => {
  const layer = layerOf(world);
  show(layer, names(40));
  untilDone();
  drawn = [];
  show(layer, names(40), { columns: 4 });
  expect(world.shown()).toEqual(names(40).sort());
  layer.dispose();
  const later = new FakeWorld();
  show(layerOf(later), names(40), { columns: 8 });
  expect(later.shown()).toEqual(names(40).sort());
  untilDone();
  expect(drawn).toEqual([]);
});

it('shows the sheets that are needed and no others', () => {
  const layer = layerOf(world);
  show(layer, names(100));
  untilDone();
  const hidden = () => [...world.sheets].map((sheet) => sheet.hidden);
  expect(hidden().every(Boolean)).toBe(true);
  layer.reveal([0, 99]);
  expect(hidden()).toEqual(hidden().map((_, index) => index > 0 && index < world.sheets.size - 1));
  layer.reveal([]);
  expect(hidden().every(Boolean)).toBe(true);
});
