import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import type { Point, Rect } from '@pagewright/model/units';
import { createStore } from 'zustand/vanilla';
import { visibleWorld } from '../../canvas/camera.ts';
import { createMountStore, type MountStore } from '../../canvas/mount-store.ts';
import { type GridRoom, gridRoom } from '../../canvas/page-grid.ts';
import { pagesToMount } from '../../canvas/visibility.ts';
import { type DraggedBoxes, type Editor, NOTHING_DRAGGED } from '../document/editor.ts';
import type { Pointed } from '../insert/text-box.ts';
import { type DraggedGuide, GuideTool } from './guide-tool.ts';
import { MovedElements } from './moved-elements.ts';
import { NO_FEEDBACK, PointerTool, type PressTarget, type ToolFeedback } from './pointer-tool.ts';
import { pageUnder, targetAt, targetOf } from './press-target.ts';
import { snapAids } from './stage-aids.ts';
import { StageCamera } from './stage-camera.ts';
import type { PlacedPage, StageView } from './stage-layout.ts';
import { StagePointers } from './stage-pointers.ts';

/** Pages drawn in full at once besides the one that is edited. */
const MOUNTED = 24;

interface At {
  readonly clientX: number;
  readonly clientY: number;
  readonly target: EventTarget | null;
}

/** Joins camera, pointers, keys and mounting for one stage element. Knows nothing of React. */
export class StageEngine {
  readonly camera: StageCamera;
  readonly mounts: MountStore;
  readonly feedback = createStore<ToolFeedback>(() => NO_FEEDBACK);
  /** Guides go from the rulers to the page and back. */
  readonly guides: GuideTool;
  readonly draggedGuide = createStore<DraggedGuide | undefined>(() => undefined);

  readonly #editor: Editor;
  readonly #pointers: StagePointers;
  readonly #tool: PointerTool;
  /** Where the pointer was last; undefined where it is not over the stage. */
  #pointer: Pick<At, 'clientX' | 'clientY'> | undefined;
  readonly #off = new AbortController();
  #placed: readonly PlacedPage[] = [];
  #view: StageView | undefined;
  #home: Rect | undefined;

  constructor(frame: HTMLElement, world: HTMLElement, editor: Editor, onRoom: (room: GridRoom) => void) {
    this.#editor = editor;
    this.camera = new StageCamera(frame, world, () => this.#look());
    this.mounts = createMountStore(() => this.camera.controller.isMoving());
    const moved = new MovedElements();
    const tool = new PointerTool(
      editor,
      () => this.camera.controller.get().zoom,
      (feedback) => {
        moved.show(world.querySelector('[data-shown]'), feedback.moved);
        this.feedback.setState(feedback, true);
        editor.dragged.setState(draggedBoxes(editor, feedback), true);
      },
      snapAids,
    );
    this.guides = new GuideTool(
      editor,
      () => this.camera.controller.get().zoom,
      (dragged) => this.draggedGuide.setState(dragged, true),
    );
    this.#tool = tool;
    this.#pointers = new StagePointers({
      frame,
      camera: this.camera,
      tool,
      pointOf: (event) => this.#pointOf(event),
      placeOf: (event) => {
        const at = this.pagePoint(event);
        return at && { target: targetAt(event), at };
      },
      isSelected: (target) =>
        target.on === 'component' ? editor.store.getState().selected.includes(target.id) : target.on !== 'page',
      pansBesidePages: () => this.#view !== 'page',
    });
    this.#listen(frame);
    const observer = new ResizeObserver(() => onRoom(gridRoom(this.camera.controller.viewport())));
    observer.observe(frame);
    this.#off.signal.addEventListener('abort', () => observer.disconnect());
  }

  /**
   * New places of the pages. The camera goes to the page that is edited: at once where it is alone or has just been
   * opened, no farther than needed where all are seen. What flows between the pages is first seen as a whole.
   */
  setPages(placed: readonly PlacedPage[], view: StageView): void {
    const opened = view !== this.#view;
    this.#placed = placed;
    this.#view = view;
    const home = this.#shown()?.place;
    if (home && (opened || !isSame(home, this.#home))) {
      this.#home = home;
      this.camera.setPages(home, around(placed), opened || view === 'page');
      if (opened && view === 'flow') this.camera.fit();
    }
    this.#look();
  }

  /** A place of the screen on the page that lies there, which becomes the one that is edited; undefined beside all. */
  pagePoint(event: At): Point | undefined {
    const id = pageUnder(event.target);
    if (id === undefined) return undefined;
    this.#editor.showPage(id);
    this.camera.locate();
    return this.#pointOf(event);
  }

  /** Where the pointer is on the page that lies under it, which becomes the one that is edited; undefined beside all. */
  pointed(): Pointed | undefined {
    if (!this.#pointer) return undefined;
    const { clientX, clientY } = this.#pointer;
    const at = this.pagePoint({ clientX, clientY, target: document.elementFromPoint(clientX, clientY) });
    return at && { ...at, screen: { x: clientX, y: clientY } };
  }

  /** What a press there would take hold of. */
  meantBy(target: EventTarget | null): PressTarget {
    return this.#tool.meant(targetOf(target));
  }

  /** Whether a double-click has gone into a group with its first or second click, and so has found this in it. */
  hasEntered({ id, groupId }: Component): boolean {
    const before = this.#tool.selectedBeforeTwo;
    return groupId !== undefined && !(before.length === 1 && before[0] === id);
  }

  /** The guide that is dragged follows the pointer; over a ruler it is let go of. */
  moveGuide(event: PointerEvent): void {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const isBack = under.some((one) => one instanceof HTMLElement && one.dataset.ruler !== undefined);
    this.guides.move(this.#pointOf(event), { isFree: event.ctrlKey || event.metaKey, isBack });
  }

  dispose(): void {
    this.#off.abort();
    this.#pointers.dispose();
    this.camera.dispose();
    this.mounts.dispose();
  }

  /** On the page that is edited. */
  #pointOf(event: Omit<At, 'target'>): Point {
    const { x, y } = this.camera.worldPoint(event);
    const place = this.#shown()?.place;
    return { x: x - (place?.x ?? 0), y: y - (place?.y ?? 0) };
  }

  #shown(): PlacedPage | undefined {
    const { pageId } = this.#editor.store.getState();
    return this.#placed.find(({ opened }) => opened.id === pageId);
  }

  #look(): void {
    // Called by the camera while this is still being made.
    if (this.#placed.length === 0) return;
    const { controller } = this.camera;
    const seen = visibleWorld(controller.get(), controller.viewport());
    const rects = this.#placed.map(({ place }) => place);
    this.mounts.want(pagesToMount(rects, seen, MOUNTED));
  }

  /** Pointers go past React: nothing of what they do while they move concerns it. */
  #listen(frame: HTMLElement): void {
    const { signal } = this.#off;
    frame.addEventListener('pointerdown', (event) => this.#pointers.down(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#moved(event), { signal });
    frame.addEventListener('pointerleave', () => this.#moved(undefined), { signal });
    frame.addEventListener('pointerup', (event) => this.#pointers.up(event), { signal });
    frame.addEventListener('pointercancel', (event) => this.#pointers.cancel(event), { signal });
    // The middle button would start the browser's own scrolling.
    frame.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), { signal });
    const keys = { signal, capture: true };
    window.addEventListener('keydown', (event) => this.#keyDown(event, frame), keys);
    window.addEventListener('keyup', (event) => event.key === ' ' && this.#pointers.setSpace(false), keys);
    window.addEventListener('blur', () => this.#pointers.setSpace(false), keys);
  }

  #moved(event: PointerEvent | undefined): void {
    this.#pointer = event;
    if (event) this.#pointers.move(event);
  }

  /** The space bar makes a hand of the pointer; Escape ends a drag without having changed anything. */
  #keyDown(event: KeyboardEvent, frame: HTMLElement): void {
    const isForPage =
      event.target === document.body ||
      event.target === frame ||
      (event.target instanceof Element && event.target.matches('[data-awaits-words]'));
    if (event.key === ' ' && isForPage) {
      event.preventDefault();
      this.#pointers.setSpace(true);
    }
    if (event.key !== 'Escape') return;
    const isDragged = this.guides.isDown;
    this.guides.cancel();
    if (this.#pointers.abort() || isDragged) event.stopPropagation();
  }
}

function draggedBoxes(editor: Editor, { moved, preview }: ToolFeedback): DraggedBoxes {
  const selected = new Set(editor.store.getState().selected);
  if (moved) {
    const boxes = editor.page().components.filter(({ id }) => moved.ids.has(id));
    return new Map(boxes.map((one) => [one.id, rectOf(behaviourOf(one).move(one, moved.by))]));
  }
  if (!preview) return NOTHING_DRAGGED;
  return new Map(preview.components.filter(({ id }) => selected.has(id)).map((one) => [one.id, rectOf(one)]));
}

/** From the world's origin to the last page, with the same room beyond the last as before the first. */
function around(placed: readonly PlacedPage[]): Rect {
  const room = Math.min(...placed.map(({ place }) => place.x));
  const width = Math.max(...placed.map(({ place }) => place.x + place.width)) + room;
  const height = Math.max(...placed.map(({ place }) => place.y + place.height)) + room;
  return { x: 0, y: 0, width, height };
}

function isSame(a: Rect, b: Rect | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
