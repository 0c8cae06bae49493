import { contrast, MIN_CONTRAST } from '@pagewright/model/color';

/** Markers for dark words and for light ones. */
const MARKERS = [
  ['#fff2a8', '#c9f2d0', '#cfe4ff', '#ffd6e0', '#ffe0b8', '#e4d9ff'],
  ['#5c4a00', '#14532d', '#1e3a8a', '#831843', '#7c2d12', '#4c1d95'],
] as const;

/** Colours on which words of a colour can be read, the usual one first. */
export function markersFor(ink: string): readonly string[] {
  return MARKERS.flat()
    .filter((mark) => contrast(ink, mark) >= MIN_CONTRAST.text)
    .slice(0, MARKERS[0].length);
}
