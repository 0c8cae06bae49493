import type { Size } from '@pagewright/model/units';
import styles from './canvas.module.css';
import { whenIdle } from './idle-queue.ts';
import type { PageGrid } from './page-grid.ts';
import { type Cell, planSheets, type Sheet, type SheetPlan } from './sketch-sheets.ts';
import type { PagesByUrgency } from './visibility.ts';

/** A page in low detail. */
export interface Sketch {
  /** The same for what looks the same. */
  readonly key: unknown;
  readonly size: Size;
  /** Draws it at 1:1, in px of the page. */
  draw(context: OffscreenCanvasRenderingContext2D): void;
}

interface SketchCell extends Cell {
  readonly sketch: Sketch;
  /** Whether its sheet shows it as it is. */
  isDrawn: boolean;
}

/** Sheets with what is drawn on them. */
interface Drawn {
  readonly plan: SheetPlan;
  readonly sheets: readonly HTMLCanvasElement[];
  readonly cells: readonly SketchCell[];
}

/** ms between sheets of which nothing is seen: what is done to what is seen comes first. */
const PAUSE = 100;

const NOTHING: Drawn = { plan: { sheets: [], cells: [] }, sheets: [], cells: [] };

/** What the canvas that was left last has drawn, for when one comes back to it. */
let left: Drawn = NOTHING;

/**
 * All pages in low detail, on a few sheets over them: one picture for many pages costs neither its making nor a frame
 * what a picture a page does. Sheets are drawn when the browser has time, those of the most wanted pages first.
 */
export class SketchLayer {
  readonly #world: HTMLElement;
  #drawn: Drawn = left;
  #order: readonly number[] = [];
  /** How many of the order the view shows. */
  #seen = 0;
  /** How many of the order have been seen to. */
  #next = 0;
  #callOff: (() => void) | undefined;

  constructor(world: HTMLElement) {
    this.#world = world;
    left = NOTHING;
  }

  /** Other pages, or the same in other places. What is drawn stays, the sketch of a changed page until it is drawn anew. */
  show(grid: PageGrid, sketches: readonly Sketch[]): void {
    const plan = planSheets(grid, window.devicePixelRatio);
    const before = this.#drawn;
    const isHere = before.sheets[0]?.parentElement === this.#world;
    const sheets = plan.sheets.map((sheet, index) => {
      const known = isHere && isSameSheet(before.plan, plan, index) ? before.sheets[index] : undefined;
      return known ?? sheetElement(sheet);
    });
    const cells = plan.cells.flatMap((cell, index): SketchCell[] => {
      const [old, sketch] = [before.cells[index], sketches[index]];
      const stays = old && sheets[cell.sheet] === before.sheets[old.sheet] && old.sketch.key === sketch?.key;
      return sketch ? [{ ...cell, sketch, isDrawn: stays ? old.isDrawn : false }] : [];
    });
    this.#drawn = { plan, sheets, cells };
    copySketches(before, this.#drawn);
    for (const sheet of before.sheets) if (!sheets.includes(sheet)) sheet.remove();
    this.#world.append(...sheets.filter((sheet) => sheet.parentElement !== this.#world));
  }

  /** Pages to be drawn: those that the view shows, then the others, of both the most urgent first. */
  want({ seen, others }: PagesByUrgency): void {
    this.#order = [...seen, ...others];
    this.#seen = seen.length;
    this.#next = 0;
    this.#goOn();
  }

  /** Shows the sheets of these pages and no others: what full pages cover all of would be drawn in every frame for nothing. */
  reveal(indexes: readonly number[]): void {
    const { cells, sheets } = this.#drawn;
    const revealed = new Set(indexes.map((index) => cells[index]?.sheet));
    sheets.forEach((sheet, index) => {
      if (sheet.hidden === revealed.has(index)) sheet.hidden = !sheet.hidden;
    });
  }

  dispose(): void {
    this.#callOff?.();
    left = this.#drawn;
  }

  #goOn(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const missing = this.#firstMissing();
    this.#world.dataset.sketched = String(this.#next);
    if (!missing) return;
    const soon = () => whenIdle(() => this.#draw(missing.sheet));
    this.#callOff = this.#next < this.#seen ? soon() : later(soon);
  }

  /** Draws what is missing on a sheet. */
  #draw(index: number): void {
    const sheet = this.#drawn.sheets[index];
    const missing = this.#drawn.cells.filter((cell) => cell.sheet === index && !cell.isDrawn);
    if (!sheet) return;
    paint(sheet, (paper) => {
      for (const cell of missing) drawCell(paper, cell);
    });
    // Also where the browser gave nothing to draw on: it would not the next time either.
    for (const cell of missing) cell.isDrawn = true;
    this.#goOn();
  }

  #firstMissing(): SketchCell | undefined {
    const cellAt = (place: number) => this.#drawn.cells[this.#order[place] ?? -1];
    while (cellAt(this.#next)?.isDrawn) this.#next += 1;
    return cellAt(this.#next);
  }
}

/** Begins something after a pause. Returns the way to call it off, whether it has begun or not. */
function later(begin: () => () => void): () => void {
  let callOff: (() => void) | undefined;
  const timer = setTimeout(() => {
    callOff = begin();
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}

function sheetElement({ place, size }: Sheet): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.className = styles.sheet ?? '';
  sheet.hidden = true;
  sheet.width = size.width;
  sheet.height = size.height;
  const { x, y, width, height } = place;
  Object.assign(sheet.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return sheet;
}

/** Whether a sheet can stay: it has its place and size, and all that were on it are where they were. */
function isSameSheet(before: SheetPlan, after: SheetPlan, index: number): boolean {
  const first = before.cells.findIndex(({ sheet }) => sheet === index);
  const cells = before.cells.filter(({ sheet }) => sheet === index);
  const now = after.cells.slice(first, first + cells.length);
  return JSON.stringify([before.sheets[index], cells]) === JSON.stringify([after.sheets[index], now]);
}

/** Takes over to new sheets what stands on others. */
function copySketches(from: Drawn, to: Drawn): void {
  const known = new Map(from.cells.filter(({ isDrawn }) => isDrawn).map((cell) => [cell.sketch.key, cell]));
  to.sheets.forEach((sheet, index) => {
    if (from.sheets.includes(sheet)) return;
    const cells = to.cells.filter((cell) => cell.sheet === index && known.has(cell.sketch.key));
    if (cells.length === 0) return;
    paint(sheet, (paper) => {
      for (const cell of cells) {
        const old = known.get(cell.sketch.key);
        const source = old && from.sheets[old.sheet];
        if (!source) continue;
        const { x, y, width, height } = cell.box;
        paper.drawImage(source, old.box.x, old.box.y, old.box.width, old.box.height, x, y, width, height);
        cell.isDrawn = true;
      }
    });
  });
}

/**
 * Draws on a sheet. It is drawn beside and shown as a bitmap: what is shown of a canvas that can be drawn on is copied
 * anew in every frame, where a processor draws it.
 */
function paint(sheet: HTMLCanvasElement, draw: (paper: OffscreenCanvasRenderingContext2D) => void): void {
  const canvas = new OffscreenCanvas(sheet.width, sheet.height);
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  const shown = sheet.getContext('bitmaprenderer');
  if (!paper || !shown) return;
  paper.drawImage(sheet, 0, 0);
  draw(paper);
  shown.transferFromImageBitmap(canvas.transferToImageBitmap());
}

function drawCell(paper: OffscreenCanvasRenderingContext2D, { box, sketch }: SketchCell): void {
  const { x, y, width, height } = box;
  paper.save();
  paper.beginPath();
  paper.rect(x, y, width, height);
  paper.clip();
  paper.translate(x, y);
  paper.scale(width / sketch.size.width, height / sketch.size.height);
  sketch.draw(paper);
  paper.restore();
}
