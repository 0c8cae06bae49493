import type { Size } from '@pagewright/model/units';
import { between, type Camera, cameraTransform, ZOOM_ANIMATION } from './camera.ts';

/** ms without movement after which the camera counts as settled. */
const SETTLE = 120;

export interface CameraController {
  get(): Camera;
  /** Size of the viewport, px, as last told: reading it from the element in a gesture would force a layout. */
  viewport(): Size;
  resize(viewport: Size): void;
  /** Moves at once: gestures call this for every pointer event. */
  set(camera: Camera): void;
  /** Moves within 140 ms (spec §2); at once where the person asked for reduced motion. */
  animateTo(camera: Camera): void;
  /** Whether the camera has moved within the last moment. */
  isMoving(): boolean;
  dispose(): void;
}

export interface CameraListeners {
  /** After every frame in which the camera moved. */
  onMove(camera: Camera): void;
  /** Once it has come to rest. */
  onSettle(camera: Camera): void;
}

/** Stands on the world while the camera moves. */
const MOVING = 'data-moving';

/**
 * Holds the camera outside React and writes it to the world element, at most once a frame. The world is never said to
 * change (`will-change`): Chromium would keep it drawn at no less than its own size, which far away is a hundred times
 * what is seen. And it stands on whole pixels of the screen: only then a pan shows what is drawn already, and texts are
 * not blurred.
 */
export function createCameraController(world: HTMLElement, listeners: CameraListeners): CameraController {
  let viewport: Size = { width: 1, height: 1 };
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  let frame = 0;
  let settleFrame = 0;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let animation: { from: Camera; to: Camera; start: number } | undefined;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

  function requestFrame() {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number) {
    frame = 0;
    if (animation) {
      const progress = Math.min(1, Math.max(0, (now - animation.start) / ZOOM_ANIMATION));
      camera = between(animation.from, animation.to, progress);
      if (progress >= 1) animation = undefined;
      else requestFrame();
    }
    world.style.transform = cameraTransform({ ...camera, x: onPixel(camera.x), y: onPixel(camera.y) });
    world.setAttribute(MOVING, '');
    listeners.onMove(camera);
    cancelAnimationFrame(settleFrame);
    clearTimeout(settleTimer);
    settleTimer = setTimeout(requestSettle, SETTLE);
  }

  /** Where frames take long, what moves the camera may still be waiting: it is handled before the next frame. */
  function requestSettle() {
    settleFrame = requestAnimationFrame(() => {
      if (frame === 0) settle();
    });
  }

  function settle() {
    settleTimer = undefined;
    world.removeAttribute(MOVING);
    listeners.onSettle(camera);
  }

  return {
    get: () => camera,
    viewport: () => viewport,
    resize(size) {
      viewport = size;
    },
    set(next) {
      animation = undefined;
      camera = next;
      requestFrame();
    },
    animateTo(next) {
      if (reducedMotion.matches) return this.set(next);
      animation = { from: camera, to: next, start: performance.now() };
      requestFrame();
    },
    isMoving: () => frame !== 0 || settleTimer !== undefined,
    dispose() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(settleFrame);
      clearTimeout(settleTimer);
    },
  };
}

/** The nearest place, px of the viewport, at which a pixel of the screen begins. */
function onPixel(place: number): number {
  return Math.round(place * window.devicePixelRatio) / window.devicePixelRatio;
}
