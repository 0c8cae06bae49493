import type { Point, Rect, Size } from '@pagewright/model/units';

/** The canvas camera: a world point `w` stands on the screen at `w * zoom + (x, y)`, in px of the viewport. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** Zoom range (spec §2). */
export const ZOOM = { min: 0.1, max: 6 } as const;
/** Fit never enlarges and never goes below the zoom range; px kept free around the content (spec §2). */
export const FIT = { min: 0.1, max: 1, padding: 20 } as const;
/** Length of a zoom animation, ms (spec §2). */
export const ZOOM_ANIMATION = 140;

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x + dx, y: camera.y + dy, zoom: camera.zoom };
}

/** Multiplies the zoom by `factor`, keeping what lies under `point` (px of the viewport) where it is. */
export function zoomAround(camera: Camera, point: Point, factor: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return { x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio, zoom };
}

/** The camera that shows `bounds` (world) whole and centred; where it is too large even so, its top left corner. */
export function fitCamera(bounds: Rect, viewport: Size, max: number = FIT.max): Camera {
  const room = {
    width: Math.max(1, viewport.width - FIT.padding * 2),
    height: Math.max(1, viewport.height - FIT.padding * 2),
  };
  const whole = Math.min(room.width / Math.max(1, bounds.width), room.height / Math.max(1, bounds.height));
  const zoom = Math.min(max, Math.max(FIT.min, whole));
  return {
    x: place(bounds.x, bounds.width, room.width, zoom),
    y: place(bounds.y, bounds.height, room.height, zoom),
    zoom,
  };
}

/** Where the world's origin comes to stand so that a span is centred in the room, or starts at its beginning. */
function place(start: number, length: number, room: number, zoom: number): number {
  const free = room - length * zoom;
  return FIT.padding + Math.max(0, free / 2) - start * zoom;
}

/** The same zoom with the middle of `rect` (world) in the middle of the viewport. */
export function centreOn(camera: Camera, rect: Rect, viewport: Size): Camera {
  return {
    x: viewport.width / 2 - (rect.x + rect.width / 2) * camera.zoom,
    y: viewport.height / 2 - (rect.y + rect.height / 2) * camera.zoom,
    zoom: camera.zoom,
  };
}

/** The camera moved up as far as it shows nothing above `bounds` (world) but the padding, where these do not fit anyway. */
export function notAbove(camera: Camera, bounds: Rect, viewport: Size): Camera {
  const top = FIT.padding - bounds.y * camera.zoom;
  const fits = bounds.height * camera.zoom <= viewport.height - FIT.padding * 2;
  return fits ? camera : { ...camera, y: Math.min(top, camera.y) };
}

/** The part of the world that the viewport shows. */
export function visibleWorld(camera: Camera, viewport: Size): Rect {
  return {
    x: -camera.x / camera.zoom,
    y: -camera.y / camera.zoom,
    width: viewport.width / camera.zoom,
    height: viewport.height / camera.zoom,
  };
}

/**
 * The camera at `progress` (0 to 1) of the way. All three parts go linearly, so that a point which stands still at
 * both ends of a zoom stands still all along.
 */
export function between(from: Camera, to: Camera, progress: number): Camera {
  const eased = 1 - (1 - progress) ** 3;
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    zoom: from.zoom + (to.zoom - from.zoom) * eased,
  };
}

/**
 * The camera as a CSS transform of the world, whose transform origin is its top left corner. In three dimensions, so that
 * the world is a compositor layer at all times: making it one would be a long first frame of each movement.
 */
export function cameraTransform(camera: Camera): string {
  return `translate3d(${camera.x}px, ${camera.y}px, 0) scale(${camera.zoom})`;
}
