import { mix } from '@pagewright/model/color';
import { GRADIENT_STOPS, type GradientStop } from '@pagewright/model/page';

/** Changes of a gradient's stops: 2 to 8 of them (spec §5, §9), sorted by their place. */

export function sortedStops(stops: readonly GradientStop[]): GradientStop[] {
  return [...stops].sort((a, b) => a.position - b.position);
}

/** Stops that a gradient starts with when it has too few: from the plain colour to a lighter one. */
export function initialStops(stops: readonly GradientStop[], color: string): GradientStop[] {
  if (stops.length >= GRADIENT_STOPS.min) return sortedStops(stops);
  const start = color === 'transparent' ? '#ffffff' : color;
  return [
    { color: start, position: 0 },
    { color: mix(start, '#ffffff', 0.6), position: 100 },
  ];
}

/** Adds a stop in the colour that the gradient has there. A full gradient stays as it is. */
export function addStop(stops: readonly GradientStop[], position: number): GradientStop[] {
  if (stops.length >= GRADIENT_STOPS.max) return [...stops];
  const place = clamp(Math.round(position));
  return sortedStops([...stops, { color: colorAt(stops, place), position: place }]);
}

/** Where the widest gap is, for a stop that is added without pointing. */
export function widestGap(stops: readonly GradientStop[]): number {
  const places = [0, ...sortedStops(stops).map((stop) => stop.position), 100];
  const gaps = places
    .slice(1)
    .map((end, index) => ({ middle: (end + (places[index] ?? 0)) / 2, width: end - (places[index] ?? 0) }));
  return gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest)).middle;
}

/** Removes a stop; two always stay. */
export function removeStop(stops: readonly GradientStop[], index: number): GradientStop[] {
  return stops.length > GRADIENT_STOPS.min ? stops.toSpliced(index, 1) : [...stops];
}

/** Moves a stop; where it went past another, `index` says where it stands now. */
export function moveStop(
  stops: readonly GradientStop[],
  index: number,
  position: number,
): { stops: GradientStop[]; index: number } {
  const moved = stops[index];
  if (!moved) return { stops: [...stops], index };
  const next = { ...moved, position: clamp(Math.round(position)) };
  const sorted = sortedStops(stops.with(index, next));
  return { stops: sorted, index: sorted.indexOf(next) };
}

export function recolorStop(stops: readonly GradientStop[], index: number, color: string): GradientStop[] {
  const stop = stops[index];
  return stop ? stops.with(index, { ...stop, color }) : [...stops];
}

export function reversedStops(stops: readonly GradientStop[]): GradientStop[] {
  return sortedStops(stops.map((stop) => ({ ...stop, position: 100 - stop.position })));
}

function colorAt(stops: readonly GradientStop[], position: number): string {
  const sorted = sortedStops(stops);
  const after = sorted.find((stop) => stop.position >= position) ?? sorted.at(-1);
  const before = sorted.findLast((stop) => stop.position <= position) ?? sorted[0];
  if (!before || !after) return '#ffffff';
  const width = after.position - before.position;
  return mix(before.color, after.color, width === 0 ? 0 : (position - before.position) / width);
}

function clamp(position: number): number {
  return Math.min(100, Math.max(0, position));
}
