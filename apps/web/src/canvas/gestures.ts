import type { Point } from '@pagewright/model/units';
import { type Camera, panBy, zoomAround } from './camera.ts';
import type { CameraController } from './camera-controller.ts';

/** px a pointer may move and still count as a click. */
const CLICK_SLOP = 4;
/** Zoom a px of wheel: a mouse notch (about 100 px) zooms by about 1.2, a pinch on a trackpad follows the fingers. */
const WHEEL_ZOOM = { notch: 0.0018, pinch: 0.01 } as const;
/** Zoom a px of a middle-button drag; upwards enlarges. */
const DRAG_ZOOM = 0.006;
/** px that a "line" and a "page" of a wheel stand for. */
const WHEEL_UNIT = [1, 16, 400] as const;

export interface GestureActions {
  /** A press and release without a drag; the element is what lies under it. */
  onClick(target: Element): void;
  onDoubleClick(target: EventTarget | null): void;
}

/** Pointer, wheel and touch gestures of the canvas (spec §2). Returns the way to take them off again. */
export function attachGestures(element: HTMLElement, camera: CameraController, actions: GestureActions): () => void {
  const off = new AbortController();
  const { signal } = off;
  const drag = new DragGesture(element, camera, actions);
  element.addEventListener('pointerdown', (event) => drag.down(event), { signal });
  element.addEventListener('pointermove', (event) => drag.move(event), { signal });
  element.addEventListener('pointerup', (event) => drag.up(event), { signal });
  element.addEventListener('pointercancel', (event) => drag.cancel(event), { signal });
  element.addEventListener('wheel', (event) => wheelCamera(element, camera, event), { signal, passive: false });
  // A drag captures the pointer, so the event itself names the canvas.
  const under = (event: MouseEvent) => document.elementFromPoint(event.clientX, event.clientY);
  element.addEventListener('dblclick', (event) => actions.onDoubleClick(under(event)), { signal });
  // The middle button would start the browser's own scrolling, and open links elsewhere.
  element.addEventListener('auxclick', (event) => event.preventDefault(), { signal });
  element.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), { signal });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => off.abort();
}

/** Ctrl, Cmd or Alt with the wheel zooms around the pointer; the plain wheel pans. */
export function wheelCamera(element: HTMLElement, camera: CameraController, event: WheelEvent) {
  event.preventDefault();
  const unit = WHEEL_UNIT[event.deltaMode] ?? 1;
  const dx = event.deltaX * unit;
  const dy = event.deltaY * unit;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    const rate = Math.abs(dy) < 40 ? WHEEL_ZOOM.pinch : WHEEL_ZOOM.notch;
    camera.set(zoomAround(camera.get(), pointIn(element, event), Math.exp(-dy * rate)));
  } else if (event.shiftKey && dx === 0) {
    camera.set(panBy(camera.get(), -dy, 0));
  } else {
    camera.set(panBy(camera.get(), -dx, -dy));
  }
}

function pointIn(element: HTMLElement, event: MouseEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Every pointer that is down: one pans (or zooms, with the middle button), two pinch. */
export class DragGesture {
  readonly #element: HTMLElement;
  readonly #camera: CameraController;
  readonly #actions: GestureActions;
  readonly #pointers = new Map<number, Point>();
  #mode: 'none' | 'pan' | 'zoom' | 'pinch' = 'none';
  /** What the gesture started from: every move is computed from here, so that nothing drifts. */
  #start: { camera: Camera; point: Point; spread: number } = {
    camera: { x: 0, y: 0, zoom: 1 },
    point: { x: 0, y: 0 },
    spread: 1,
  };
  #pressed: Element | undefined;

  constructor(element: HTMLElement, camera: CameraController, actions: GestureActions) {
    this.#element = element;
    this.#camera = camera;
    this.#actions = actions;
  }

  /** Whether a pointer that is down moves the camera. */
  has(pointerId: number): boolean {
    return this.#pointers.has(pointerId);
  }

  down(event: PointerEvent) {
    if (event.button > 1 || isControl(event.target)) return;
    this.#pointers.set(event.pointerId, pointIn(this.#element, event));
    // A link that is pressed keeps its click; one that is dragged by does not.
    (linkAt(event.target) ?? this.#element).setPointerCapture(event.pointerId);
    this.#pressed = this.#pointers.size === 1 && event.target instanceof Element ? event.target : undefined;
    if (this.#pointers.size > 1) this.#begin('pinch');
    else this.#begin(event.button === 1 ? 'zoom' : 'pan');
  }

  move(event: PointerEvent) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#pointers.set(event.pointerId, pointIn(this.#element, event));
    const { camera, point, spread } = this.#start;
    const now = this.#middle();
    const moved = Math.hypot(now.x - point.x, now.y - point.y);
    if (this.#pressed && moved <= CLICK_SLOP) return;
    this.#pressed = undefined;
    this.#element.setPointerCapture(event.pointerId);
    this.#element.dataset.gesture = this.#mode;
    if (this.#mode === 'zoom') {
      this.#camera.set(zoomAround(camera, point, Math.exp((point.y - now.y) * DRAG_ZOOM)));
    } else {
      const panned = panBy(camera, now.x - point.x, now.y - point.y);
      this.#camera.set(this.#mode === 'pinch' ? zoomAround(panned, now, this.#spread() / spread) : panned);
    }
  }

  up(event: PointerEvent) {
    if (!this.#pointers.has(event.pointerId)) return;
    const pressed = this.#pressed;
    this.cancel(event);
    if (pressed && event.button === 0 && !linkAt(pressed)) this.#actions.onClick(pressed);
  }

  cancel(event: PointerEvent) {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#pressed = undefined;
    if (this.#pointers.size > 0) return this.#begin('pan');
    this.#mode = 'none';
    delete this.#element.dataset.gesture;
  }

  #begin(mode: 'pan' | 'zoom' | 'pinch') {
    this.#mode = mode;
    this.#start = { camera: this.#camera.get(), point: this.#middle(), spread: this.#spread() };
  }

  #middle(): Point {
    const points = [...this.#pointers.values()];
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
  }

  #spread(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
  }
}

function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Buttons that lie on the canvas keep their own clicks. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, [data-canvas-control]') !== null;
}
