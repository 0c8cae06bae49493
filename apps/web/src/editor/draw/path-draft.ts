import type { Point } from '@pagewright/model/units';
import { createStore } from 'zustand/vanilla';
import { type DrawnPath, thinned } from './drawn-path.ts';

/** px of the screen that a pointer may tremble on a corner, and that a path is closed within. */
const NEAR = { corner: 4, start: 10 } as const;
/** px of the screen that a stroke is smoothed by. */
const SMOOTHED = 1.2;

export interface Draft {
  /** px of the page. */
  readonly points: readonly Point[];
  /** Where the pointer is, once a path has been begun. */
  readonly next?: Point | undefined;
}

const NOTHING: Draft = { points: [] };

/**
 * A path while it is drawn: clicks set corners, a drag draws freely and ends the path where it ends. Knows neither the
 * screen nor the document.
 */
export class PathDraft {
  readonly store = createStore<Draft>(() => NOTHING);
  readonly #onDrawn: (path: DrawnPath) => void;
  #stroke: Point[] | undefined;
  #from: Point | undefined;

  constructor(onDrawn: (path: DrawnPath) => void) {
    this.#onDrawn = onDrawn;
  }

  press(at: Point): void {
    this.#from = at;
    this.#stroke = undefined;
  }

  /** @param zoom px of the screen in one of the page */
  move(at: Point, zoom: number): void {
    const { points } = this.store.getState();
    if (!this.#from) return this.store.setState({ points, next: points.length > 0 ? at : undefined }, true);
    if (points.length > 0 || (!this.#stroke && apart(this.#from, at) * zoom <= NEAR.corner)) return;
    this.#stroke = [...(this.#stroke ?? [this.#from]), at];
    this.store.setState({ points: [], next: undefined }, true);
    this.store.setState({ points: this.#stroke }, true);
  }

  release(at: Point, zoom: number): void {
    const stroke = this.#stroke;
    const wasDown = this.#from !== undefined;
    this.#stroke = undefined;
    this.#from = undefined;
    if (!wasDown) return;
    if (stroke) return this.#endStroke(stroke, zoom);
    const { points } = this.store.getState();
    const [first] = points;
    if (first && points.length > 2 && apart(first, at) * zoom <= NEAR.start) return this.#end(points, true, false);
    const last = points.at(-1);
    // The second click of a double-click ends the path and is no corner of it.
    if (last && apart(last, at) * zoom <= NEAR.corner) return;
    this.store.setState({ points: [...points, at], next: at }, true);
  }

  /** Ends the path at its last corner. */
  finish(): void {
    this.#end(this.store.getState().points, false, false);
  }

  /** Takes the last corner back. */
  back(): void {
    const { points, next } = this.store.getState();
    this.store.setState({ points: points.slice(0, -1), next: points.length > 1 ? next : undefined }, true);
  }

  #endStroke(stroke: readonly Point[], zoom: number): void {
    const [first, last] = [stroke[0], stroke.at(-1)];
    const closed =
      stroke.length > 8 && first !== undefined && last !== undefined && apart(first, last) * zoom <= NEAR.start;
    const points = thinned(stroke, SMOOTHED / zoom);
    this.#end(closed ? points.slice(0, -1) : points, closed, true);
  }

  #end(points: readonly Point[], closed: boolean, curved: boolean): void {
    this.store.setState(NOTHING, true);
    this.#onDrawn({ points, closed, curved });
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
