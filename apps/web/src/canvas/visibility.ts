import { type Rect, sharedArea } from '@pagewright/model/units';

/** Which pages are seen: plain rectangle arithmetic in world px. */

/** Share of the view by which it may move before anybody looks again. */
const NEAR = 0.1;

/** A rectangle grown on every side by a share of its own size. */
export function grown(rect: Rect, share: number): Rect {
  const dx = rect.width * share;
  const dy = rect.height * share;
  return { x: rect.x - dx, y: rect.y - dy, width: rect.width + dx * 2, height: rect.height + dy * 2 };
}

/**
 * Indexes of the pages to draw in full, nearest to the middle of the view first: those that the view shows, then those
 * within `margin` (a share of the view) around it, `limit` together. None where the view shows more than `limit`: they
 * are too small to be read then, and a mixture of full and sketched pages would look broken.
 */
export function pagesToMount(rects: readonly Rect[], view: Rect, limit: number, margin = 0.5): number[] {
  const around = grown(view, margin);
  const near = byUrgency(rects, view).filter(({ rect, seen }) => seen || sharedArea(rect, around) > 0);
  if (near.filter(({ seen }) => seen).length > limit) return [];
  return near.slice(0, limit).map(({ index }) => index);
}

/** Indexes of all pages, of both kinds those nearest to the middle of the view first. */
export interface PagesByUrgency {
  /** In the view. */
  readonly seen: readonly number[];
  readonly others: readonly number[];
}

export function pagesByUrgency(rects: readonly Rect[], view: Rect): PagesByUrgency {
  const pages = byUrgency(rects, view);
  const indexes = (wanted: boolean) => pages.filter(({ seen }) => seen === wanted).map(({ index }) => index);
  return { seen: indexes(true), others: indexes(false) };
}

/** Indexes of the pages that the view shows, or is about to show. */
export function pagesNear(rects: readonly Rect[], view: Rect): number[] {
  const around = grown(view, NEAR);
  return rects.flatMap((rect, index) => (sharedArea(rect, around) > 0 ? [index] : []));
}

function byUrgency(rects: readonly Rect[], view: Rect) {
  const centre = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return rects
    .map((rect, index) => ({ index, rect, seen: sharedArea(rect, view) > 0, distance: distanceTo(rect, centre) }))
    .sort((a, b) => Number(b.seen) - Number(a.seen) || a.distance - b.distance || a.index - b.index);
}

function distanceTo(rect: Rect, point: { x: number; y: number }): number {
  return Math.hypot(rect.x + rect.width / 2 - point.x, rect.y + rect.height / 2 - point.y);
}

/** Two pages count as equally visible when their visible areas differ by less than this share. */
const TIE = 0.01;

/**
 * The page most visible in the view, or -1 where none is seen. Where several are equally visible the present one
 * stays, else the first, so that the focus does not wander while everything is in sight.
 */
export function mostVisible(rects: readonly Rect[], view: Rect, present: number): number {
  const areas = rects.map((rect) => sharedArea(rect, view));
  const largest = Math.max(0, ...areas);
  if (largest === 0) return -1;
  const enough = largest * (1 - TIE);
  if ((areas[present] ?? 0) >= enough) return present;
  return areas.findIndex((area) => area >= enough);
}
