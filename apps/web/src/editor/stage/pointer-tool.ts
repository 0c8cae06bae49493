import type { Component } from '@pagewright/components/models';
import type { Point, Rect } from '@pagewright/model/units';
import { moveComponents, updateComponents } from '@pagewright/page/commands';
import { boundsOf, lineBetween, rectOf } from '@pagewright/page/place';
import { type Handle, resized, stretch } from '@pagewright/page/resize';
import { type Guide, SNAP_DISTANCE, snap, snapTargets } from '@pagewright/page/snapping';
import type { Editor } from '../document/editor.ts';

/** What the pointer went down on. */
export type PressTarget =
  | { readonly on: 'page' }
  | { readonly on: 'component'; readonly id: string }
  | { readonly on: 'handle'; readonly handle: Handle }
  | { readonly on: 'line-end'; readonly id: string; readonly end: 'startPoint' | 'endPoint' };

export interface Modifiers {
  readonly shift: boolean;
  /** Alt: does not snap. */
  readonly alt: boolean;
}

/** What is shown while the pointer is down. */
export interface ToolFeedback {
  readonly guides: readonly Guide[];
  /** Page space, px. */
  readonly marquee: Rect | undefined;
}

const NOTHING: ToolFeedback = { guides: [], marquee: undefined };

/** px on the screen that a pointer may tremble without dragging. */
const SLOP = 3;

interface Drag {
  readonly target: PressTarget;
  readonly from: Point;
  readonly gesture: string;
  readonly ids: ReadonlySet<string>;
  /** The components as they were when the drag began. */
  readonly before: readonly Component[];
  readonly bounds: Rect | undefined;
  readonly selectedBefore: readonly string[];
  moved: boolean;
}

let gestures = 0;

/**
 * Selecting, moving and resizing with a pointer, in page coordinates. The stage feeds it with what the browser reports,
 * tests with what they like.
 */
export class PointerTool {
  readonly #editor: Editor;
  readonly #zoom: () => number;
  readonly #show: (feedback: ToolFeedback) => void;
  #drag: Drag | undefined;

  constructor(editor: Editor, zoom: () => number, show: (feedback: ToolFeedback) => void) {
    this.#editor = editor;
    this.#zoom = zoom;
    this.#show = show;
  }

  get isDown(): boolean {
    return this.#drag !== undefined;
  }

  press(target: PressTarget, from: Point, { shift }: Modifiers): void {
    const { selected } = this.#editor.store.getState();
    if (target.on === 'component') this.#selectPressed(target.id, selected, shift);
    if (target.on === 'page' && !shift) this.#editor.select([]);
    const now = this.#editor.store.getState().selected;
    const ids = new Set(target.on === 'line-end' ? [target.id] : now);
    const before = this.#editor.page().components.filter(({ id, locked }) => ids.has(id) && !locked);
    gestures += 1;
    this.#drag = {
      target,
      from,
      gesture: `pointer-${gestures}`,
      ids,
      before,
      bounds: boundsOf(before),
      selectedBefore: now,
      moved: false,
    };
  }

  move(to: Point, modifiers: Modifiers): void {
    const drag = this.#drag;
    if (!drag) return;
    const by = { x: to.x - drag.from.x, y: to.y - drag.from.y };
    if (!drag.moved && Math.hypot(by.x, by.y) * this.#zoom() < SLOP) return;
    drag.moved = true;
    switch (drag.target.on) {
      case 'page':
        return this.#select(drag, to, modifiers.shift);
      case 'component':
        return this.#move(drag, by, modifiers);
      case 'handle':
        return this.#resize(drag, drag.target.handle, by, modifiers);
      case 'line-end':
        return this.#moveEnd(drag, drag.target.end, to, modifiers);
    }
  }

  release(): void {
    this.#drag = undefined;
    this.#show(NOTHING);
  }

  /** Takes back what the drag has done so far. */
  cancel(): void {
    if (this.#drag?.moved && this.#drag.target.on !== 'page') this.#editor.undo();
    this.release();
  }

  #selectPressed(id: string, selected: readonly string[], shift: boolean): void {
    const component = this.#editor.page().components.find((one) => one.id === id);
    // A locked component cannot be selected (spec §4); the layer list unlocks it.
    if (!component || component.locked) return this.#editor.select(shift ? selected : []);
    if (!shift) {
      if (!selected.includes(id)) this.#editor.select([id]);
      return;
    }
    this.#editor.select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  }

  #select(drag: Drag, to: Point, add: boolean): void {
    const marquee = {
      x: Math.min(drag.from.x, to.x),
      y: Math.min(drag.from.y, to.y),
      width: Math.abs(to.x - drag.from.x),
      height: Math.abs(to.y - drag.from.y),
    };
    const hit = this.#editor
      .page()
      .components.filter((one) => one.visible && !one.locked && touches(rectOf(one), marquee));
    this.#editor.select([...(add ? drag.selectedBefore : []), ...hit.map(({ id }) => id)]);
    this.#show({ guides: [], marquee });
  }

  #move(drag: Drag, by: Point, { shift, alt }: Modifiers): void {
    if (!drag.bounds) return;
    // With shift it moves along one axis only.
    const free = shift ? (Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }) : by;
    const wanted = { ...drag.bounds, x: drag.bounds.x + free.x, y: drag.bounds.y + free.y };
    const { dx, dy, guides } = alt
      ? { dx: 0, dy: 0, guides: [] }
      : snap(wanted, snapTargets(this.#editor.page(), drag.ids), SNAP_DISTANCE / this.#zoom());
    const start = this.#restored(drag);
    const target = { x: Math.round(wanted.x + dx) - drag.bounds.x, y: Math.round(wanted.y + dy) - drag.bounds.y };
    this.#editor.update((page) => moveComponents(start(page), drag.ids, target.x, target.y), { gesture: drag.gesture });
    this.#show({ guides, marquee: undefined });
  }

  #resize(drag: Drag, handle: Handle, by: Point, { shift, alt }: Modifiers): void {
    if (!drag.bounds) return;
    const { bounds } = drag;
    let to = resized(bounds, handle, by, shift);
    let guides: readonly Guide[] = [];
    if (!alt && !shift) {
      const found = snap(edgeOf(to, handle), snapTargets(this.#editor.page(), drag.ids), SNAP_DISTANCE / this.#zoom());
      to = resized(bounds, handle, { x: by.x + found.dx, y: by.y + found.dy }, false);
      guides = found.guides;
    }
    const rounded = {
      x: Math.round(to.x),
      y: Math.round(to.y),
      width: Math.round(to.width),
      height: Math.round(to.height),
    };
    const start = this.#restored(drag);
    this.#editor.update((page) => stretch(start(page), drag.ids, bounds, rounded), { gesture: drag.gesture });
    this.#show({ guides, marquee: undefined });
  }

  /** An end of a line, kept on the page (spec §4); with shift in steps of 15°. */
  #moveEnd(drag: Drag, end: 'startPoint' | 'endPoint', to: Point, { shift }: Modifiers): void {
    const { size } = this.#editor.page();
    this.#editor.update(
      (page) =>
        updateComponents(page, drag.ids, (line) => {
          if (line.type !== 'line') return line;
          const other = line.props[end === 'startPoint' ? 'endPoint' : 'startPoint'];
          const aimed = shift ? inSteps(other, to) : to;
          const point = {
            x: Math.round(Math.min(Math.max(aimed.x, 0), size.width)),
            y: Math.round(Math.min(Math.max(aimed.y, 0), size.height)),
          };
          return end === 'startPoint' ? lineBetween(line, point, other) : lineBetween(line, other, point);
        }),
      { gesture: drag.gesture },
    );
  }

  /** Every move starts from where the drag began, so that rounding and snapping never add up. */
  #restored(drag: Drag) {
    const before = new Map(drag.before.map((one) => [one.id, one]));
    return (page: ReturnType<Editor['page']>) => ({
      ...page,
      components: page.components.map((one) => before.get(one.id) ?? one),
    });
  }
}

function touches(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The moving edges of a box as a box of their own, so that only they snap. */
function edgeOf(box: Rect, handle: Handle): Rect {
  const x = handle.includes('w') ? box.x : handle.includes('e') ? box.x + box.width : box.x + box.width / 2;
  const y = handle.includes('n') ? box.y : handle.includes('s') ? box.y + box.height : box.y + box.height / 2;
  return { x, y, width: 0, height: 0 };
}

const STEP = Math.PI / 12;

function inSteps(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
}
