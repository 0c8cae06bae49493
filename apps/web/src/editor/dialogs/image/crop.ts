import type { Rect, Size } from '@pagewright/model/units';

/** Changes of the area that a picture is cropped to, px of the picture. */

/** Sides of the area that a handle moves; `move` moves all of it. */
export type CropHandle = 'move' | 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** The largest area of a ratio in the middle, or all of the picture. */
export function initialArea(size: Size, ratio: number | undefined): Rect {
  if (ratio === undefined) return { x: 0, y: 0, ...size };
  const width = Math.min(size.width, size.height * ratio);
  const height = width / ratio;
  return { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
}

/** What an area is kept within. */
export interface CropBounds {
  /** Of the picture. */
  readonly size: Size;
  /** Shortest side of the area. */
  readonly least: number;
  /** Width by height, where it is to be kept. */
  readonly ratio?: number | undefined;
}

export function dragArea(area: Rect, handle: CropHandle, dx: number, dy: number, bounds: CropBounds): Rect {
  const { size, ratio } = bounds;
  const least = Math.min(bounds.least, area.width, area.height);
  if (handle === 'move') {
    return {
      ...area,
      x: clamp(area.x + dx, 0, size.width - area.width),
      y: clamp(area.y + dy, 0, size.height - area.height),
    };
  }
  const left = handle.includes('w') ? clamp(area.x + dx, 0, area.x + area.width - least) : area.x;
  const top = handle.includes('n') ? clamp(area.y + dy, 0, area.y + area.height - least) : area.y;
  const right = handle.includes('e')
    ? clamp(area.x + area.width + dx, area.x + least, size.width)
    : area.x + area.width;
  const bottom = handle.includes('s')
    ? clamp(area.y + area.height + dy, area.y + least, size.height)
    : area.y + area.height;
  const free = { x: left, y: top, width: right - left, height: bottom - top };
  return ratio === undefined ? free : withRatio(free, handle, ratio, size);
}

/** The area about its middle, so many times as large, as far as there is room. */
export function scaledArea(area: Rect, times: number, { size, least }: CropBounds): Rect {
  const most = Math.min(size.width / area.width, size.height / area.height);
  const scale = Math.min(most, Math.max(times, least / Math.min(area.width, area.height)));
  const [width, height] = [area.width * scale, area.height * scale];
  return {
    x: clamp(area.x + (area.width - width) / 2, 0, size.width - width),
    y: clamp(area.y + (area.height - height) / 2, 0, size.height - height),
    width,
    height,
  };
}

/** Fits the ratio into the dragged area; the corner or side across from the handle stays. */
function withRatio(area: Rect, handle: CropHandle, ratio: number, size: Size): Rect {
  const byHeight = handle === 'n' || handle === 's';
  const wanted = byHeight ? area.height * ratio : area.width;
  const roomX = handle.includes('w') ? area.x + area.width : size.width - area.x;
  const roomY = handle.includes('n') ? area.y + area.height : size.height - area.y;
  const width = Math.min(wanted, roomX, roomY * ratio);
  const height = width / ratio;
  return {
    x: handle.includes('w') ? area.x + area.width - width : area.x,
    y: handle.includes('n') ? area.y + area.height - height : area.y,
    width,
    height,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, max), Math.max(min, value));
}
