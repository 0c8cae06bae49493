import type { Point } from '@pagewright/model/units';
import { DragGesture } from '../../canvas/gestures.ts';
import type { Modifiers } from './drags.ts';
import { LongPress } from './long-press.ts';
import type { PointerTool, PressTarget } from './pointer-tool.ts';
import type { StageCamera } from './stage-camera.ts';

/** What a pointer is on, and where on the page that it is on. */
export interface StagePlace {
  readonly target: PressTarget;
  readonly at: Point;
}

interface StagePointersOptions {
  readonly frame: HTMLElement;
  readonly camera: StageCamera;
  readonly tool: PointerTool;
  /** Undefined beside every page. Makes the page under the pointer the one that is edited. */
  readonly placeOf: (event: PointerEvent) => StagePlace | undefined;
  /** The place on the page that is edited. */
  readonly pointOf: (event: PointerEvent) => Point;
  readonly isSelected: (target: PressTarget) => boolean;
  /** A press beside every page drags the camera instead of a frame. */
  readonly pansBesidePages: () => boolean;
}

/**
 * Says who gets which pointer. The camera: the middle button (zoom), the space bar with any, two fingers, and one finger
 * that is on nothing selected. The tool: everything else. A finger that rests opens the menu of what it is on.
 */
export class StagePointers {
  readonly #options: StagePointersOptions;
  readonly #camera: DragGesture;
  readonly #touches = new Map<number, PointerEvent>();
  readonly #longPress = new LongPress();
  #spaceIsDown = false;
  #pressed: PointerEvent | undefined;

  constructor(options: StagePointersOptions) {
    this.#options = options;
    const { frame, camera } = options;
    this.#camera = new DragGesture(frame, camera.controller, {
      onClick: () => this.#tap(),
      onDoubleClick: () => undefined,
    });
  }

  down(event: PointerEvent): void {
    if (isBusy(event.target)) return;
    // The press gives the focus by itself, without the ring that a focus given here would have.
    const { frame, tool, camera } = this.#options;
    camera.locate();
    if (event.pointerType === 'touch') return this.#touchDown(event);
    if (event.button === 1 || (event.button === 0 && this.#spaceIsDown)) return this.#moveCamera(event);
    const place = this.#options.placeOf(event);
    if (event.button === 2) return this.#selectForMenu(place, event);
    if (event.button !== 0) return;
    if (!place && this.#options.pansBesidePages()) return this.#moveCamera(event);
    frame.setPointerCapture(event.pointerId);
    tool.press(place?.target ?? { on: 'page' }, place?.at ?? this.#options.pointOf(event), modifiersOf(event));
  }

  move(event: PointerEvent): void {
    const { tool, frame, pointOf, camera } = this.#options;
    this.#longPress.moved(event);
    if (this.#camera.has(event.pointerId)) {
      camera.touch();
      return this.#camera.move(event);
    }
    if (!tool.isDown) return;
    if (frame.dataset.dragging === undefined) frame.dataset.dragging = '';
    tool.move(pointOf(event), modifiersOf(event));
  }

  up(event: PointerEvent): void {
    this.#lifted(event);
    if (this.#camera.has(event.pointerId)) return this.#camera.up(event);
    delete this.#options.frame.dataset.dragging;
    if (this.#options.tool.isDown) this.#options.tool.release();
  }

  cancel(event: PointerEvent): void {
    this.#lifted(event);
    if (this.#camera.has(event.pointerId)) return this.#camera.cancel(event);
    this.abort();
  }

  dispose(): void {
    this.#longPress.end();
  }

  /** Ends a drag without having changed anything. Whether there was one. */
  abort(): boolean {
    delete this.#options.frame.dataset.dragging;
    const { tool } = this.#options;
    if (!tool.isDown) return false;
    tool.cancel();
    return true;
  }

  /** The space bar makes a hand of the pointer. */
  setSpace(isDown: boolean): void {
    this.#spaceIsDown = isDown;
    this.#options.frame.toggleAttribute('data-hand', isDown);
  }

  #touchDown(event: PointerEvent): void {
    const { tool, frame, placeOf, isSelected } = this.#options;
    const others = [...this.#touches.values()];
    this.#touches.set(event.pointerId, event);
    if (others.length > 0) {
      this.#longPress.end();
      if (tool.isDown) {
        this.abort();
        for (const other of others) this.#camera.down(other);
      }
      return this.#moveCamera(event);
    }
    const place = placeOf(event);
    this.#longPress.begin(event, () => this.#held(event, place));
    if (!place || !isSelected(place.target)) return this.#moveCamera(event);
    frame.setPointerCapture(event.pointerId);
    tool.press(place.target, place.at, modifiersOf(event));
  }

  /** What a finger rests on is selected and its menu opened; lifting the finger is no tap then. */
  #held(event: PointerEvent, place: StagePlace | undefined): void {
    this.abort();
    this.#camera.cancel(event);
    this.#selectForMenu(place, event);
    const { clientX, clientY } = event;
    this.#options.frame.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 }),
    );
  }

  #lifted({ pointerId }: PointerEvent): void {
    this.#touches.delete(pointerId);
    this.#longPress.end();
  }

  #moveCamera(event: PointerEvent): void {
    this.#pressed = event;
    this.#camera.down(event);
  }

  /** A tap selects what it is on. */
  #tap(): void {
    const event = this.#pressed;
    if (!event || this.#spaceIsDown) return;
    const { tool, placeOf } = this.#options;
    const place = placeOf(event);
    tool.press(place?.target ?? { on: 'page' }, place?.at ?? { x: 0, y: 0 }, modifiersOf(event));
    tool.release();
  }

  #selectForMenu(place: StagePlace | undefined, event: PointerEvent): void {
    if (place && this.#options.isSelected(place.target)) return;
    this.#options.tool.press(place?.target ?? { on: 'page' }, place?.at ?? { x: 0, y: 0 }, modifiersOf(event));
    this.#options.tool.cancel();
  }
}

function modifiersOf(event: PointerEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey };
}

/** Buttons above the page, arrows between pages, and what is being typed in, keep their own presses. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      '[data-in-place], [data-connection], [data-ruler], [data-movable], button, input, [contenteditable="true"]',
    ) !== null
  );
}
