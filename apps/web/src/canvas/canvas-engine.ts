import type { Point, Rect } from '@pagewright/model/units';
import { type Camera, centreOn, fitCamera, notAbove, panBy, visibleWorld, zoomAround } from './camera.ts';
import { type CameraController, createCameraController } from './camera-controller.ts';
import { attachGestures } from './gestures.ts';
import { canvasKey, isForCanvas } from './keyboard.ts';
import { createMountStore, type MountStore } from './mount-store.ts';
import { type GridRoom, gridRoom, type PageGrid } from './page-grid.ts';
import { type Sketch, SketchLayer } from './sketch-layer.ts';
import { mostVisible, pagesByUrgency, pagesNear, pagesToMount } from './visibility.ts';

/** Pages drawn in full at once; where more are in view they are too small to be read. */
const MOUNT_LIMIT = 60;
/** ms between two looks at which pages are seen while the camera moves. */
const LOOK_INTERVAL = 80;
/** px of width below which a page takes all there is to be read. */
const PHONE = 600;
/** px of a page label on the screen, and the most it takes in the world (half of the gap between rows). */
const LABEL = { screen: 13, world: 44 } as const;

/** Joins camera, gestures, keys, visibility and mounting for one canvas element. Knows nothing of React. */
export class CanvasEngine {
  readonly camera: CameraController;
  /** Pages drawn in full. */
  readonly mounts: MountStore;

  readonly #viewport: HTMLElement;
  readonly #world: HTMLElement;
  readonly #sketches: SketchLayer;
  readonly #zoomListeners = new Set<(zoom: number) => void>();
  readonly #focusListeners = new Set<(index: number) => void>();
  readonly #off = new AbortController();
  readonly #resize: ResizeObserver;
  #grid: PageGrid = { rects: [], bounds: { x: 0, y: 0, width: 1, height: 1 } };
  #focused = -1;
  #openPage: ((pageId: number) => void) | undefined;
  #press: ((pressed: HTMLElement) => void) | undefined;
  #lastLook = 0;
  /** px of the world. */
  #labelSize = 0;
  /** Whether the person has moved the camera; until then it keeps fitting the pages as they arrive. */
  #touched = false;

  constructor(viewport: HTMLElement, world: HTMLElement, onRoom: (room: GridRoom) => void) {
    this.#viewport = viewport;
    this.#world = world;
    this.camera = createCameraController(world, {
      onMove: (camera) => this.#moved(camera),
      onSettle: (camera) => this.#settled(camera),
    });
    // Only a person's own movement has to be kept smooth; while pages arrive they are drawn at once.
    this.mounts = createMountStore(
      () => this.#touched && this.camera.isMoving(),
      () => this.#reveal(),
    );
    this.#sketches = new SketchLayer(world);
    const detach = attachGestures(viewport, this.camera, {
      onClick: (target) => this.#click(target),
      onDoubleClick: (target) => this.#doubleClick(target),
    });
    this.#off.signal.addEventListener('abort', detach);
    const { signal } = this.#off;
    for (const type of ['pointerdown', 'wheel']) {
      viewport.addEventListener(type, () => this.#touch(), { signal, passive: true });
    }
    window.addEventListener('keydown', (event) => this.#key(event), { signal });
    viewport.addEventListener('focusin', ({ target }) => this.#follow(viewport, target), { signal });
    const measure = () => {
      this.camera.resize({ width: Math.max(1, viewport.clientWidth), height: Math.max(1, viewport.clientHeight) });
      onRoom(gridRoom(this.camera.viewport()));
    };
    // At once: pages are laid out for this room when they come first, and not twice.
    measure();
    this.#resize = new ResizeObserver(() => {
      measure();
      if (this.#touched) this.#look();
      else this.camera.set(this.#fitted());
    });
    this.#resize.observe(viewport);
  }

  /** Other pages, or the same in new places. The camera follows as long as the person has not moved it, or when all has changed. */
  setPages(grid: PageGrid, sketches: readonly Sketch[]): void {
    const before = this.#grid.bounds;
    const first = this.#grid.rects.length === 0;
    this.#grid = grid;
    // A world of no size of its own makes Chromium lay out its layers ten times slower in every frame of a zoom.
    this.#world.style.width = `${grid.bounds.width}px`;
    this.#world.style.height = `${grid.bounds.height}px`;
    const reshaped = before.width !== grid.bounds.width || before.height !== grid.bounds.height;
    const fitted = this.#fitted();
    if (first) this.camera.set(fitted);
    else if (reshaped && !this.#touched) this.camera.animateTo(fitted);
    this.#sketches.show(grid, sketches);
    // New pages bring new labels.
    this.#labelSize = 0;
    this.#sizeLabels(this.#touched ? this.camera.get() : fitted);
    this.#look();
  }

  /** What opens a page by a double-click. */
  setOpenPage(open: ((pageId: number) => void) | undefined): void {
    this.#openPage = open;
  }

  /** What is told of elements with `data-press` that are pressed and not dragged by. */
  setPress(press: ((pressed: HTMLElement) => void) | undefined): void {
    this.#press = press;
  }

  /** Resets to fit (spec §2). */
  fit(): void {
    this.#touched = false;
    this.camera.animateTo(this.#fitted());
  }

  /** Zooms around the middle of the viewport. */
  zoomBy(factor: number): void {
    this.#touched = true;
    this.camera.animateTo(zoomAround(this.camera.get(), this.#middle(), factor));
  }

  zoomTo(zoom: number): void {
    this.zoomBy(zoom / this.camera.get().zoom);
  }

  showPage(index: number): void {
    const page = this.#grid.rects[index];
    if (!page) return;
    const rect = withCaption(page, this.#grid);
    this.#touched = true;
    const viewport = this.camera.viewport();
    const fitting = fitCamera(rect, viewport);
    // A page that is already large enough is only brought to the middle; on a phone only a whole one is.
    const isPhone = viewport.width < PHONE;
    const zoom = Math.max(this.camera.get().zoom, fitting.zoom * (isPhone ? 1 : 0.6));
    const centred = centreOn({ ...fitting, zoom: Math.min(zoom, Math.max(fitting.zoom, 1)) }, rect, viewport);
    // There, half of the screen would be empty above the first page.
    this.camera.animateTo(isPhone ? notAbove(centred, this.#grid.bounds, viewport) : centred);
    this.#focus(index);
  }

  onZoom(listener: (zoom: number) => void): () => void {
    this.#zoomListeners.add(listener);
    listener(this.camera.get().zoom);
    return () => this.#zoomListeners.delete(listener);
  }

  /** Tells the index of the most visible page, now and whenever it changes; -1 for none. */
  onFocusedPage(listener: (index: number) => void): () => void {
    this.#focusListeners.add(listener);
    listener(this.#focused);
    return () => this.#focusListeners.delete(listener);
  }

  dispose(): void {
    this.#off.abort();
    this.#resize.disconnect();
    this.camera.dispose();
    this.mounts.dispose();
    this.#sketches.dispose();
  }

  #fitted(): Camera {
    return fitCamera(this.#grid.start ?? this.#grid.bounds, this.camera.viewport());
  }

  #middle(): Point {
    const { width, height } = this.camera.viewport();
    return { x: width / 2, y: height / 2 };
  }

  #touch(): void {
    this.#touched = true;
  }

  #moved(camera: Camera): void {
    for (const listener of this.#zoomListeners) listener(camera.zoom);
    this.#reveal();
    const now = performance.now();
    if (now - this.#lastLook < LOOK_INTERVAL) return;
    this.#lastLook = now;
    this.#look();
  }

  #settled(camera: Camera): void {
    this.#sizeLabels(camera);
    this.#look();
  }

  /** Labels keep their size on the screen. Not while the camera moves; and theirs alone is set, or all pages are restyled. */
  #sizeLabels(camera: Camera): void {
    const size = Math.min(this.#grid.caption?.type ?? LABEL.world, LABEL.screen / camera.zoom);
    if (size === this.#labelSize) return;
    this.#labelSize = size;
    for (const label of this.#world.querySelectorAll<HTMLElement>('[data-page-label]'))
      label.style.fontSize = `${size}px`;
  }

  /** Sees which pages are in view: mounts them and reports the most visible one. */
  #look(): void {
    const view = visibleWorld(this.camera.get(), this.camera.viewport());
    this.#sketches.want(pagesByUrgency(this.#grid.rects, view));
    this.mounts.want(pagesToMount(this.#grid.rects, view, MOUNT_LIMIT));
    this.#focus(mostVisible(this.#grid.rects, view, this.#focused));
    this.#reveal();
  }

  /** Sees which sketches are needed: of pages near the view that are not there in full. */
  #reveal(): void {
    const view = visibleWorld(this.camera.get(), this.camera.viewport());
    this.#sketches.reveal(pagesNear(this.#grid.rects, view).filter((index) => !this.mounts.isMounted(index)));
  }

  #focus(index: number): void {
    if (index === this.#focused) return;
    this.#slot(this.#focused)?.removeAttribute('data-focused');
    this.#slot(index)?.setAttribute('data-focused', '');
    this.#focused = index;
    for (const listener of this.#focusListeners) listener(index);
  }

  #slot(index: number): Element | null {
    return this.#world.querySelector(`[data-page-index="${index}"]`);
  }

  #click(target: Element): void {
    const slot = target.closest('[data-page-index]');
    if (slot instanceof HTMLElement) this.#focus(Number(slot.dataset.pageIndex));
    const pressed = target.closest<HTMLElement>('[data-press]');
    if (pressed) this.#press?.(pressed);
  }

  /** Opens the page that lies there, else resets to fit (spec §2). */
  #doubleClick(target: EventTarget | null): void {
    const element = target instanceof Element ? target : undefined;
    // Two presses of a button are two presses.
    if (element?.closest('button, [data-press]')) return;
    const slot = element?.closest<HTMLElement>('[data-page-id]');
    if (slot && this.#openPage) this.#openPage(Number(slot.dataset.pageId));
    else this.fit();
  }

  /** What is reached by keys is brought into view, if it is not there or is about to leave. */
  #follow(viewport: HTMLElement, target: EventTarget | null): void {
    if (!(target instanceof Element) || target === viewport || !target.matches(':focus-visible')) return;
    const slot = target.closest<HTMLElement>('[data-page-index]');
    const stays = isWithin(target, viewport) && !this.camera.isMoving();
    if (slot && !stays) this.showPage(Number(slot.dataset.pageIndex));
  }

  #key(event: KeyboardEvent): void {
    const action = canvasKey(event);
    if (!action || event.defaultPrevented || !isForCanvas(event.target, this.#viewport)) return;
    event.preventDefault();
    if (action.kind === 'reset') this.fit();
    else if (action.kind === 'zoom') this.zoomBy(action.factor);
    else if (action.kind === 'page') this.showPage(Math.max(0, this.#focused + action.step));
    else {
      this.#touched = true;
      this.camera.set(panBy(this.camera.get(), action.dx, action.dy));
    }
  }
}

/** What is brought into view with a page. */
function withCaption({ x, y, width, height }: Rect, { caption }: PageGrid): Rect {
  const room = caption?.room ?? 0;
  return { x, y: y - room, width, height: height + room };
}

function isWithin(element: Element, frame: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}
