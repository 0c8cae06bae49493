import type { Point, Rect, Size } from '@pagewright/model/units';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Camera, clampZoom, fitCamera, panBy, visibleWorld, zoomAround } from '../../canvas/camera.ts';
import { type CameraController, createCameraController } from '../../canvas/camera-controller.ts';
import { wheelCamera } from '../../canvas/gestures.ts';

/** What the toolbar and the keys do to the view. */
export interface StageControls {
  readonly zoom: StoreApi<number>;
  fit(): void;
  zoomTo(zoom: number): void;
  zoomBy(factor: number): void;
  /** Goes to a part of the page that is edited, px of the page. */
  show(part: Rect): void;
  /** What is in view, px of the page that is edited. */
  inView(): Rect;
  /** Takes the keys. */
  focus(): void;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** ms between two looks at what is in view while the camera moves. */
const LOOK_INTERVAL = 80;

/** The camera of the stage: it fits what it is told to show, until the person moves it. */
export class StageCamera implements StageControls {
  readonly zoom = createStore(() => 1);
  /** As it was last drawn. */
  readonly seen = createStore<Camera>(() => ({ x: 0, y: 0, zoom: 1 }));
  readonly controller: CameraController;
  readonly #frame: HTMLElement;
  readonly #world: HTMLElement;
  readonly #off = new AbortController();
  readonly #observer: ResizeObserver;
  readonly #onLook: () => void;
  /** What the camera goes to by itself, and what is fitted when asked. */
  #home: Rect = NOWHERE;
  #whole: Rect = NOWHERE;
  #fits: 'home' | 'whole' | 'nothing' = 'home';
  #lastLook = 0;
  /** px above and at the left that something stands over, as rulers do. */
  #covered = 0;
  #corner: Point = { x: 0, y: 0 };

  /** @param onLook told when other things may have come into view, and when the frame's size has changed */
  constructor(frame: HTMLElement, world: HTMLElement, onLook: () => void) {
    this.#frame = frame;
    this.#world = world;
    this.#onLook = onLook;
    this.controller = createCameraController(world, {
      onMove: (camera) => this.#moved(camera),
      onSettle: () => onLook(),
    });
    const { signal } = this.#off;
    const wheel = (event: WheelEvent) => {
      this.touch();
      wheelCamera(frame, this.controller, event);
    };
    frame.addEventListener('wheel', wheel, { signal, passive: false });
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(frame);
    this.#measure();
    this.locate();
  }

  focus(): void {
    this.#frame.focus({ preventScroll: true });
  }

  /**
   * The page that is edited, and all that there is, px of the world. Goes to the page at once where that may be, else
   * keeps fitting what it fits; where the person has moved the camera only as far as brings the page into view.
   */
  setPages(home: Rect, whole: Rect, goesThere: boolean): void {
    this.#home = home;
    this.#whole = whole;
    if (goesThere) this.#fits = 'home';
    if (this.#fits === 'nothing') this.#reveal(home);
    else this.controller.set(this.#fitted());
  }

  /** px above and at the left that rulers cover: what is fitted or brought into view stands beside them. */
  setCovered(edge: number): void {
    if (this.#covered === edge) return;
    this.#covered = edge;
    if (this.#fits !== 'nothing') this.controller.set(this.#fitted());
  }

  /** The person moves the camera from now on. */
  touch(): void {
    this.#fits = 'nothing';
  }

  fit(): void {
    this.#fits = 'whole';
    this.controller.animateTo(this.#fitted());
  }

  zoomTo(zoom: number): void {
    this.zoomBy(clampZoom(zoom) / this.controller.get().zoom);
  }

  zoomBy(factor: number): void {
    this.touch();
    const { width, height } = this.controller.viewport();
    this.controller.animateTo(zoomAround(this.controller.get(), { x: width / 2, y: height / 2 }, factor));
  }

  show(part: Rect): void {
    this.touch();
    const there = { ...part, x: part.x + this.#home.x, y: part.y + this.#home.y };
    this.controller.animateTo(this.#fitting(withRoom(there), SHOW_ZOOM));
  }

  inView(): Rect {
    const view = visibleWorld(this.controller.get(), this.controller.viewport());
    return { ...view, x: view.x - this.#home.x, y: view.y - this.#home.y };
  }

  /** Looks where on the screen the stage stands. Asked for before a gesture, not in it: it may have to lay out. */
  locate(): void {
    this.#corner = this.#frame.getBoundingClientRect();
  }

  /** A place of the screen as one of the world, px. */
  worldPoint({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { x, y, zoom } = this.controller.get();
    return { x: (clientX - this.#corner.x - x) / zoom, y: (clientY - this.#corner.y - y) / zoom };
  }

  dispose(): void {
    this.#off.abort();
    this.#observer.disconnect();
    this.controller.dispose();
  }

  /** Brings a rectangle of the world into view with as little movement as possible. */
  #reveal(rect: Rect): void {
    const camera = this.controller.get();
    const { width, height } = this.#uncovered();
    const dx = shiftInto(rect.x * camera.zoom + camera.x - this.#covered, rect.width * camera.zoom, width);
    const dy = shiftInto(rect.y * camera.zoom + camera.y - this.#covered, rect.height * camera.zoom, height);
    if (dx !== 0 || dy !== 0) this.controller.animateTo(panBy(camera, dx, dy));
  }

  #fitted(): Camera {
    return this.#fitting(this.#fits === 'home' ? this.#home : this.#whole);
  }

  #fitting(rect: Rect, most?: number): Camera {
    return panBy(fitCamera(rect, this.#uncovered(), most), this.#covered, this.#covered);
  }

  #uncovered(): Size {
    const { width, height } = this.controller.viewport();
    return { width: Math.max(1, width - this.#covered), height: Math.max(1, height - this.#covered) };
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#frame;
    this.controller.resize({ width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) });
    if (this.#fits !== 'nothing') this.controller.set(this.#fitted());
    this.#onLook();
  }

  #moved(camera: Camera): void {
    const { zoom } = camera;
    // Only what keeps its size on the screen is styled anew, not everything that is drawn.
    for (const element of this.#world.querySelectorAll<HTMLElement>('[data-screen-sized]')) {
      element.style.setProperty('--zoom', String(zoom));
    }
    this.zoom.setState(zoom, true);
    this.seen.setState(camera, true);
    const now = performance.now();
    if (now - this.#lastLook < LOOK_INTERVAL) return;
    this.#lastLook = now;
    this.#onLook();
  }
}

/** px kept free around what is brought into view. */
const ROOM = 40;

/** Zoom beyond which a small component is not magnified to fill the view. */
const SHOW_ZOOM = 3;

function withRoom({ x, y, width, height }: Rect): Rect {
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

/** How far a span has to move to lie within the frame; its start where it is longer. */
function shiftInto(start: number, length: number, frame: number): number {
  const end = start + length;
  if (start >= 0 && end <= frame) return 0;
  if (length > frame - ROOM * 2 || start < ROOM) return ROOM - start;
  return frame - ROOM - end;
}
